// The bound of what has no `timeout` of its own: an action of one call.
import { expect, test } from '@jest/globals';
import { singleCall } from '../../../../src/actions/step/call.ts';
import { Interrupted } from '../../../../src/domain/failures/interruption.ts';
import { fakeClock } from '../../../support/action-runner/fake-clock.ts';

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
	{ sent: 'all', says: /did not respond within 2 min.*Look first/ },
	{ sent: 'nothing', says: /could not be reached within 2 min.*Check base-url/ },
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
