import { isId } from '../../domain/records/id.ts';
import { type DeployRecord, MAY_EXIST } from '../../domain/reporting/deploy-record.ts';
import { lostView, type ReporterName, type ReportView } from '../../domain/reporting/view.ts';
import { isObject, parseJson } from '../../domain/text/json.ts';
import { shortenMarkdown } from '../../domain/text/shorten.ts';
import type { Reported } from '../../github/reporters/reporter.ts';
import type { State } from '../../runner/sinks.ts';

/**
 * What the main step leaves to its post step, as one JSON. The post step goes by it, and not by its own inputs: in a composite
 * action those may be others.
 */
export interface Saved {
	/** What is reported, and where; absent for nothing. */
	readonly reported?: Reported;
	/** The reporters that are to show the last view once more; absent for all of them, as after a kill. */
	readonly left?: readonly ReporterName[];
	/** What is known of the deploy; absent where nothing is reported. */
	readonly record?: DeployRecord;
	/** The input `version`. */
	readonly version?: string;
	/** What every summary has below its heading, as markdown. */
	readonly headline?: string;
	/** How the job ended; absent after a kill. */
	readonly view?: ReportView;
	/** A deployment that has to go if its pull request is closed; absent once somebody has looked. */
	readonly preview?: Preview | undefined;
}

export interface Preview {
	readonly id: string;
	readonly pullRequest: number;
	/** When it became known, in milliseconds since 1970. */
	readonly madeAt: number;
	/** The inputs that say where the service is, by name. */
	readonly service: Readonly<Record<string, string>>;
}

/** Name of the state. */
const NAME = 'deploy';

/** The state as it is now. It is saved anew with each change, for the step may be killed at any time. */
export interface PostState {
	saved(): Saved;
	save(part: Saved): void;
}

export function openPostState({ read, keep }: Pick<State, 'read' | 'keep'>): PostState {
	let text = read(NAME);
	let saved = readSaved(text);
	return {
		saved: () => saved,
		save(part) {
			saved = { ...saved, ...part };
			const next = JSON.stringify(saved);
			if (next !== text) keep(NAME, next);
			text = next;
		},
	};
}

/** The most characters of a saved summary: the post step gets it in an environment variable, on Linux of at most 128 KiB. */
const LONGEST_SUMMARY = 20_000;

/** The final view as it is saved. */
export function saveView(view: ReportView): ReportView {
	return { ...view, summary: shortenMarkdown(view.summary, LONGEST_SUMMARY) };
}

/** Reads what the main step saved last. A disk that ran full may have kept half of it, which is nothing. */
function readSaved(text: string): Saved {
	const saved = parseJson(text);
	return isObject(saved) ? saved : {};
}

/**
 * The view that the post step shows: the last one, or one for a step that was killed before it had one.
 * @param runKey key of the attempt, for a step that has saved nothing.
 * @param wasRunning whether its process went on after the runner had given it up: it may have sent the request since.
 */
export function lastView(
	{ view, record, version = '', headline = '' }: Saved,
	runKey: string,
	wasRunning: boolean,
): ReportView {
	if (view !== undefined) return view;
	const known = record ?? { run: runKey, setup: '', digest: '', deployment: '' };
	const last = wasRunning && !isId(known.deployment) ? { ...known, deployment: MAY_EXIST } : known;
	return lostView(last, version, headline);
}
