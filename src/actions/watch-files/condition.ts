import { braceExpand, Minimatch, type MinimatchOptions } from 'minimatch';
import { InputFailure } from '../../domain/failures/failure.ts';
import type { EventType, FileEvent } from '../../domain/records/file-event.ts';

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
	const fits = untilPath === '' ? () => true : compileGlob(untilPath);
	return (event, count) => {
		const isLast = maxEvents > 0 && count >= maxEvents;
		if (!isSelective(condition)) return isLast || maxEvents === 0 ? 'matched' : 'more';
		if ((untilType === 'any' || untilType === event.type) && fits(event.path)) return 'matched';
		return isLast ? 'exhausted' : 'more';
	};
}

/** What braces may expand to. */
const MOST_CHOICES = 100;
const OPTIONS: MinimatchOptions = {
	platform: 'linux', // that of the browser's machine, whatever the runner's
	dot: true,
	matchBase: true, // a glob without a slash is for the name, as in .gitignore
	nocomment: true,
	nonegate: true,
	braceExpandMax: MOST_CHOICES + 1,
};

/**
 * Compiles a glob. Web pages choose the names that it is matched against: minimatch 11 takes linear time for each.
 * @throws InputFailure where its braces have too many choices.
 */
export function compileGlob(glob: string): (path: string) => boolean {
	if (braceExpand(glob, OPTIONS).length > MOST_CHOICES)
		throw new InputFailure(
			'until-path',
			'has too many choices in braces',
			`a glob with at most ${MOST_CHOICES} choices`,
		);
	const compiled = new Minimatch(glob, OPTIONS);
	return (path) => path === glob || compiled.match(path);
}

/** What the watch waits for, as the end of a sentence. */
export function describeCondition({ untilType, untilPath, maxEvents }: WatchCondition): string {
	const type = untilType === 'any' ? 'an event' : `a ${untilType}`;
	const path = untilPath === '' ? '' : ` of "${untilPath}"`;
	return `${type}${path}${maxEvents === 0 ? '' : ` ("max-events": ${maxEvents})`}`;
}
