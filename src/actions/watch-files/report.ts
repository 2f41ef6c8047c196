import { StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import { redactFailure } from '../../domain/failures/redact-failure.ts';
import type { FileEvent } from '../../domain/records/file-event.ts';
import type { Redact } from '../../domain/secrets/redact.ts';
import { count, formatDuration } from '../../domain/text/format.ts';
import { describeCondition, isSelective, isTooLong } from './condition.ts';
import type { WatchFilesInputs } from './inputs.ts';

/** Everything known about a watch at one moment: outputs and summary are rendered from it. */
export interface WatchReport {
	readonly inputs: WatchFilesInputs;
	/** Path of the events file; '' before it was created. */
	readonly eventsFile: string;
	/** Number of well-formed events. */
	readonly count: number;
	readonly malformed: number;
	/** Well-formed events that are not in the events file, because it is full or its disk. */
	readonly unwritten: number;
	/** Number of events whose path is too long to be matched. */
	readonly longPaths: number;
	/** How often the stream was opened. */
	readonly connections: number;
	/** The last events, the newest at the end. */
	readonly last: readonly FileEvent[];
	/** The event that ended the watch. */
	readonly matched?: FileEvent;
	/** Absent while the watch is running, and after a success. */
	readonly failure?: StepFailure;
}

/** How many of the last events the summary shows. */
const SHOWN = 20;

export function startWatchReport(inputs: WatchFilesInputs): WatchReport {
	return { inputs, eventsFile: '', count: 0, malformed: 0, unwritten: 0, longPaths: 0, connections: 0, last: [] };
}

/** Adds an event. @param isWritten whether it was written to the events file. */
export function addEvent(report: WatchReport, event: FileEvent, isWritten: boolean): WatchReport {
	return {
		...report,
		count: report.count + 1,
		unwritten: report.unwritten + (isWritten ? 0 : 1),
		longPaths: report.longPaths + (isTooLong(event.path) ? 1 : 0),
		last: [...report.last, event].slice(-SHOWN),
	};
}

/** The outputs; the names are those of action.yml. */
export function watchOutputs({
	eventsFile,
	count: number,
	matched,
}: Pick<WatchReport, 'eventsFile' | 'count' | 'matched'>): Record<string, string> {
	return { 'events-file': eventsFile, count: String(number), matched: matched?.json ?? '' };
}

/** The outputs where an input is refused: nothing was watched. */
export function refusedWatchOutputs(): Record<string, string> {
	return watchOutputs({ eventsFile: '', count: 0 });
}

/** Redacts secrets in the service's events. Must run before anything is escaped or truncated. */
export function redactWatch(report: WatchReport, redact: Redact): WatchReport {
	const { last, matched, failure } = report;
	const clean = (event: FileEvent) => ({ ...event, path: redact(event.path) });
	return {
		...report,
		last: last.map(clean),
		...(matched === undefined ? {} : { matched: clean(matched) }),
		...(failure === undefined ? {} : { failure: redactFailure(failure, redact) }),
	};
}

/** The failure of a watch that ended before the awaited event came. */
export function watchFailure(thrown: unknown, report: WatchReport): StepFailure {
	const interruption = interruptionOf(thrown);
	if (interruption === undefined) return toStepFailure(thrown, 'ambiguous');
	if (interruption.by === 'deadline') return timedOut(report);
	return new StepFailure({
		kind: 'cancelled',
		message: `The run was cancelled while it waited for ${describeCondition(report.inputs.condition)}; ${eventsCame(report)}.`,
		advice: 'The events so far are in the file that the output "events-file" names.',
		retryable: true,
	});
}

/** The failure of a watch that reached `max-events` without a match. */
export function watchExhausted(report: WatchReport): StepFailure {
	return new StepFailure({
		kind: 'failed',
		message: `Waited for ${describeCondition(report.inputs.condition)}; ${eventsCame(report)}, and none of them was it.`,
		advice: 'Compare until-type and until-path with the events, or raise "max-events".',
	});
}

function timedOut(report: WatchReport): StepFailure {
	const { inputs, connections, count: number } = report;
	const silent =
		connections === 0 ? ' The service has not begun to respond; it may do so only with the first event.' : '';
	return new StepFailure({
		kind: 'timeout',
		message: `Waited ${formatDuration(inputs.timeoutMs)} for ${describeCondition(inputs.condition)}, the whole of "timeout"; ${eventsCame(report)}.${silent}`,
		advice:
			number > 0 && isSelective(inputs.condition)
				? 'Compare until-type and until-path with the events, or raise "timeout".'
				: 'Check that the watch is on the folder in question, or raise "timeout".',
		retryable: true,
	});
}

/** How many events there were, in words. */
export function eventsCame({ count: number, malformed }: Pick<WatchReport, 'count' | 'malformed'>): string {
	const came = number === 0 ? 'no event came' : `${count(number, 'event')} came`;
	return malformed === 0 ? came : `${came}, and ${malformed} that could not be read`;
}
