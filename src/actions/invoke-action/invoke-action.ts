import { StepFailure } from '../../domain/failures/failure.ts';
import { hasEnded, INVOCATION_STATUSES, type InvocationRecord } from '../../domain/records/invocation.ts';
import { formatDuration } from '../../domain/text/format.ts';
import { openAppLog } from '../step/app-log.ts';
import { describeReason } from '../step/blame.ts';
import { runStep } from '../step/end.ts';
import { recover } from '../step/recover.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import { type Waiting, waitFor } from '../step/wait.ts';
import type { InvokeEdges } from './edges.ts';
import type { InvokeInputs } from './inputs.ts';
import { checkKnown } from './known-apps.ts';
import { lookUp } from './look-up.ts';
import { InvokeReport } from './report.ts';
import { openSessions } from './sessions.ts';

/** Seconds that a service grants an invocation at most, and those for our own end at the time-out: its end takes the replays. */
const LONGEST_S = 3_600;
const AFTER_US_S = 30;

/** Milliseconds between two polls at most. */
const POLL_INTERVAL_MS = 2_000;

/** Bytes of an output; a longer one is in a file. */
const LONGEST_OUTPUT = 262_144;

/** The whole job. Never throws. */
export function invokeAction(inputs: InvokeInputs, edges: InvokeEdges): Promise<boolean> {
	if (!inputs.showLinks) edges.hideLinkTokens();
	const report = new InvokeReport(inputs, openAppLog(edges.log, edges.redact, edges.isFile));
	return runStep(report, () => runSteps(report, edges), edges);
}

async function runSteps(report: InvokeReport, edges: InvokeEdges): Promise<void> {
	const { inputs } = report;
	await checkKnown(inputs, edges);
	const { id } = await start(report, edges);
	edges.outputs.set({ 'invocation-id': id });
	const sessions = openSessions(id, edges);
	try {
		await wait(id, report, sessions.look, edges);
	} catch (thrown) {
		// First the replays: they go with the browsers.
		report.replays = await sessions.replays(inputs.showLinks);
		if (report.record === undefined || !hasEnded(report.record))
			report.ended = report.isAdopted ? NOT_ENDED : await endInvocation(id, edges);
		throw thrown;
	}
	edges.log.info(`Action "${inputs.action}" succeeded after ${formatDuration(report.tookMs)}`);
}

/** Polls the record until the action has ended, well or not. @throws StepFailure; Interrupted. */
async function wait(id: string, report: InvokeReport, lookForBrowsers: () => void, edges: InvokeEdges): Promise<void> {
	const { invocations } = edges;
	const { appLog } = report;
	const { timeoutS, streamLogs } = report.inputs;
	const limit = startTimeLimit(edges, timeoutS * 1_000);
	const waiting: Waiting<InvocationRecord> = {
		made: 'invocation',
		get(options) {
			const asking = invocations.get(id, options);
			lookForBrowsers();
			return asking;
		},
		intervalMs: POLL_INTERVAL_MS,
		judge(record) {
			report.record = record;
			report.tookMs = limit.elapsed();
			if (hasEnded(record)) return 'reached';
			return INVOCATION_STATUSES.some((known) => known === record.status) ? 'waiting' : 'unknown-status';
		},
		follow: streamLogs === 'auto' ? (request) => invocations.follow(id, request) : undefined,
		appLog,
	};
	const ended = await waitFor(waiting, limit, edges);
	if (Buffer.byteLength(ended.output) > LONGEST_OUTPUT) report.outputFile = edges.jsonFile('output', ended.output);
	else report.output = ended.output;
	if (ended.status === 'succeeded') return;
	const reason = ended.statusReason;
	throw new StepFailure({
		kind: 'failed',
		message: `Invocation ${id} failed. ${describeReason(reason)}`,
		advice: "Check the last lines of the app's log and the replays of its browsers in the job summary.",
		reason,
		...appLog.blame(reason),
	});
}

/** Said of an invocation that was found in the list: by mistake it could be another job's. */
const NOT_ENDED =
	'It was not ended, because it was only found in the list after the response was lost. It may still be running; the service ends it 30 s after "timeout".';

/** Starts the action, once: a lost response is looked up. */
async function start(report: InvokeReport, edges: InvokeEdges): Promise<InvocationRecord> {
	const { clock, cancel, invocations, log } = edges;
	const { inputs } = report;
	const { app, action, version, timeoutS } = inputs;
	const began = clock.now();
	const elapsed = () => clock.now() - began;
	const leftMs = () => timeoutS * 1_000 - elapsed();
	log.info(`Invoking action "${action}" of app "${app}", version "${version}"`);
	try {
		const limitS = Math.min(LONGEST_S, timeoutS + AFTER_US_S);
		report.record = await invocations.create(inputs, limitS, { signal: cancel, leftMs });
		log.info(`Created invocation ${report.record.id} in ${formatDuration(elapsed())}`);
	} catch (thrown) {
		if (!(thrown instanceof StepFailure) || thrown.kind !== 'ambiguous') throw thrown;
		const sought = { call: inputs, elapsed, id: thrown.responseId };
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
	const ends = await Promise.allSettled([invocations.end(id, OUTPUT, bounds), invocations.deleteBrowsers(id, bounds)]);
	const failed = ends.find((end) => end.status === 'rejected');
	if (failed === undefined) return 'It was ended at the service, and so were its browsers.';
	const problem = failed.reason instanceof StepFailure ? failed.reason.message : 'there was no response within 3 s.';
	return `The service was asked to end it and its browsers, but some of it may still be running: ${problem}`;
}
