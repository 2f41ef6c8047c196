import type { Conclusion } from '../failures/failure.ts';
import type { DeployRecord } from './deploy-record.ts';

/** The places at GitHub where a deployment can be shown. */
export const REPORTERS = ['check', 'status', 'deployment', 'comment'] as const;
export type ReporterName = (typeof REPORTERS)[number];

/** What GitHub shows of a deploy at one moment, without secrets. Plain data, because it is saved as JSON for the post step. */
export interface ReportView {
	/** `ended` once the job has ended. */
	readonly phase: 'preparing' | 'queued' | 'in_progress' | 'ended';
	readonly conclusion?: Conclusion;
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
	/** Whether nothing was deployed because the same runs already: there is no new GitHub deployment then. */
	readonly unchanged?: boolean;
	/** Whether the deployment was deleted again by the job that made it. */
	readonly isGone?: boolean;
}
