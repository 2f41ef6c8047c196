// The one error of the project: its kinds, what it keeps, and what a job's end is called after it.
import { describe, expect, test } from '@jest/globals';
import {
	conclusionOf,
	type FailureKind,
	InputFailure,
	PackageFailure,
	StepFailure,
	toStepFailure,
} from '../../../../src/domain/failures/failure.ts';

const SERVICE = { status: 409, code: 'c', message: 'm', details: [], requestId: '' };

test('a failure says what happened and what to do, and promises no repeat by itself', () => {
	const failure = new StepFailure({ kind: 'failed', message: 'It ended.', advice: 'Look.' });
	expect(failure).toMatchObject({ name: 'StepFailure', kind: 'failed', message: 'It ended.', advice: 'Look.' });
	expect(failure.retryable).toBe(false);
});

test('with: the same failure, but for what is given', () => {
	const facts = { kind: 'rejected', message: 'a', advice: 'b', retryable: true, service: SERVICE, file: 'f' } as const;
	const cause = new Error();
	const changed = new StepFailure({ ...facts, cause }).with({ message: 'new' });
	expect({ ...changed, message: changed.message }).toEqual({ ...new StepFailure({ ...facts, cause }), message: 'new' });
	expect(changed.cause).toBe(cause);
});

test('a bad input is named, with what is accepted', () => {
	expect(new InputFailure('rows', 'is "x"', 'a number', { file: 'here.json', cause: 'why' })).toMatchObject({
		kind: 'input',
		message: 'Input "rows" is "x".',
		advice: 'Set it to a number.',
		retryable: false,
		file: 'here.json',
		cause: 'why',
	});
});

test.each([
	{ path: 'a/link', file: 'a/link' },
	{ path: 'a/folder/', file: 'a/folder' },
])('what cannot be packed is named: $path', ({ path, file }) => {
	const cause = new Error();
	expect(new PackageFailure(path, 'it is a loop', 'Remove it.', { cause })).toMatchObject({
		kind: 'package',
		message: `Cannot pack "${path}": it is a loop.`,
		advice: 'Remove it.',
		file,
		cause,
	});
});

describe('how it ended', () => {
	test.each<{ kind: FailureKind; before: string; after: string }>([
		{ kind: 'input', before: 'failure', after: 'failure' },
		{ kind: 'package', before: 'failure', after: 'failure' },
		{ kind: 'network', before: 'failure', after: 'unknown' },
		{ kind: 'rejected', before: 'failure', after: 'unknown' },
		{ kind: 'ambiguous', before: 'unknown', after: 'unknown' },
		{ kind: 'failed', before: 'failure', after: 'failure' },
		{ kind: 'stopped', before: 'failure', after: 'failure' },
		{ kind: 'timeout', before: 'timed_out', after: 'timed_out' },
		{ kind: 'cancelled', before: 'cancelled', after: 'cancelled' },
	])('$kind: $before, and $after once it was created', ({ kind, before, after }) => {
		expect(conclusionOf(kind, false)).toBe(before);
		expect(conclusionOf(kind, true)).toBe(after);
	});
});

test.each([
	{ thrown: new TypeError('x is not a function'), says: 'TypeError: x is not a function' },
	{ thrown: new Error('y'.repeat(400)), says: `Error: ${'y'.repeat(299)}…` },
	{ thrown: new SyntaxError('quotes hunter2'), says: 'SyntaxError' },
	{ thrown: Object.assign(new Error('no space left.'), { code: 'ENOSPC' }), says: 'Error (ENOSPC): no space left' },
	{ thrown: 'hunter2', says: 'string' },
	{ thrown: null, says: 'object' },
	{ thrown: undefined, says: 'undefined' },
	{ thrown: { code: 5 }, says: 'object' },
])('a bug of ours says its own message, but for what a parser quotes: $says', ({ thrown, says }) => {
	const failed = toStepFailure(thrown, 'ambiguous');
	expect(failed).toMatchObject({ kind: 'ambiguous', cause: thrown, retryable: false });
	expect(failed.message).toBe(`The action stopped on an unexpected ${says}.`);
	expect(failed.advice).toContain('debug log');
	expect(toStepFailure(failed, 'ambiguous')).toBe(failed);
});
