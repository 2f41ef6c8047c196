// What the outputs of a failure say, where a response names an id.
import { expect, test } from '@jest/globals';
import { failureOutputs, logFailure } from '../../../../src/actions/step/end.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';

const service = { status: 409, code: 'conflict', message: 'Version exists', details: [], requestId: '' };

test.each<[what: string, facts: Partial<StepFailure>, message: string]>([
	["a refusal, in the service's own words", { kind: 'rejected', service }, 'Version exists'],
	['an id that the message has', { kind: 'ambiguous', service, responseId: 'x_1' }, 'what happened'],
	['an app that failed', { kind: 'failed', reason: 'no database' }, 'no database'],
	['an app that was stopped', { kind: 'stopped', reason: 'no database' }, 'no database'],
	['no reason', { kind: 'failed', reason: '' }, 'what happened'],
])('%s', (_, facts, message) => {
	const failure = new StepFailure({ kind: 'failed', message: 'what happened', advice: 'look', ...facts });
	const outputs = { 'error-message': message, 'error-code': failure.service?.code ?? '' };
	expect(failureOutputs(failure)).toMatchObject(outputs);
});

test.each([
	['no database', []],
	['a stack:\n  its frame', ['a stack:', '  its frame']],
])('the annotation has all lines of a reason that has several: %j', (reason, lines) => {
	const said: unknown[] = [];
	const failure = new StepFailure({ kind: 'failed', message: 'what happened.', advice: 'look', reason });
	logFailure({ error: (...what) => void said.push(what) }, 't', failure);
	expect(said).toEqual([['what happened. look', { title: 't', lines }]]);
});

test('a success: all are empty', () => {
	const none = { 'failure-kind': '', 'error-code': '', 'error-message': '', 'error-details': '[]' };
	expect(failureOutputs(undefined)).toEqual(none);
});
