// Which of the variables that were sent a record lacks, and what is said of it.
import { expect, test } from '@jest/globals';
import { missingFailure, missingVariables } from '../../../../../src/actions/deploy/steps/variables.ts';
import { parseDeployment } from '../../../../../src/domain/records/deployment.ts';

const SENT = [
	['FIRST', 'a'],
	['SECOND', 'b'],
	['KERNEL_API_KEY', 'c'],
	['KERNEL_BASE_URL', 'd'],
	['ENTRYPOINT_RELPATH', 'e'],
] as const;

function record(env_vars: unknown) {
	const parsed = parseDeployment({ id: 'dep_1', status: 'in_progress', env_vars });
	if (!parsed.ok) throw new Error(parsed.why);
	return parsed.record;
}

test.each<[unknown, string[]]>([
	[{ FIRST: '', SECOND: '' }, []],
	[{ FIRST: '', OTHER: '' }, ['SECOND']],
	[{}, ['FIRST', 'SECOND']],
	[{ first: '', SECOND: '' }, ['FIRST']],
	[undefined, []],
	[null, []],
	[['FIRST'], []],
])('a record with %j lacks %j', (env_vars, missing) =>
	expect(missingVariables(SENT, record(env_vars))).toEqual(missing),
);

test.each([
	['json', 'fields'],
	['fields', 'json'],
] as const)('sent as %s: set %s', (encoding, other) =>
	expect(missingFailure(['FIRST'], record({}), encoding)).toMatchObject({
		kind: 'failed',
		retryable: false,
		message: expect.stringMatching(/^Deployment dep_1 is "in_progress" but lacks FIRST from "env-vars"/),
		advice: `Set "env-vars-encoding: ${other}" and deploy again.`,
	}),
);

test('of many names the first are shown', () => {
	const many = Array.from({ length: 12 }, (_, at) => `V${at}`);
	expect(missingFailure(many, record({}), 'json').message).toContain('V9 and 2 more variables from');
});
