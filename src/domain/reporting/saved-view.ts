import type { Conclusion } from '../failures/failure.ts';
import { field, isObject, parseJson } from '../text/json.ts';
import { shortenMarkdown } from '../text/shorten.ts';
import { type DeployRecord, MAY_EXIST, readRecord } from './deploy-record.ts';
import { lostView, type ReportView } from './view.ts';

/** The most characters of a saved summary: the post step gets it in an environment variable, on Linux of at most 128 KiB. */
const LONGEST_SUMMARY = 20_000;

/** The view as it is saved for the post step. */
export function saveView(view: ReportView): ReportView {
	return { ...view, summary: shortenMarkdown(view.summary, LONGEST_SUMMARY) };
}

const CONCLUSIONS: readonly Conclusion[] = ['success', 'failure', 'cancelled', 'timed_out', 'unknown'];

/** What the main step has saved for the post step. */
export interface SavedDeploy {
	readonly record: DeployRecord;
	/** The input `version`. */
	readonly version: string;
}

/**
 * Reads what the main step saved last (JSON).
 * @param run key of the attempt, for a step that has saved nothing.
 * @param wasRunning whether its process went on after the runner had given it up: it may have sent the request since.
 */
export function readSaved(text: string, run: string, wasRunning: boolean): SavedDeploy {
	const saved = parseJson(text);
	const record = readRecord(field(saved, 'record')) ?? { run, setup: '', digest: '', deployment: '' };
	const deployment = wasRunning && record.deployment === '' ? MAY_EXIST : record.deployment;
	return { record: { ...record, deployment }, version: String(field(saved, 'version') ?? '') };
}

/** The final view that the main step saved, or one for a step that was killed before it had one. */
export function restoreView(view: string, { record, version }: SavedDeploy): ReportView {
	const last = parseJson(view);
	return isLastWord(last) ? last : lostView(record, version);
}

/** Whether a saved view is intact. GitHub refuses unknown conclusions. */
function isLastWord(view: unknown): view is ReportView {
	if (!isObject(view) || typeof view.title !== 'string' || typeof view.summary !== 'string') return false;
	return view.phase === 'ended' && CONCLUSIONS.some((known) => known === view.conclusion) && isObject(view.record);
}
