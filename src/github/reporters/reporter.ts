import type { ReporterName, ReportView } from '../../domain/reporting/view.ts';
import type { GitHubApi } from '../client.ts';

/** What keeps the record of a deploy for re-runs, of several reporters; undefined where none does. */
export function keeperOf(reportTo: readonly ReporterName[]): 'check' | 'deployment' | undefined {
	return (['check', 'deployment'] as const).find((name) => reportTo.includes(name));
}

/** The inputs about reporting. */
export interface ReportInputs {
	readonly reportTo: readonly ReporterName[];
	readonly reportName: string;
	/** GitHub environment of the `deployment` reporter. */
	readonly environment: string;
	/** Key of the comment that several jobs share; '' for a comment of its own. */
	readonly commentKey: string;
	/** Address of what was deployed, redacted, with `{id}` and `{version}` in it; '' for none. */
	readonly environmentUrl: string;
}

/** What is reported, and where. Plain data: it is saved for the post step, whose own inputs and event may be others. */
export interface Reported extends ReportInputs {
	/** The commit that people see; for a pull request its head. */
	readonly commit: string;
	/** Absent if the event has none. */
	readonly pullRequest?: number | undefined;
	/** The mark of this attempt's objects. */
	readonly runKey: string;
}

/**
 * Shows the deploy in one place at GitHub: finds what this attempt has made, or makes it, and has it say this. Safe to call
 * again.
 */
export type Reporter = (api: GitHubApi, view: ReportView) => Promise<void>;

export interface ReporterContext extends Reported {
	/** Id and URL of the run, or ''. */
	readonly runId: string;
	readonly runUrl: string;
	readonly isPost: boolean;
	/** Sets outputs. */
	readonly found: (outputs: Readonly<Record<string, string>>) => void;
	readonly say: (line: string) => void;
	/** Has the post step look at the comment once more, even though the view is shown. */
	readonly lookAgain: () => void;
	/** Resolves when the check run shows the newest view, or has failed to. */
	readonly checkShown: () => Promise<void>;
	/** Waits `ms` milliseconds and up to `spread` more, at random. Rejects once reporting is abandoned. */
	readonly pause: (ms: number, spread: number) => Promise<void>;
}
