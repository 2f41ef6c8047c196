import type { Conclusion } from '../failures/failure.ts';
import { isObject, parseJson } from '../text/json.ts';
import { shortenMarkdown } from '../text/shorten.ts';
import { lostView, type ReportView } from './view.ts';

/** Characters of a saved summary: the post step gets it as an environment variable, of 128 KiB at most on Linux. */
const LONGEST_SUMMARY = 20_000;

/** The view as it is saved for the post step. */
export function saveView(view: ReportView): string {
	return JSON.stringify({ ...view, summary: shortenMarkdown(view.summary, LONGEST_SUMMARY) });
}

const CONCLUSIONS: readonly Conclusion[] = ['success', 'failure', 'cancelled', 'timed_out', 'unknown'];

/** Reads back what the main step has saved: its last word, or what there is to say where it had none. */
export function restoreView(view: string, record: string): ReportView {
	const last = parseJson(view);
	if (isLastWord(last)) return last;
	const known = parseJson(record);
	return lostView(isObject(known) ? known : {});
}

/** Cutting secrets out of the state may have spoiled it: GitHub would refuse a conclusion that it does not know. */
function isLastWord(view: unknown): view is ReportView {
	if (!isObject(view) || typeof view.title !== 'string' || typeof view.summary !== 'string') return false;
	return view.phase === 'ended' && CONCLUSIONS.some((known) => known === view.conclusion) && isObject(view.resume);
}
