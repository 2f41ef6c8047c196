import { interruptionOf } from '../../domain/failures/interruption.ts';
import { count, formatDuration } from '../../domain/text/format.ts';
import { shorten } from '../../domain/text/shorten.ts';
import type { Runner } from '../../runner/runner.ts';
import type { FileEventsRequest } from '../../service/events/file-events.ts';
import { runStep } from '../step/end.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import { awaitedBy, describeAwaited, type WatchFilesInputs } from './inputs.ts';
import { WATCHING, WatchReport } from './report.ts';

/** Follows the events of a watch until `take` returns true. */
type Follow = (request: FileEventsRequest) => Promise<void>;

/** Milliseconds between two "still waiting" lines in the log. */
const HEARTBEAT_MS = 30_000;
/** The most events that the log shows, and the most characters of a path there; the events file has everything. */
const MOST_LINES = 200;
const LONGEST_SHOWN = 200;

/** The whole job: open the events file → follow the stream → report. Never throws. */
export function watchFiles(inputs: WatchFilesInputs, runner: Runner, follow: Follow): Promise<boolean> {
	const report = new WatchReport(inputs);
	return runStep(report, () => watch(report, runner, follow), runner);
}

async function watch(report: WatchReport, runner: Runner, follow: Follow): Promise<void> {
	const { log, outputs, clock } = runner;
	const { browserId, watchId, maxEvents, timeoutMs, failOnTimeout } = report.inputs;
	const limit = startTimeLimit(runner, timeoutMs);
	const isAwaited = awaitedBy(report.inputs);
	const file = runner.jsonLines('file-events');
	report.eventsFile = file.path;
	outputs.set(report.outputs());
	log.info(`Waiting up to ${formatDuration(timeoutMs)} for ${describeAwaited(report.inputs)}`);
	let isAllWellFormed = true;
	const stopHeartbeat = clock.every(HEARTBEAT_MS, () => {
		log.info(`Still watching after ${formatDuration(limit.elapsed())}: ${report.came()} so far`);
	});
	try {
		await follow({
			browserId,
			watchId,
			...limit,
			opened() {
				log.info(report.isOpened ? 'The stream is open again; earlier events may be missing' : 'The stream is open');
				report.isOpened = true;
			},
			malformed(why) {
				const line = `An event was skipped because it is malformed: ${why}`;
				if (isAllWellFormed) log.warning(line, { title: WATCHING });
				else log.debug(line);
				isAllWellFormed = false;
			},
			take(event) {
				report.add(event);
				file.add(event.json);
				const { type, path, isDir } = event;
				const line = `${type} ${shorten(path, LONGEST_SHOWN)}${isDir === true ? ' (folder)' : ''}`;
				if (report.count <= MOST_LINES) log.info(line);
				if (report.count === MOST_LINES) log.info('Further events are only in the events file');
				if (isAwaited(event, report.count)) report.matched = event;
				return report.matched !== undefined || report.count === maxEvents;
			},
		});
	} catch (thrown) {
		if (failOnTimeout || interruptionOf(thrown)?.by !== 'deadline') throw thrown;
		report.timedOut = report.failureOf(thrown).message;
		const fine = `${report.timedOut} The step does not fail, because fail-on-timeout is false.`;
		return log.notice(fine, { title: WATCHING });
	} finally {
		stopHeartbeat();
	}
	const { matched } = report;
	if (matched === undefined) throw report.notAwaited();
	log.info(`Done after ${count(report.count, 'event')}: ${matched.type} ${shorten(matched.path, 1_000)}`);
}
