// What the outputs of a failure say, where a response names an id.
import { expect, test } from '@jest/globals';
import { failureOutputs, logFailure } from '../../../../src/actions/step/end.ts';
import { type FailureKind, StepFailure } from '../../../../src/domain/failures/failure.ts';

const service = { status: 409, code: 'conflict', message: 'Version exists', details: [], requestId: '' };

test("a refusal: the service's own words", () => {
	const failure = new StepFailure({ kind: 'rejected', message: 'what happened', advice: 'look', service });
	expect(failureOutputs(failure)).toMatchObject({ 'error-code': 'conflict', 'error-message': 'Version exists' });
});

test('where the response gives an id, the message has it', () => {
	const facts = { kind: 'ambiguous', message: 'it names x_1', advice: 'look', service, responseId: 'x_1' } as const;
	expect(failureOutputs(new StepFailure(facts))['error-message']).toBe('it names x_1');
});

test.each<[FailureKind, string, string]>([
	['failed', 'no database', 'no database'],
	['stopped', 'no database', 'no database'],
	['failed', '', 'what happened'],
	['timeout', 'no database', 'what happened'],
])('%s, the reason "%s"', (kind, reason, message) => {
	const failure = new StepFailure({ kind, message: 'what happened', advice: 'what to do' });
	expect(failureOutputs(failure, reason)['error-message']).toBe(message);
});

test.each([
	['no database', []],
	['a stack:\n  its frame', ['a stack:', '  its frame']],
])('the annotation has all lines of a reason that has several: %j', (reason, lines) => {
	const said: unknown[] = [];
	const failure = new StepFailure({ kind: 'failed', message: 'what happened.', advice: 'look', reason });
	logFailure({ error: (...what) => void said.push(what) }, failure, { title: 't' });
	expect(said).toEqual([['what happened. look', { title: 't', lines }]]);
});

test('a success: all are empty', () => {
	expect(failureOutputs(undefined)).toEqual({
		'failure-kind': '',
		'error-code': '',
		'error-message': '',
		'error-details': '[]',
	});
});
