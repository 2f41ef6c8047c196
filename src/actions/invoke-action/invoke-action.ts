import { StepFailure } from '../../domain/failures/failure.ts';
import { failureTitle } from '../../domain/failures/failure-summary.ts';
import type { InvocationRecord } from '../../domain/records/invocation.ts';
import { formatDuration } from '../../domain/text/format.ts';
import { findFrame } from '../step/blame.ts';
import { logFailure, logStack } from '../step/end.ts';
import { recover } from '../step/recover.ts';
import { describeReason } from '../step/status-lines.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';
import type { InvokeInputs } from './inputs.ts';
import { checkKnown } from './known-apps.ts';
import { lookUp } from './look-up.ts';
import { INVOKING, InvokeReport } from './report.ts';
import { Sessions } from './sessions.ts';
import { waitForInvocation } from './wait.ts';

/** Seconds that a service grants an invocation at most, and those for our own end at the time-out: its end takes the replays. */
const LONGEST_S = 3_600;
const AFTER_US_S = 30;

/** Bytes of an output; a longer one is in a file. */
const LONGEST_OUTPUT = 262_144;

/** The whole job. Never throws. */
export async function invokeAction(inputs: InvokeInputs, edges: InvokeEdges): Promise<boolean> {
	const { log, outputs, summary } = edges;
	if (!inputs.showLinks) edges.hideLinkTokens();
	const report = new InvokeReport(inputs);
	try {
		await runSteps(report, edges);
	} catch (thrown) {
		report.failure = report.failureOf(thrown);
		logStack(log, thrown, report.failure);
	}
	outputs.set(report.outputs());
	const { failure } = report;
	if (failure === undefined) log.info(`Action "${inputs.action}" succeeded after ${formatDuration(report.tookMs)}`);
	else logFailure(log, failure, { title: failureTitle(INVOKING, failure), file: failure.file, line: failure.line });
	await summary.write((redact) => report.render(redact));
	return failure === undefined;
}

async function runSteps(report: InvokeReport, edges: InvokeEdges): Promise<void> {
	const { inputs } = report;
	edges.cancel.throwIfAborted();
	await checkKnown(inputs, edges);
	const { id } = await start(report, edges);
	edges.outputs.set({ 'invocation-id': id });
	const limit = startTimeLimit(edges, inputs.timeoutS * 1_000);
	const sessions = new Sessions(id, edges);
	let record: InvocationRecord;
	try {
		record = await waitForInvocation(id, report, { limit, sessions }, edges);
	} catch (thrown) {
		// First the replays: they go with the browsers.
		report.replays = await sessions.replays(inputs.showLinks);
		report.ended = report.isAdopted ? NOT_ENDED : await endInvocation(id, edges);
		throw thrown;
	}
	if (Buffer.byteLength(record.output) > LONGEST_OUTPUT) report.outputFile = edges.jsonFile('output', record.output);
	else report.output = record.output;
	if (record.status === 'succeeded') return;
	report.replays = await sessions.replays(inputs.showLinks);
	throw new StepFailure({
		kind: 'failed',
		message: `Invocation ${id} failed. ${describeReason(record.statusReason)}`,
		advice: "Check the last lines of the app's log and the replays of its browsers in the job summary.",
		reason: record.statusReason,
		...findFrame([...report.lastLines, ...record.statusReason.split('\n')], edges.isFile),
	});
}

/** Said of an invocation that was found in the list: by mistake it could be another job's. */
const NOT_ENDED =
	'It was not ended, because it was only found in the list after the response was lost. It may still be running; the service ends it 30 s after "timeout".';

/** Starts the action, once: a lost response is looked up. */
async function start(report: InvokeReport, edges: InvokeEdges): Promise<InvocationRecord> {
	const { clock, cancel, invocations, log } = edges;
	const { app, action, version, payload, timeoutS } = report.inputs;
	const call = { app, action, version, payload };
	const began = clock.now();
	const elapsed = () => clock.now() - began;
	const leftMs = () => timeoutS * 1_000 - elapsed();
	log.info(`Invoking action "${action}" of app "${app}", version "${version}"`);
	try {
		const limitS = Math.min(LONGEST_S, timeoutS + AFTER_US_S);
		report.record = await invocations.create({ ...call, timeoutS: limitS, signal: cancel, leftMs });
		log.info(`Created invocation ${report.record.id} in ${formatDuration(elapsed())}`);
	} catch (thrown) {
		if (!(thrown instanceof StepFailure) || thrown.kind !== 'ambiguous') throw thrown;
		const sought = { call, elapsed, id: thrown.responseId };
		report.record = await recover('invocation', thrown, (limit) => lookUp(invocations, sought, limit), edges);
		report.isAdopted = true;
	}
	return report.record;
}

/** Milliseconds for both requests: the process has 4.5 s after a cancel, which does not end this. */
const ENDING_MS = 3_000;

/** What the record says then. */
const OUTPUT = JSON.stringify({ error: 'the workflow step that waited for it has ended' });

/** Ends an invocation that nobody waits for any more, and its browsers, at the service. @returns what came of it, as a sentence. */
export async function endInvocation(
	id: string,
	{ clock, invocations }: Pick<InvokeEdges, 'clock' | 'invocations'>,
): Promise<string> {
	const bounds = startTimeLimit({ clock, cancel: new AbortController().signal }, ENDING_MS);
	const ends = await Promise.allSettled([
		invocations.end(id, { output: OUTPUT, ...bounds }),
		invocations.deleteBrowsers(id, bounds),
	]);
	const failed = ends.find((end) => end.status === 'rejected');
	if (failed === undefined) return 'It was ended at the service, and so were its browsers.';
	const problem = failed.reason instanceof StepFailure ? failed.reason.message : 'there was no response within 3 s.';
	return `The service was asked to end it and its browsers, but some of it may still be running: ${problem}`;
}
