import type { Conclusion } from '../failures/failure.ts';
import { isObject, parseJson } from '../text/json.ts';
import { shortenMarkdown } from '../text/shorten.ts';
import { afterKill, type Kill } from './resume-record.ts';
import { lostView, type ReportView } from './view.ts';

/** The most characters of a saved summary: the post step gets it in an environment variable, on Linux of at most 128 KiB. */
const LONGEST_SUMMARY = 20_000;

/** The view as it is saved for the post step. */
export function saveView(view: ReportView): ReportView {
	return { ...view, summary: shortenMarkdown(view.summary, LONGEST_SUMMARY) };
}

const CONCLUSIONS: readonly Conclusion[] = ['success', 'failure', 'cancelled', 'timed_out', 'unknown'];

/**
 * Restores the final view that the main step saved, or builds one if the main step was killed before that.
 */
export function restoreView(view: string, record: string, kill: Kill): ReportView {
	const last = parseJson(view);
	if (isLastWord(last)) return last;
	const known = parseJson(record);
	return lostView(isObject(known) ? afterKill(known, kill) : {});
}

/** Whether a saved view is intact. GitHub refuses unknown conclusions. */
function isLastWord(view: unknown): view is ReportView {
	if (!isObject(view) || typeof view.title !== 'string' || typeof view.summary !== 'string') return false;
	return view.phase === 'ended' && CONCLUSIONS.some((known) => known === view.conclusion) && isObject(view.resume);
}
