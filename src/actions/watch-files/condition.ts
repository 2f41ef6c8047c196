import type { EventType, FileEvent } from '../../domain/records/file-event.ts';
import { compileGlob } from './glob.ts';

/** What ends a watch. */
export interface WatchCondition {
	readonly untilType: 'any' | EventType;
	/** A glob; '' for any path. */
	readonly untilPath: string;
	/** Events after which the watch ends; 0 for no bound. */
	readonly maxEvents: number;
}

/** Whether the watch waits for a certain event, rather than for a number of events. */
export function isSelective({ untilType, untilPath }: WatchCondition): boolean {
	return untilType !== 'any' || untilPath !== '';
}

/** `exhausted`: `max-events` is reached, and no event matched. */
export type EventVerdict = 'matched' | 'exhausted' | 'more';

/**
 * Builds the function that judges events. Without `until-type` and `until-path` every event matches: the watch then
 * ends with the first event, or with event number `max-events`.
 */
export function eventJudge(condition: WatchCondition): (event: FileEvent, count: number) => EventVerdict {
	const { untilType, untilPath, maxEvents } = condition;
	const fits = pathMatcher(untilPath);
	return (event, count) => {
		const isLast = maxEvents > 0 && count >= maxEvents;
		if (!isSelective(condition)) return isLast || maxEvents === 0 ? 'matched' : 'more';
		if ((untilType === 'any' || untilType === event.type) && fits(event.path)) return 'matched';
		return isLast ? 'exhausted' : 'more';
	};
}

/** Bytes of a path at most: the limit of Linux (PATH_MAX). */
const LONGEST_PATH = 4_096;

/** Whether a path is too long to be matched against a glob. */
export function isTooLong(path: string): boolean {
	return Buffer.byteLength(path) > LONGEST_PATH;
}

/** Parts of a path that lead out of the folder that it names. */
const LEADS_ELSEWHERE = /(?:^|\/)\.\.(?:\/|$)/;

/**
 * Builds the matcher for paths. They are paths on the browser's machine, so they always have slashes. A glob without a
 * slash is matched against the last part of the path, as in .gitignore. Names that begin with a dot are not special.
 * @throws GlobError if the text is not a valid glob.
 */
export function pathMatcher(glob: string): (path: string) => boolean {
	if (glob === '') return () => true;
	const fits = compileGlob(glob);
	const isForName = !glob.includes('/');
	return (path) =>
		!isTooLong(path) && !LEADS_ELSEWHERE.test(path) && fits(isForName ? path.slice(path.lastIndexOf('/') + 1) : path);
}

/** What the watch waits for, as the end of a sentence. */
export function describeCondition(condition: WatchCondition): string {
	const { untilType, untilPath, maxEvents } = condition;
	if (!isSelective(condition)) return maxEvents <= 1 ? 'any event' : `${maxEvents} events`;
	const type = untilType === 'any' ? 'an event' : `a ${untilType}`;
	const path = untilPath === '' ? '' : ` of "${untilPath}"`;
	return `${type}${path}${maxEvents === 0 ? '' : `, in at most ${maxEvents} events`}`;
}
