import type { ReporterName } from '../domain/reporting/view.ts';
import type { GitHubServer } from './client.ts';
import type { GitHubClock } from './retry.ts';

/** The inputs about reporting. */
export interface ReportInputs {
	readonly reportTo: readonly ReporterName[];
	readonly reportName: string;
	/** GitHub environment of the `deployment` reporter. */
	readonly environment: string;
	/** Key of the comment that several jobs share; '' for a comment of its own. */
	readonly commentKey: string;
	/** Address of what was deployed, with `{id}` and `{version}` in it; '' for none. */
	readonly environmentUrl: string;
	/** '' for none. */
	readonly githubToken: string;
}

/** The run that is reported, from the runner's environment. */
export interface ReportedRun extends GitHubServer {
	/** URL of the run, or ''. */
	readonly runUrl: string;
	/** Id of the run, the same in all of its attempts, or ''. */
	readonly runId: string;
	readonly trigger: { readonly commit: string; readonly pullRequest: number | undefined };
}

export interface ReportEdges {
	readonly environment: ReportedRun;
	readonly outputs: { set(values: Readonly<Record<string, string>>): void };
	readonly log: { info(line: string): void; debug(line: string): void };
	readonly clock: GitHubClock;
	/** Redacts keys and tokens in names that come from inputs. */
	readonly redactName: (text: string) => string;
}

/** What is reported, and where. Plain data: it is saved for the post step, whose own inputs and event may be others. */
export interface Reported extends Omit<ReportInputs, 'githubToken'> {
	/** The commit that people see; for a pull request its head. */
	readonly commit: string;
	/** Absent if the event has none. */
	readonly pullRequest?: number | undefined;
	/** The mark of this attempt's objects. */
	readonly runKey: string;
}
