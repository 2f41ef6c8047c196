// How an action of a single call ends, when it does not end well.
import { expect, test } from '@jest/globals';
import { callFailure, singleCall } from '../../../../src/actions/step/call.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import { Interrupted } from '../../../../src/domain/failures/interruption.ts';
import { hear } from '../../../support/action-runner/heard.ts';

const WORDS = { doing: 'Deleting it', ifSent: 'Look first.', idempotent: false };
const EARLY = /^Deleting it: the run was cancelled before the whole request was sent\. Nothing was done: /;
const LATE = /^Deleting it: .* after the request was sent but before the service responded\. Look first\.$/;
const SILENT = /did not respond within .*, after the request was sent\. Look first\.$/;
const UNREACHED = /could not be reached within [^,]*\. Check base-url/;

test.each([
	['cancelled before it began', new Interrupted('cancel'), 'cancelled', EARLY],
	['cancelled in the midst of sending', new Interrupted('cancel'), 'cancelled', EARLY],
	['cancelled after it was sent', new Interrupted('cancel', { maybeDone: true }), 'cancelled', LATE],
	['too late, after it was sent', new Interrupted('deadline', { maybeDone: true }), 'ambiguous', SILENT],
	['too late, before it was sent', new Interrupted('deadline'), 'network', UNREACHED],
])('%s', (_, thrown, kind, says) => {
	const failure = callFailure(thrown, WORDS);
	expect(failure.kind).toBe(kind);
	expect(`${failure.message} ${failure.advice}`).toMatch(says);
	// What is safe to run again is never ambiguous.
	const again = callFailure(thrown, { ...WORDS, idempotent: true });
	expect(again).toMatchObject({ kind: kind === 'ambiguous' ? 'network' : kind, message: failure.message });
});

test('a failure of its own stays what it is, and nobody knows what was done when anything else is thrown', () => {
	const own = new StepFailure({ kind: 'rejected', message: '', advice: '' });
	expect(callFailure(own, WORDS)).toBe(own);
	for (const thrown of [new TypeError(), new DOMException('', 'AbortError')])
		expect(callFailure(thrown, WORDS)).toMatchObject({ kind: 'ambiguous', cause: thrown });
});

test('a request to which the service never responds ends after 2 min, for there is no "timeout"', async () => {
	const { heard, clock, edges } = hear();
	const done = singleCall(WORDS, edges as unknown as Parameters<typeof singleCall>[1], ({ signal }) => {
		return new Promise<never>((_, reject) => {
			signal.addEventListener('abort', () => reject(new Interrupted(signal.reason.by, { maybeDone: true })));
		});
	});
	clock.pass(119_999);
	await new Promise(setImmediate);
	expect(heard.said).toEqual([]);
	clock.pass(1);
	expect(await done).toBe(false);
	expect(heard.said).toEqual([expect.stringMatching(/^error: .*did not respond within 2 min.*Look first/)]);
});
