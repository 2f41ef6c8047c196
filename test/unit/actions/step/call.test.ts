// How an action of a single call ends, when it does not end well.
import { expect, test } from '@jest/globals';
import { callFailure, singleCall } from '../../../../src/actions/step/call.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import { Cancelled, DeadlineReached, Interrupted } from '../../../../src/domain/failures/interruption.ts';
import { hear } from '../../../support/action-runner/heard.ts';

const WORDS = { doing: 'Deleting it', ifSent: 'Look first.', idempotent: false };
const NOTHING_DONE = {
	kind: 'cancelled',
	message: 'Deleting it: the run was cancelled before the request was sent.',
	advice: expect.stringContaining('Nothing was done'),
};

test.each([
	{ name: 'before it began', thrown: new Cancelled(), failure: NOTHING_DONE },
	{ name: 'before it was sent', thrown: new Interrupted('nothing', new Cancelled()), failure: NOTHING_DONE },
	{ name: 'in the midst of sending', thrown: new Interrupted('part', new Cancelled()), failure: NOTHING_DONE },
	{
		name: 'after it was sent: it may have been carried out',
		thrown: new Interrupted('all', new Cancelled()),
		failure: {
			kind: 'cancelled',
			message: 'Deleting it: the run was cancelled after the request was sent but before the service responded.',
			advice: 'Look first.',
		},
	},
])('cancelled $name', ({ thrown, failure }) => {
	expect(callFailure(thrown, WORDS)).toMatchObject(failure);
});

test.each([
	{
		sent: 'all',
		idempotent: false,
		kind: 'ambiguous',
		says: /did not respond within .*, after the request was sent\.$/,
	},
	{ sent: 'all', idempotent: true, kind: 'network', says: /did not respond within .*, after the request was sent\.$/ },
	{ sent: 'nothing', idempotent: false, kind: 'network', says: /could not be reached within [^,]*\.$/ },
] as const)('too late, $sent sent, idempotent $idempotent: $kind', ({ sent, idempotent, kind, says }) => {
	const failure = callFailure(new Interrupted(sent, new DeadlineReached()), { ...WORDS, idempotent });
	expect(failure).toMatchObject({ kind, message: expect.stringMatching(says) });
	expect(failure.advice).toMatch(sent === 'all' ? /^Look first\.$/ : /^Check base-url/);
});

test('a failure of its own stays what it is, and nobody knows what was done when anything else is thrown', () => {
	const own = new StepFailure({ kind: 'rejected', message: '', advice: '' });
	expect(callFailure(own, WORDS)).toBe(own);
	for (const thrown of [new TypeError(), new Interrupted('all', new TypeError())])
		expect(callFailure(thrown, WORDS)).toMatchObject({ kind: 'ambiguous', cause: thrown });
});

test('a request to which the service never responds ends after 2 min, for there is no "timeout"', async () => {
	const { heard, clock, edges } = hear();
	const done = singleCall(WORDS, edges as unknown as Parameters<typeof singleCall>[1], ({ signal }) => {
		return new Promise<never>((_, reject) => {
			signal.addEventListener('abort', () => reject(new Interrupted('all', signal.reason)));
		});
	});
	clock.pass(119_999);
	await new Promise(setImmediate);
	expect(heard.said).toEqual([]);
	clock.pass(1);
	expect(await done).toBe(false);
	expect(heard.said).toEqual([expect.stringMatching(/^error: .*did not respond within 2 min.*Look first/)]);
});
