import type { GitHubApi } from '../api.ts';
import type { ReportedRun } from '../open-reporters.ts';
import type { GateClock } from '../rate-limit-gate.ts';

export interface GoneInputs {
	readonly githubToken: string;
	/** GitHub environment whose deployments become inactive; '' for none. */
	readonly environment: string;
	/** Whose comment then says that the preview is gone; '' for none. */
	readonly reportName: string;
	/** Key of the comment that several jobs share, whose row it then is; '' for a comment of its own. */
	readonly commentKey: string;
}

export interface GoneEdges {
	readonly environment: ReportedRun;
	readonly log: { info(line: string): void; debug(line: string): void; notice(line: string): void };
	readonly clock: GateClock;
	/** Redacts names, in the same way as when they were sent to GitHub. */
	readonly redactName: (text: string) => string;
}

/** What each part of the telling needs. */
export interface Telling extends GoneEdges {
	readonly api: GitHubApi;
	readonly inputs: GoneInputs;
	/** When the step began, in milliseconds since 1970. */
	readonly began: number;
	/** Ends all of it. */
	readonly abandoned: AbortSignal;
	readonly leftMs: () => number;
}
