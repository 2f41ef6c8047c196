// The bounds of what has no `timeout` of its own: an action of one call, and the look for a lost deployment.
import { expect, test } from '@jest/globals';
import type { DeployEdges } from '../../../src/actions/deploy/edges.ts';
import type { Sought } from '../../../src/actions/deploy/recognise/recognise.ts';
import { recover } from '../../../src/actions/deploy/steps/recover.ts';
import { singleCall } from '../../../src/actions/step/single-call.ts';
import { StepFailure } from '../../../src/domain/failures/failure.ts';
import { Interrupted } from '../../../src/domain/failures/interruption.ts';
import { fakeClock } from '../../action-runner/fake-clock.ts';

/** A request to which the service never responds. */
const hanging = (sent: 'nothing' | 'all') => (signal: AbortSignal) =>
	new Promise<never>((_, reject) => {
		signal.addEventListener('abort', () => reject(new Interrupted(sent, signal.reason)));
	});

function edges() {
	const errors: string[] = [];
	const say = () => {};
	const log = { groupLine: say, info: say, debug: say, notice: say, warning: say, group: say };
	const clock = fakeClock();
	return {
		clock,
		errors,
		edges: {
			clock,
			log: { ...log, error: (message: string) => void errors.push(message) },
			outputs: { set: say },
			summary: { write: async () => {} },
			cancel: new AbortController().signal,
		},
	};
}

test.each([
	{ sent: 'all', says: /has not responded in the 2 min.*Look first/ },
	{ sent: 'nothing', says: /could not be reached in the 2 min.*Check base-url/ },
] as const)('an action of one call ends after 2 min ($sent sent)', async ({ sent, says }) => {
	const { clock, errors, edges: around } = edges();
	const done = singleCall({ doing: 'Trying', ifSent: 'Look first.', idempotent: false }, around, ({ signal }) =>
		hanging(sent)(signal),
	);
	clock.pass(119_999);
	await new Promise(setImmediate);
	expect(errors).toEqual([]);
	clock.pass(1);
	expect(await done).toBe(false);
	expect(errors).toEqual([expect.stringMatching(says)]);
});

test('the look for a lost deployment ends after 30 s, and stays ambiguous', async () => {
	const { clock, edges: around } = edges();
	const ambiguity = new StepFailure({ kind: 'ambiguous', message: 'It is lost.', advice: 'Look.' });
	const list = ({ signal }: { signal: AbortSignal }) => hanging('all')(signal);
	const search = () => ({ from: 0 }) as Sought;
	const found = recover(ambiguity, search, {
		...around,
		deployments: { list },
	} as unknown as DeployEdges);
	clock.pass(30_000);
	expect(await found).toMatchObject({
		kind: 'open',
		failure: {
			kind: 'ambiguous',
			message: expect.stringMatching(/^It is lost\. It could not be looked up either: No response in 30/),
		},
	});
});
