import { StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import { redactFailure } from '../../domain/failures/redact-failure.ts';
import type { FileEvent } from '../../domain/records/file-event.ts';
import type { Redact } from '../../domain/secrets/redact.ts';
import { count, formatDuration } from '../../domain/text/format.ts';
import { describeCondition, isSelective, isTooLong } from './condition.ts';
import type { WatchFilesInputs } from './inputs.ts';

/** All that is known of a watch at one moment: outputs and summary are made from it. */
export interface WatchReport {
	readonly inputs: WatchFilesInputs;
	/** Where the events are; '' before the file was made. */
	readonly eventsFile: string;
	/** Well-formed events. */
	readonly count: number;
	readonly malformed: number;
	/** Well-formed events that are not in the events file, because it is full. */
	readonly unwritten: number;
	/** Events whose path is too long to be one. */
	readonly longPaths: number;
	/** How often the stream was open. */
	readonly connections: number;
	/** The last events, the newest at the end. */
	readonly last: readonly FileEvent[];
	/** The event that ended the watch. */
	readonly matched?: FileEvent;
	/** Absent while the watch goes on, and after a success. */
	readonly failure?: StepFailure;
}

/** Events in the summary. */
const SHOWN = 20;

export function startWatchReport(inputs: WatchFilesInputs): WatchReport {
	return { inputs, eventsFile: '', count: 0, malformed: 0, unwritten: 0, longPaths: 0, connections: 0, last: [] };
}

/** @param isWritten whether the events file took it. */
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
export function watchOutputs({ eventsFile, count: number, matched }: WatchReport): Record<string, string> {
	return { 'events-file': eventsFile, count: String(number), matched: matched?.json ?? '' };
}

/** Without the secrets that the service echoes: before anything is escaped or cut. */
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

/** The failure of a watch that ended without what was waited for. */
export function watchFailure(thrown: unknown, report: WatchReport): StepFailure {
	const interruption = interruptionOf(thrown);
	if (interruption === undefined) return toStepFailure(thrown, 'network');
	if (interruption.by === 'deadline') return timedOut(report);
	return new StepFailure({
		kind: 'cancelled',
		message: `The run was cancelled while it waited for ${describeCondition(report.inputs.condition)}; ${eventsCame(report)}.`,
		advice: 'The events so far are in the file that the output "events-file" names.',
		retryable: true,
	});
}

/** The failure of a watch that saw as many events as it may. */
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
