// What the outputs of a failure say, where a response names an id.
import { expect, test } from '@jest/globals';
import { failureOutputs } from '../../../src/actions/step/failure-outputs.ts';
import { type FailureKind, StepFailure } from '../../../src/domain/failures/failure.ts';
import { type Made, toldId } from '../../../src/domain/records/created.ts';
import { requestFailure } from '../../../src/http/request-failure.ts';

const WHAT = { doing: 'Creating', request: 'POST /x', ifAmbiguous: 'Look first.' };

/** The failure for a response with this body, as a POST has it. */
function responded(made: Made, status: number, record: object, verdict: 'refused' | 'ambiguous'): StepFailure {
	const text = JSON.stringify(record);
	const told = toldId(made, { status, headers: {}, text });
	const body = { ok: true, text } as const;
	return requestFailure(WHAT, { kind: 'response', sent: 'all', status, headers: {}, body, told }, verdict, 1);
}

const ERROR = { code: 'conflict', message: 'Version exists' };

/** The places of an id in a body. */
const namings = (made: Made): readonly object[] => [
	{ id: 'x_1' },
	{ id: 'x_1', status: 'running' },
	{ [`${made}_id`]: 'x_1' },
	{ data: { id: 'x_1' } },
	{ data: { id: 'x_1', status: 'running' } },
];

const REFUSALS = (['deployment', 'invocation'] as const).flatMap((made) =>
	[400, 404, 409, 422, 429].flatMap((status) => namings(made).map((naming) => ({ made, status, naming }))),
);

test.each(REFUSALS)("$made, $status with $naming: the service's own words", ({ made, status, naming }) => {
	const outputs = failureOutputs(responded(made, status, { ...ERROR, ...naming }, 'refused'));
	expect(outputs).toMatchObject({ 'error-code': 'conflict', 'error-message': 'Version exists' });
});

test.each(['deployment', 'invocation'] as const)('%s, a 500 that names it: both are in the message', (made) => {
	const outputs = failureOutputs(responded(made, 500, { ...ERROR, [`${made}_id`]: 'x_1' }, 'ambiguous'));
	expect(outputs['error-message']).toContain(`Version exists; it names ${made} x_1, which may be the new one`);
});

test('a cancel that has heard of an id: the message has it', () => {
	const told = { made: 'deployment', id: 'x_1' } as const;
	const failure = new StepFailure({ kind: 'cancelled', message: 'cancelled; it names x_1', advice: 'look', told });
	expect(failureOutputs(failure)['error-message']).toBe('cancelled; it names x_1');
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

test('a success: all are empty', () => {
	expect(failureOutputs(undefined)).toEqual({
		'failure-kind': '',
		'error-code': '',
		'error-message': '',
		'error-details': '[]',
	});
});
