import { StepFailure } from '../../domain/failures/failure.ts';
import type { InvocationRecord } from '../../domain/records/invocation.ts';
import { formatDuration } from '../../domain/text/format.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';
import type { InvokeInputs } from './inputs.ts';
import { describeKnown } from './known-apps.ts';
import { recover } from './recover.ts';
import type { SeenDate } from './server-clock.ts';
import { serviceLimitS } from './service-limit.ts';

/** Milliseconds for the list of apps, which only explains a failure. */
const EXPLAINING_MS = 10_000;

/** An invocation that was started. */
export interface Started {
	readonly record: InvocationRecord;
	/** Found in the list after a lost response: then only its time says that it is this step's own. */
	readonly isAdopted: boolean;
}

/**
 * Starts the action, once: a lost response is looked up.
 * @throws StepFailure, for an unknown app or action with those that are known; Interrupted.
 */
export async function startInvocation(inputs: InvokeInputs, edges: InvokeEdges): Promise<Started> {
	const { clock, cancel, invocations, log } = edges;
	const { app, action, version, payload, timeoutS } = inputs;
	const began = clock.now();
	const elapsed = () => clock.now() - began;
	const leftMs = () => timeoutS * 1_000 - elapsed();
	const dates: SeenDate[] = [];
	const onServerTime = (date: number) => dates.push({ date, askedMs: 0, heardMs: elapsed() });
	log.info(`Invoking action "${action}" of app "${app}", version "${version}"`);
	try {
		const call = { app, action, version, payload, timeoutS: serviceLimitS(timeoutS), onServerTime };
		const record = await invocations.create({ ...call, signal: cancel, leftMs });
		log.info(`Created invocation ${record.id} in ${formatDuration(elapsed())}`);
		return { record, isAdopted: false };
	} catch (thrown) {
		if (!(thrown instanceof StepFailure)) throw thrown;
		if (thrown.kind === 'ambiguous') {
			const record = await recover(thrown, inputs, { elapsed, dates }, edges);
			return { record, isAdopted: true };
		}
		const { status } = thrown.service ?? {};
		throw status === 404 || status === 400 ? await explained(thrown, inputs, edges) : thrown;
	}
}

/** The refusal, with what the service knows instead. */
async function explained(refusal: StepFailure, inputs: InvokeInputs, edges: InvokeEdges): Promise<StepFailure> {
	const { apps, log } = edges;
	try {
		const list = await apps.list(startTimeLimit(edges, EXPLAINING_MS, 'the 10 s for the list of apps'));
		if (list.kind === 'refused') log.debug(list.failure.message);
		// A part of the list does not tell what the service lacks.
		const known = list.kind === 'list' && list.isWhole ? describeKnown(list.items, inputs) : '';
		if (known === '') return refusal;
		return refusal.with({
			message: `${refusal.message} ${known}`,
			advice: `${refusal.advice} Compare app-name, action-name and version with what the service knows.`,
		});
	} catch (thrown) {
		log.debug(`The apps could not be listed: ${thrown instanceof Error ? thrown.message : typeof thrown}`);
		return refusal;
	}
}
