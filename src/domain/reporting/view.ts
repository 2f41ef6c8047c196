import type { Conclusion } from '../failures/failure.ts';
import { isId } from '../records/id.ts';
import type { Redact } from '../secrets/redact.ts';
import type { DeployRecord } from './deploy-record.ts';

/** The places at GitHub where a deployment can be shown. */
export const REPORTERS = ['check', 'status', 'deployment', 'comment'] as const;
export type ReporterName = (typeof REPORTERS)[number];

/** What GitHub shows of a deploy at one moment. Plain data, because it is saved as JSON for the post step. */
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
	/** The input `version`. */
	readonly version: string;
	/** Whether nothing was deployed because the same runs already: there is no new GitHub deployment then. */
	readonly unchanged?: boolean;
	/** Whether the deployment was deleted again by the job that made it. */
	readonly isGone?: boolean;
}

/** Redacts the view. Must be called before its texts are truncated, which could leave a part of a secret. */
export function redactView(view: ReportView, redact: Redact): ReportView {
	const { title, summary, blame, version } = view;
	return {
		...view,
		title: redact(title),
		summary: redact(summary),
		...(blame === undefined ? {} : { blame: { ...blame, file: redact(blame.file), message: redact(blame.message) } }),
		version: redact(version),
	};
}

/**
 * The view for a job that was killed or crashed before it saved a final view.
 * @param headline what every summary has below its heading, as markdown.
 */
export function lostView(record: DeployRecord, version: string, headline: string): ReportView {
	const deployment = isId(record.deployment) ? record.deployment : '';
	const id = deployment === '' ? '' : ` (\`${deployment}\`)`;
	return {
		phase: 'ended',
		conclusion: 'cancelled',
		title: 'The run ended before the deploy did',
		summary: `## 🚫 The run ended before the deploy did\n\n${headline}\n\nThe job was killed or cancelled. The deployment${id} may exist. Look for it at the service before you try again.\n`,
		record,
		deployment,
		version,
	};
}

/** The last view of a job whose deployment was deleted after it. */
export function goneView(last: ReportView, pullRequest: number): ReportView {
	return {
		...last,
		title: `The preview was deleted. ${last.title}`,
		summary: `## 🗑️ The preview was deleted\n\nThe deployment was deleted at the end of the job because pull request #${pullRequest} is closed. Before that:\n\n${last.summary}`,
		isGone: true,
	};
}
