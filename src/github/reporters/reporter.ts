import type { ReporterName, ReportView } from '../../domain/reporting/view.ts';
import type { GitHub, GitHubApi } from '../client.ts';

/**
 * What is reported, and where. Plain data without secrets: it is saved for the post step, whose own inputs and event may be
 * others.
 */
export interface Reported {
	readonly reportTo: readonly ReporterName[];
	readonly reportName: string;
	/** GitHub environment of the `deployment` reporter. */
	readonly environment: string;
	/** Key of the comment that several jobs share; '' for a comment of its own. */
	readonly commentKey: string;
	/** The commit that people see; for a pull request its head. '' for none. */
	readonly commit: string;
	/** Absent if the event has none. */
	readonly pullRequest?: number | undefined;
	/** The mark of this attempt's objects. */
	readonly runKey: string;
}

/**
 * Shows the deploy in one place at GitHub: finds what this attempt has made, or makes it, and has it say this. Safe to call
 * again.
 * @param mayExist whether this attempt may have made it already, without a response.
 * @returns 'look again' if the post step is to do it once more all the same.
 */
export type Reporter = (view: ReportView, mayExist: boolean) => Promise<'look again' | undefined>;

export interface ReporterContext extends Reported, Pick<GitHub, 'log'> {
	readonly api: GitHubApi;
	/** URL of the run, or ''. */
	readonly runUrl: string;
	readonly isPost: boolean;
	/** Resolves when the check run shows the newest view, or has failed to. */
	readonly checkShown: () => Promise<void>;
	/** Sets an output; '' is not known yet. */
	readonly output: (name: 'check-url' | 'comment-url' | 'github-deployment-id', value: string) => void;
}
