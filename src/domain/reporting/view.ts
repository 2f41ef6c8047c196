import type { Conclusion } from '../failures/failure.ts';
import type { Redact } from '../secrets/redact.ts';
import { type ResumeRecord, redactResumeRecord } from './resume-record.ts';

/** What a pull request shows of a deploy at one moment. Plain data: it is saved for the post step as JSON. */
export interface ReportView {
	/** `queued` and `in_progress` as long as the job goes on. */
	readonly phase: 'preparing' | 'queued' | 'in_progress' | 'ended';
	readonly conclusion?: Conclusion;
	/** Plain text on one line. */
	readonly title: string;
	/** Markdown, escaped. */
	readonly summary: string;
	/** The file to blame, relative to the workspace, with what is said about it. */
	readonly blame?: { readonly file: string; readonly message: string };
	readonly resume: ResumeRecord;
}

/** The view without the secrets that its texts may echo: before they are cut to length, which could leave half of one. */
export function redactView(view: ReportView, redact: Redact): ReportView {
	const { title, summary, blame, resume } = view;
	return {
		...view,
		title: redact(title),
		summary: redact(summary),
		...(blame === undefined ? {} : { blame: { file: redact(blame.file), message: redact(blame.message) } }),
		resume: redactResumeRecord(resume, redact),
	};
}

/** What is shown when the job ended without a word: killed, or crashed. */
export function lostView(last: ResumeRecord): ReportView {
	const id = last.deployment_id === undefined ? '' : ` (\`${last.deployment_id}\`)`;
	return {
		phase: 'ended',
		conclusion: 'cancelled',
		title: 'The run ended before the deploy did',
		summary: `## 🚫 The run ended before the deploy did\n\nThe job was killed or cancelled. The deployment${id} may be there all the same: look at it at the service before a second try.\n`,
		resume: last,
	};
}
