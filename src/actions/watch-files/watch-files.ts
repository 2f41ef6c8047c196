import { failureTitle } from '../../domain/failures/failure-summary.ts';
import type { FileEvent } from '../../domain/records/file-event.ts';
import { count, formatDuration } from '../../domain/text/format.ts';
import { shorten } from '../../domain/text/shorten.ts';
import type { JsonLines } from '../../runner/json-lines.ts';
import type { FileEventsRequest } from '../../service/file-events.ts';
import type { RunnerEdges } from '../step/edges.ts';
import { logFailure, logStack } from '../step/end.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import { describeCondition, eventJudge, isTooLong, type WatchCondition } from './condition.ts';
import type { WatchFilesInputs } from './inputs.ts';
import {
	addEvent,
	eventsCame,
	redactWatch,
	startWatchReport,
	type WatchReport,
	watchExhausted,
	watchFailure,
	watchOutputs,
} from './report.ts';
import { renderWatch, WATCHING } from './summary.ts';

export interface WatchFilesEdges extends RunnerEdges {
	readonly fileEvents: { follow(request: FileEventsRequest): Promise<void> };
	/** Creates a file that later steps can read. */
	jsonLines(name: string): JsonLines;
}

/** Milliseconds between two "still waiting" lines in the log. */
const HEARTBEAT_MS = 30_000;
/** The most events that the log shows, and the most characters of a path there; the events file has everything. */
const MAX_LINES = 200;
const LONGEST_SHOWN = 200;

/** The whole job: open the events file → follow the stream → report. Never throws. */
export async function watchFiles(inputs: WatchFilesInputs, edges: WatchFilesEdges): Promise<boolean> {
	const { log, outputs, summary } = edges;
	let report = startWatchReport(inputs);
	const update = (facts: Partial<WatchReport>) => {
		report = { ...report, ...facts };
	};
	try {
		await follow(inputs, edges, () => report, update);
		if (report.matched === undefined) update({ failure: watchExhausted(report) });
	} catch (thrown) {
		const failure = watchFailure(thrown, report);
		logStack(log, thrown, failure);
		update({ failure });
	}
	outputs.set(watchOutputs(report));
	const isFine = logOutcome(report, edges);
	await summary.write((redact) => renderWatch(redactWatch(report, redact)));
	return isFine;
}

async function follow(
	{ browserId, watchId, condition, timeoutMs }: WatchFilesInputs,
	edges: WatchFilesEdges,
	report: () => WatchReport,
	update: (facts: Partial<WatchReport>) => void,
): Promise<void> {
	const { log, outputs, clock, fileEvents, jsonLines } = edges;
	edges.cancel.throwIfAborted();
	const limit = startTimeLimit(edges, timeoutMs);
	const judge = eventJudge(condition);
	const file = jsonLines('file-events');
	update({ eventsFile: file.path });
	outputs.set(watchOutputs(report()));
	log.info(`Waiting up to ${formatDuration(timeoutMs)} for ${describeCondition(condition)}`);
	const stopHeartbeat = clock.every(HEARTBEAT_MS, () => {
		log.info(`Still watching after ${formatDuration(limit.elapsed())}: ${eventsCame(report())} so far`);
	});
	try {
		await fileEvents.follow({
			browserId,
			watchId,
			...limit,
			opened(connections) {
				update({ connections });
				if (connections > MAX_LINES) return;
				const again = 'The stream is open again; there may be a gap before this';
				log.info(connections === 1 ? 'The stream is open' : again);
				if (connections === MAX_LINES) log.info('Further connections are in the debug log alone');
			},
			malformed(why) {
				update({ malformed: report().malformed + 1 });
				noteMalformed(why, report(), log);
			},
			take(event) {
				update(addEvent(report(), event, file.add(event.json)));
				noteEvent(event, report(), log);
				noteLimits(event, report(), condition, log);
				const verdict = judge(event, report().count);
				if (verdict === 'matched') update({ matched: event });
				return verdict !== 'more';
			},
		});
	} finally {
		stopHeartbeat();
		file.close();
	}
}

function noteEvent(
	{ type, path, isDir }: FileEvent,
	{ count: number }: WatchReport,
	log: WatchFilesEdges['log'],
): void {
	if (number <= MAX_LINES) log.info(`${type} ${shorten(path, LONGEST_SHOWN)}${isDir === true ? ' (folder)' : ''}`);
	if (number === MAX_LINES) log.info('Further events are in the events file alone');
}

/** Logs that a limit is reached, the first time only. */
function noteLimits(
	{ path }: FileEvent,
	{ unwritten, longPaths }: WatchReport,
	{ untilPath }: WatchCondition,
	log: WatchFilesEdges['log'],
): void {
	if (unwritten === 1)
		log.info('The events file takes no more (64 MiB at most): further events are counted, and not written');
	if (untilPath !== '' && longPaths === 1 && isTooLong(path))
		log.info('A path of more than 4,096 bytes came: such paths are not matched against "until-path"');
}

/** Only the first malformed event becomes an annotation, because the runner shows ten per step. The others are log lines. */
function noteMalformed(why: string, { malformed }: WatchReport, log: WatchFilesEdges['log']): void {
	const line = `An event was skipped, for it is not as specified: ${why}`;
	if (malformed === 1) log.warning(line, { title: WATCHING });
	else if (malformed <= MAX_LINES) log.info(line);
}

/** The last lines of the log. */
function logOutcome({ failure, matched, inputs, ...rest }: WatchReport, { log }: WatchFilesEdges): boolean {
	if (failure === undefined) {
		log.info(`Done after ${count(rest.count, 'event')}: ${matched?.type} ${shorten(matched?.path ?? '', 1_000)}`);
		return true;
	}
	if (failure.kind === 'timeout' && !inputs.failOnTimeout) {
		log.notice(`${failure.message} The step does not fail over it: fail-on-timeout is false.`, { title: WATCHING });
		return true;
	}
	logFailure(log, failure, { title: failureTitle(WATCHING, failure) });
	return false;
}
