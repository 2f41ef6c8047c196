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

/** Whether a certain event is waited for, rather than a number of events. */
export function isSelective({ untilType, untilPath }: WatchCondition): boolean {
	return untilType !== 'any' || untilPath !== '';
}

/** `exhausted`: as many events as were allowed, and what was waited for is not among them. */
export type EventVerdict = 'matched' | 'exhausted' | 'more';

/**
 * Builds the judge of events. Without `until-type` and `until-path` every event fits: then the first one ends the
 * watch, or the one number `max-events`.
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

/** Bytes: Linux has no longer paths, and what says otherwise is no path. */
const LONGEST_PATH = 4_096;

/** Whether a path is too long to be held against a glob. */
export function isTooLong(path: string): boolean {
	return Buffer.byteLength(path) > LONGEST_PATH;
}

/**
 * Paths are those of the browser, not of this machine: always with slashes. A glob without a slash is held against the
 * last part of the path, as .gitignore has it; files whose names begin with a dot are like any other.
 * @throws GlobError where the text is no glob.
 */
export function pathMatcher(glob: string): (path: string) => boolean {
	if (glob === '') return () => true;
	const fits = compileGlob(glob);
	const isForName = !glob.includes('/');
	return (path) => !isTooLong(path) && fits(isForName ? path.slice(path.lastIndexOf('/') + 1) : path);
}

/** What is waited for, as the end of a sentence. */
export function describeCondition(condition: WatchCondition): string {
	const { untilType, untilPath, maxEvents } = condition;
	if (!isSelective(condition)) return maxEvents <= 1 ? 'any event' : `${maxEvents} events`;
	const type = untilType === 'any' ? 'an event' : `a ${untilType}`;
	const path = untilPath === '' ? '' : ` of "${untilPath}"`;
	return `${type}${path}${maxEvents === 0 ? '' : `, in at most ${maxEvents} events`}`;
}
