// What is said where something was made, and polling for it broke.
import { expect, test } from '@jest/globals';
import {
	describeReason,
	lostFailure,
	senselessFailure,
	statusAtCancel,
	statusAtTimeout,
	unreadFailure,
} from '../../../src/actions/step/poll-failure.ts';
import { StepFailure } from '../../../src/domain/failures/failure.ts';

const poll = new StepFailure({ kind: 'rejected', message: 'Asking: 403.', advice: 'Check it.', retryable: true });
const MADE = [
	{
		made: 'deployment',
		begun: 'The deployment was created and may be running',
		look: 'look at it at the service before a second try.',
	},
	{
		made: 'invocation',
		begun: 'The action was started',
		look: 'look at the invocation at the service before a second try.',
	},
] as const;

test.each(MADE)('$made', ({ made, begun, look }) => {
	const kept = { kind: 'rejected', message: 'Asking: 403.', retryable: false };
	expect(lostFailure(made, poll)).toMatchObject({ ...kept, advice: `${begun}: ${look}` });
	expect(unreadFailure(made, poll)).toMatchObject({ ...kept, advice: `${begun}. Check it.` });
	expect(senselessFailure(made, 'x_1', 'the body is HTML')).toMatchObject({
		kind: 'network',
		message: `Asking for the status of ${made} x_1: 3 responses in a row could not be used; the last one: the body is HTML.`,
		advice: `${begun}: ${look}`,
		retryable: false,
	});
});

test.each([
	['', 'The service gives no reason.'],
	['no database', 'Reason: no database.'],
	['no database...\n', 'Reason: no database.'],
])('the reason "%s"', (reason, says) => expect(describeReason(reason)).toBe(says));

test('a status that no poll could read since is not said to be the present one', () => {
	const since = 'the service responded with 503: the body is empty';
	expect(statusAtTimeout('queued', undefined, '5 min')).toBe('is still "queued" after 5 min, the whole of "timeout"');
	expect(statusAtTimeout('', since, '5 min')).toBe(
		`was last seen as "unknown"; then no poll could be read until 5 min, the whole of "timeout", were over: ${since}`,
	);
	expect(statusAtCancel('queued', undefined)).toBe('was "queued"');
	expect(statusAtCancel('queued', since)).toBe(`was last seen as "queued" (since then: ${since})`);
});
