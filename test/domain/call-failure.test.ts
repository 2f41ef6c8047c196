// How an action of a single call ends, when it does not end well.
import { expect, test } from '@jest/globals';
import { callFailure } from '../../src/domain/call-failure.ts';
import { StepFailure } from '../../src/domain/failure.ts';
import { Cancelled, Interrupted } from '../../src/domain/interruption.ts';

const NOTHING_DONE = {
	kind: 'cancelled',
	message: 'Deleting it: the run was cancelled before the request was sent.',
	advice: expect.stringContaining('Nothing was done'),
	retryable: true,
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
			message: 'Deleting it: the run was cancelled after the request was sent and before the service answered.',
			advice: 'Look first.',
			retryable: false,
		},
	},
])('cancelled $name', ({ thrown, failure }) => {
	expect(callFailure(thrown, 'Deleting it', 'Look first.')).toMatchObject(failure);
});

test('a failure of its own stays what it is, and whatever else is thrown counts as one of the network', () => {
	const own = new StepFailure({ kind: 'rejected', message: '', advice: '' });
	expect(callFailure(own, 'Deleting it', '')).toBe(own);
	for (const thrown of [new TypeError(), new Interrupted('all', new TypeError())])
		expect(callFailure(thrown, 'Deleting it', '')).toMatchObject({ kind: 'network', cause: thrown });
});
