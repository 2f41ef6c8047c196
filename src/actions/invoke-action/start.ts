import { StepFailure } from '../../domain/failures/failure.ts';
import { Interrupted } from '../../domain/failures/interruption.ts';
import type { InvocationRecord } from '../../domain/records/invocation.ts';
import { formatDuration } from '../../domain/text/format.ts';
import { adopt } from './adopt.ts';
import type { InvokeEdges } from './edges.ts';
import type { InvokeInputs } from './inputs.ts';
import { describeKnown } from './known-apps.ts';

/** Milliseconds before each look: a gateway may give up while the service behind it is still at work. */
const LOOKS_MS = [0, 500, 2_000];
/** Milliseconds that all looks take together at most. */
const LOOKING_MS = 30_000;
/** Milliseconds for the list of apps, which only explains a failure. */
const EXPLAINING_MS = 10_000;

/**
 * Starts the action, once: a lost response is looked up.
 * @throws StepFailure, for an unknown app or action with those that are known; Interrupted.
 */
export async function startInvocation(inputs: InvokeInputs, edges: InvokeEdges): Promise<InvocationRecord> {
	const { clock, cancel, invocations, log } = edges;
	const { app, action, version, payload, timeoutS } = inputs;
	const began = clock.now();
	const elapsed = () => clock.now() - began;
	const leftMs = () => timeoutS * 1_000 - elapsed();
	log.info(`Invoking action "${action}" of app "${app}", version "${version}"`);
	try {
		const record = await invocations.create({ app, action, version, payload, timeoutS, signal: cancel, leftMs });
		log.info(`Created invocation ${record.id} in ${formatDuration(elapsed())}`);
		return record;
	} catch (thrown) {
		if (!(thrown instanceof StepFailure)) throw thrown;
		if (thrown.kind === 'ambiguous') return await recover(thrown, inputs, { elapsed, leftMs }, edges);
		const { status } = thrown.service ?? {};
		throw status === 404 || status === 400 ? await explained(thrown, inputs, edges) : thrown;
	}
}

/**
 * After a lost response: asks the service whether the invocation is there, so that nobody has to guess.
 * @throws StepFailure the ambiguity, with what was found; Interrupted.
 */
async function recover(
	ambiguity: StepFailure,
	{ app, action, version, payload }: InvokeInputs,
	{ elapsed, leftMs }: { readonly elapsed: () => number; readonly leftMs: () => number },
	{ clock, cancel, invocations, log }: InvokeEdges,
): Promise<InvocationRecord> {
	log.info(`${ambiguity.message} Asking the service which invocations it has.`);
	const signal = AbortSignal.any([cancel, clock.deadline(LOOKING_MS)]);
	const found = (finding: string) => ambiguity.with({ message: `${ambiguity.message} ${finding}` });
	try {
		for (const wait of LOOKS_MS) {
			if (wait > 0) await clock.sleep(wait, signal);
			// One second more: the time of the service's clock comes in whole seconds.
			const list = await invocations.list({ app, action, sinceMs: elapsed() + 1_000, signal, leftMs });
			if (list === undefined) throw found('The service responded to GET /invocations with no list that tells.');
			const since = list.serverNow - elapsed();
			const adoption = adopt(list.listed, { app, action, version, payload, since });
			if (adoption.kind === 'adopted') {
				log.info(`The service lists exactly one invocation that is this one, ${adoption.record.id}: going on with it`);
				return adoption.record;
			}
			if (adoption.kind === 'several') throw found(`Several invocations may be this one: ${adoption.ids.join(', ')}.`);
		}
	} catch (thrown) {
		if (cancel.aborted) throw new Interrupted('all', cancel.reason);
		if (signal.aborted) throw found(`It could not be looked up in ${formatDuration(LOOKING_MS)} either.`);
		if (!(thrown instanceof StepFailure) || thrown.kind === 'ambiguous') throw thrown;
		throw found(`It could not be looked up either: ${thrown.message}`);
	}
	throw found('The service lists no invocation that can be this one.');
}

/** The refusal, with what the service knows instead. */
async function explained(refusal: StepFailure, inputs: InvokeInputs, edges: InvokeEdges): Promise<StepFailure> {
	const { apps, clock, cancel, log } = edges;
	const signal = AbortSignal.any([cancel, clock.deadline(EXPLAINING_MS)]);
	try {
		const list = await apps.list({ signal, leftMs: () => EXPLAINING_MS });
		if (list.kind === 'refused') log.debug(list.failure.message);
		const known = list.kind === 'list' ? describeKnown(list.items, inputs) : '';
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
