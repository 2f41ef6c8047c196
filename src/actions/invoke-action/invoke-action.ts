import { StepFailure } from '../../domain/failures/failure.ts';
import { failureTitle } from '../../domain/failures/failure-summary.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import type { InvocationRecord } from '../../domain/records/invocation.ts';
import { count, formatBytes, formatDuration } from '../../domain/text/format.ts';
import { findFrame } from '../step/blame.ts';
import { logFailure, logStack } from '../step/end.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';
import { endInvocation } from './end-invocation.ts';
import { failedFailure, invokeFailure } from './failures.ts';
import type { InvokeInputs } from './inputs.ts';
import { checkKnown } from './known-apps.ts';
import { recover } from './recover.ts';
import {
	INVOKING,
	type InvokeReport,
	invokeOutputs,
	LARGEST_OUTPUT,
	LARGEST_OUTPUT_FILE,
	renderInvoke,
	startInvokeReport,
} from './report.ts';
import { Sessions } from './sessions.ts';
import { waitForInvocation } from './wait.ts';

/** Seconds that a service grants an invocation at most, and those for our own end at the time-out: its end takes the replays. */
const LONGEST_S = 3_600;
const AFTER_US_S = 30;
/** Milliseconds for the replays of a failure, and of an invocation that runs on: after a cancel it must end soon. */
const REPLAYS_MS = 10_000;
const REPLAYS_BEFORE_END_MS = 1_000;

/** The whole job. Never throws. */
export async function invokeAction(inputs: InvokeInputs, edges: InvokeEdges): Promise<boolean> {
	const { log, outputs, summary } = edges;
	if (!inputs.showLinks) edges.hideLinkTokens();
	const report = startInvokeReport(inputs);
	try {
		await runSteps(inputs, report, edges);
	} catch (thrown) {
		report.failure = invokeFailure(thrown, report);
		logStack(log, thrown, report.failure);
	}
	report.isOver = true;
	outputs.set(invokeOutputs(report));
	logOutcome(report, inputs, log);
	await summary.write((redact) => renderInvoke(report, redact));
	return report.failure === undefined;
}

async function runSteps(inputs: InvokeInputs, report: InvokeReport, edges: InvokeEdges): Promise<void> {
	const { timeoutS, showLinks } = inputs;
	edges.cancel.throwIfAborted();
	await checkKnown(inputs, edges);
	const { created, isAdopted } = await start(inputs, edges);
	report.record = created;
	edges.outputs.set(invokeOutputs(report));
	const limit = startTimeLimit(edges, timeoutS * 1_000);
	const sessions = new Sessions(created.id, edges, limit);
	try {
		await waitForInvocation({ created, isAdopted }, inputs, report, { limit, sessions }, edges);
	} catch (thrown) {
		const by = interruptionOf(thrown)?.by;
		// First the replays: they go with the browsers.
		report.replays = await sessions.replays(by === undefined ? REPLAYS_MS : REPLAYS_BEFORE_END_MS, showLinks);
		const why = by === undefined ? 'the step could not follow it' : END_REASONS[by](timeoutS);
		report.ended = isAdopted ? NOT_ENDED : await endInvocation(created.id, why, edges);
		throw thrown;
	}
	const { record = created, lastLines } = report;
	report.outputFile = keepOutput(record.output, edges);
	if (record.status === 'succeeded') return;
	report.replays = await sessions.replays(REPLAYS_MS, showLinks);
	throw failedFailure(record, findFrame([...lastLines, ...record.statusReason.split('\n')], edges.isFile));
}

/** What the record is to say of an invocation that the step ends. */
const END_REASONS = {
	cancel: () => 'the workflow run was cancelled',
	deadline: (timeoutS: number) => `no end within ${timeoutS} s`,
};

/** Said of an invocation that was found in the list: by mistake it could be another job's. */
const NOT_ENDED =
	'It was not ended, because it was only found in the list after its response was lost. It may be running; the service ends it 30 s after "timeout".';

/** Starts the action, once: a lost response is looked up. */
async function start(
	inputs: InvokeInputs,
	edges: InvokeEdges,
): Promise<{ readonly created: InvocationRecord; readonly isAdopted: boolean }> {
	const { clock, cancel, invocations, log } = edges;
	const { app, action, version, payload, timeoutS } = inputs;
	const call = { app, action, version, payload };
	const began = clock.now();
	const leftMs = () => timeoutS * 1_000 - (clock.now() - began);
	log.info(`Invoking action "${action}" of app "${app}", version "${version}"`);
	try {
		const limitS = Math.min(LONGEST_S, timeoutS + AFTER_US_S);
		const created = await invocations.create({ ...call, timeoutS: limitS, signal: cancel, leftMs });
		log.info(`Created invocation ${created.id} in ${formatDuration(clock.now() - began)}`);
		return { created, isAdopted: false };
	} catch (thrown) {
		if (!(thrown instanceof StepFailure) || thrown.kind !== 'ambiguous') throw thrown;
		return { created: await recover(thrown, call, began, edges), isAdopted: true };
	}
}

/** An output that is too long for an output goes into a file. @returns its path; '' for none. */
export function keepOutput(output: string, { jsonFile, log }: Pick<InvokeEdges, 'jsonFile' | 'log'>): string {
	const bytes = Buffer.byteLength(output);
	if (bytes <= LARGEST_OUTPUT) return '';
	const size = `The output has ${formatBytes(bytes)}`;
	if (bytes > LARGEST_OUTPUT_FILE) {
		log.warning(`${size}, more than the limit of 16 MiB, so it is left out.`, { title: INVOKING });
		return '';
	}
	try {
		const file = jsonFile('output', output);
		log.info(`${size}: it is in the file ${file}`);
		return file;
	} catch (thrown) {
		// The runner's disk changes nothing about what the action has done.
		if (!(thrown instanceof StepFailure)) throw thrown;
		log.warning(`${size} and could not be kept: ${thrown.message}`, { title: INVOKING });
		return '';
	}
}

/** The last lines of the log. */
function logOutcome(
	{ failure, replays, tookMs }: InvokeReport,
	{ action }: InvokeInputs,
	log: InvokeEdges['log'],
): void {
	if (failure === undefined) {
		log.info(`Action "${action}" succeeded after ${formatDuration(tookMs)}`, 'good');
		return;
	}
	const all = replays.flatMap((one) => one.replays);
	if (all.length > 0) log.info(`The job summary has ${count(all.length, 'replay')} of its browsers`);
	logFailure(log, failure, { title: failureTitle(INVOKING, failure), file: failure.file, line: failure.line });
}
