import type { Conclusion } from '../failures/failure.ts';
import type { DeployRecord } from './deploy-record.ts';

/** The places at GitHub where a deployment can be shown. */
export const REPORTERS = ['check', 'status', 'deployment', 'comment'] as const;
export type ReporterName = (typeof REPORTERS)[number];

/** What GitHub shows of a deploy at one moment, without secrets. Plain data, because it is saved as JSON for the post step. */
export interface ReportView {
	/** Absent while the job is running. */
	readonly conclusion?: Conclusion;
	/** How the GitHub deployment stands; absent where there is to be none, or none yet. */
	readonly state?: 'queued' | 'in_progress' | 'ended' | 'inactive' | undefined;
	/** Plain text on one line. */
	readonly title: string;
	/** Markdown, escaped. */
	readonly summary: string;
	/** The file to annotate, relative to the workspace, its line (from 1; default: the first), and the message there. */
	readonly blame?: { readonly file: string; readonly line?: number; readonly message: string };
	readonly record: DeployRecord;
	/** Id of the deployment at the service, for people; '' while there is none. */
	readonly deployment: string;
	/** Address of what was deployed; absent where there is none. */
	readonly environmentUrl?: string | undefined;
}
