import { braceExpand, Minimatch, type MinimatchOptions } from 'minimatch';
import { InputFailure } from '../../domain/failures/failure.ts';
import {
	ID,
	parseBoolean,
	parseChoice,
	parseNumber,
	parseSeconds,
	parseText,
	type RawInputs,
} from '../../domain/inputs/parsers.ts';
import { EVENT_TYPES, type FileEvent } from '../../domain/records/file-event.ts';

export type WatchFilesInputs = Readonly<ReturnType<typeof parseWatchFilesInputs>>;

/** The inputs of `watch-files` beside those of the service, checked. @throws InputFailure for the first bad one. */
export function parseWatchFilesInputs(raw: RawInputs) {
	return {
		browserId: parseText(raw, 'browser-id', ID),
		watchId: parseText(raw, 'watch-id', ID),
		untilType: parseChoice(raw, 'until-type', ['any', ...EVENT_TYPES]),
		/** A glob; '' for any path. */
		untilPath: parseGlob(raw('until-path').trim()),
		/** Events after which the watch ends; 0 for no bound. */
		maxEvents: parseNumber(raw, 'max-events', { least: 0, most: 1_000_000, default: 0 }),
		timeoutMs: parseSeconds(raw, 'timeout', { least: 0.1, most: 86_400, default: 60 }),
		failOnTimeout: parseBoolean(raw, 'fail-on-timeout', true),
	};
}

function parseGlob(glob: string): string {
	const bad = (problem: string, accepted: string) => new InputFailure('until-path', problem, accepted);
	if (/^[\w.-][^/]*\//.test(glob))
		throw bad(`is "${glob}", but event paths are absolute`, 'a glob such as /downloads/*.pdf or **/*.pdf');
	if (braceExpand(glob, GLOB).length > MOST_CHOICES)
		throw bad('has too many choices in braces', `a glob with at most ${MOST_CHOICES} choices`);
	return glob;
}

/** What braces may expand to. */
const MOST_CHOICES = 100;
const GLOB: MinimatchOptions = {
	platform: 'linux', // that of the browser's machine, whatever the runner's
	dot: true,
	matchBase: true, // a glob without a slash is for the name, as in .gitignore
	nocomment: true,
	nonegate: true,
	braceExpandMax: MOST_CHOICES + 1,
};

/** What a watch waits for. */
export type Awaited = Pick<WatchFilesInputs, 'untilType' | 'untilPath' | 'maxEvents'>;

/** Whether it waits for a certain event, rather than for a number of events. */
export function isSelective({ untilType, untilPath }: Awaited): boolean {
	return untilType !== 'any' || untilPath !== '';
}

/**
 * Builds what tells whether an event is the awaited one. Without `until-type` and `until-path` that is the first, or event
 * number `max-events`. Web pages choose the paths: minimatch 11 takes linear time for each.
 */
export function awaitedBy(inputs: Awaited): (event: FileEvent, count: number) => boolean {
	const { untilType, untilPath, maxEvents } = inputs;
	const glob = new Minimatch(untilPath, GLOB);
	const fits = (path: string) => untilPath === '' || path === untilPath || glob.match(path);
	return ({ type, path }, count) =>
		(untilType === 'any' || type === untilType) && fits(path) && (isSelective(inputs) || count >= maxEvents);
}

/** What it waits for, as the end of a sentence. */
export function describeAwaited({ untilType, untilPath, maxEvents }: Awaited): string {
	const type = untilType === 'any' ? 'an event' : `a ${untilType}`;
	const path = untilPath === '' ? '' : ` of "${untilPath}"`;
	return `${type}${path}${maxEvents === 0 ? '' : ` ("max-events": ${maxEvents})`}`;
}
