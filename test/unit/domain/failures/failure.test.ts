// The one error of the project: its kinds, what it keeps, and what a job's end is called after it.
import { expect, test } from '@jest/globals';
import { conclusionOf, type FailureKind, StepFailure, toStepFailure } from '../../../../src/domain/failures/failure.ts';

const SERVICE = { status: 409, code: 'c', message: 'm', details: [], requestId: '' };

test('with: the same failure, but for what is given', () => {
	const facts = { kind: 'rejected', message: 'a', advice: 'b', retryable: true, service: SERVICE, file: 'f' } as const;
	const cause = new Error();
	const changed = new StepFailure({ ...facts, cause }).with({ message: 'new' });
	expect({ ...changed, message: changed.message }).toEqual({ ...new StepFailure({ ...facts, cause }), message: 'new' });
	expect(changed.cause).toBe(cause);
});

test.each<[kind: FailureKind, before: string, after: string]>([
	['failed', 'failure', 'failure'],
	['network', 'failure', 'unknown'],
	['rejected', 'failure', 'unknown'],
	['ambiguous', 'unknown', 'unknown'],
	['timeout', 'timed_out', 'timed_out'],
	['cancelled', 'cancelled', 'cancelled'],
])('%s ends as %s, and as %s once it was created', (kind, before, after) => {
	expect([conclusionOf(kind, false), conclusionOf(kind, true)]).toEqual([before, after]);
});

test.each([
	{ thrown: new TypeError('x is not a function'), says: 'TypeError: x is not a function' },
	{ thrown: new Error('y'.repeat(400)), says: `Error: ${'y'.repeat(299)}…` },
	{ thrown: new SyntaxError('quotes hunter2'), says: 'SyntaxError' },
	{ thrown: Object.assign(new Error('no space left.'), { code: 'ENOSPC' }), says: 'Error (ENOSPC): no space left' },
	{ thrown: 'hunter2', says: 'string' },
	{ thrown: null, says: 'object' },
])('a bug of ours says its own message, but for what a parser quotes: $says', ({ thrown, says }) => {
	const failed = toStepFailure(thrown, 'ambiguous');
	expect(failed).toMatchObject({ kind: 'ambiguous', cause: thrown, retryable: false });
	expect(failed.message).toBe(`The action stopped on an unexpected ${says}.`);
	expect(failed.advice).toContain('debug log');
	expect(toStepFailure(failed, 'ambiguous')).toBe(failed);
});
