import { StepFailure } from '../../domain/failures/failure.ts';
import { failureTitle } from '../../domain/failures/failure-summary.ts';
import { type Interruption, interruptionOf } from '../../domain/failures/interruption.ts';
import { count, formatBytes, formatDuration } from '../../domain/text/format.ts';
import { logFailure, logStack } from '../step/end.ts';
import { findFrame } from '../step/stack-frames.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';
import { type Ended, endInvocation, notEnded } from './end-invocation.ts';
import { failedFailure, invokeFailure } from './failures.ts';
import type { InvokeInputs } from './inputs.ts';
import {
	type InvokeReport,
	invokeOutputs,
	LARGEST_OUTPUT,
	LARGEST_OUTPUT_FILE,
	redactInvoke,
	startInvokeReport,
	type Update,
} from './report.ts';
import { Sessions } from './sessions.ts';
import { startInvocation } from './start.ts';
import { INVOKING, renderInvoke } from './summary.ts';
import { waitForInvocation } from './wait.ts';

/** Milliseconds for the replays of a failure. */
const REPLAYS_MS = 10_000;
/** As long as the invocation still runs: after a cancel or a time-out it must end soon. */
const REPLAYS_BEFORE_END_MS = 1_000;

/** What the record is to say of an invocation that the step ends. */
const END_REASONS: Readonly<Record<Interruption['by'], (timeoutS: number) => string>> = {
	cancel: () => 'the workflow run was cancelled',
	deadline: (timeoutS) => `no end within ${timeoutS} s`,
};

/** The whole job: invoke → wait → keep the output; after a failure its replays, and the end at the service. Never throws. */
export async function invokeAction(inputs: InvokeInputs, edges: InvokeEdges): Promise<boolean> {
	const { log, outputs, summary } = edges;
	if (!inputs.showLinks) edges.hideLinkTokens();
	let report = startInvokeReport(inputs);
	const update: Update = (facts) => {
		report = { ...report, ...facts };
		outputs.set(invokeOutputs(report));
	};
	try {
		await run(inputs, edges, () => report, update);
	} catch (thrown) {
		const { record, ended } = report;
		const failure = invokeFailure(thrown, { record, timeoutS: inputs.timeoutS, ended });
		logStack(log, thrown, failure);
		update({ failure });
	}
	update({ isOver: true });
	logOutcome(report, edges);
	await summary.write((redact) => renderInvoke(redactInvoke(report, redact)));
	return report.failure === undefined;
}

async function run(
	inputs: InvokeInputs,
	edges: InvokeEdges,
	report: () => InvokeReport,
	update: Update,
): Promise<void> {
	const { timeoutS, showLinks } = inputs;
	const { log } = edges;
	edges.cancel.throwIfAborted();
	const { record: created, isAdopted } = await startInvocation(inputs, edges);
	update({ record: created });
	const limit = startTimeLimit(edges, timeoutS * 1_000);
	const sessions = new Sessions(created.id, edges, limit);
	try {
		await waitForInvocation({ created, isAdopted }, inputs, edges, { limit, sessions, update });
	} catch (thrown) {
		const by = interruptionOf(thrown)?.by;
		// First the replays: they go with the browsers.
		update({ replays: await sessions.replays(by === undefined ? REPLAYS_MS : REPLAYS_BEFORE_END_MS, showLinks) });
		const why = by === undefined ? 'the step could not follow it' : END_REASONS[by](timeoutS);
		const ended: Ended = isAdopted ? { said: notEnded(timeoutS) } : await endInvocation(created.id, { why, by }, edges);
		update({ ended: ended.said });
		if (ended.succeeded === undefined || by !== 'deadline') throw thrown;
		log.info('The action had succeeded by the time it was to be ended');
		update({ record: ended.succeeded, tookMs: limit.elapsed(), replays: [] });
	}
	keepOutput(report(), edges, update);
	const { record = created, lastLines } = report();
	if (record.status === 'succeeded') return;
	const frame = findFrame([...lastLines, ...record.statusReason.split('\n')], edges.isFile);
	update({
		failure: failedFailure(record, frame),
		replays: await sessions.replays(REPLAYS_MS, showLinks),
	});
}

/** An output that is too long for an output goes into a file. */
function keepOutput({ record }: InvokeReport, { jsonFile, log }: InvokeEdges, update: Update): void {
	const size = Buffer.byteLength(record?.output ?? '');
	if (size <= LARGEST_OUTPUT) return;
	if (size <= LARGEST_OUTPUT_FILE) {
		try {
			const outputFile = jsonFile('output', record?.output ?? '');
			log.info(`The output has ${formatBytes(size)}: it is in the file ${outputFile}`);
			update({ outputFile });
		} catch (thrown) {
			// The runner's disk changes nothing about what the action has done.
			if (!(thrown instanceof StepFailure)) throw thrown;
			log.warning(`The output has ${formatBytes(size)} and could not be kept: ${thrown.message}`, { title: INVOKING });
		}
	} else {
		log.warning(`The output has ${formatBytes(size)}, more than the 16 MiB that are kept: it is left out.`, {
			title: INVOKING,
		});
	}
}

/** The last lines of the log. */
function logOutcome({ failure, replays, inputs, tookMs = 0 }: InvokeReport, { log }: InvokeEdges): void {
	if (failure === undefined) {
		log.info(`Action "${inputs.action}" succeeded after ${formatDuration(tookMs)}`, 'good');
		return;
	}
	const all = replays.flatMap((one) => one.replays);
	if (all.length > 0) log.info(`The job summary has ${count(all.length, 'replay')} of its browsers`);
	const { file, line } = failure;
	logFailure(log, failure, {
		title: failureTitle(INVOKING, failure),
		...(file === undefined ? {} : { file }),
		...(line === undefined ? {} : { line }),
	});
}
