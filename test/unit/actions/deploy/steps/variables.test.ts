// What is warned of among the variables, which of them a record lacks, and what is said of it.
import { expect, test } from '@jest/globals';
import { parseEnvVars } from '../../../../../src/actions/deploy/inputs/env-vars.ts';
import {
	missingFailure,
	missingVariables,
	warnOfVariables,
} from '../../../../../src/actions/deploy/steps/variables.ts';
import { parseDeployment } from '../../../../../src/domain/records/deployment.ts';

const SENT = parseEnvVars('FIRST=a\nSECOND=b\nKERNEL_API_KEY=c\nKERNEL_BASE_URL=d\nENTRYPOINT_RELPATH=e');

function record(env_vars: unknown) {
	const parsed = parseDeployment({ id: 'dep_1', status: 'in_progress', env_vars });
	if (!parsed.ok) throw new Error(parsed.why);
	return parsed.record;
}

test.each<[vars: string, warns: RegExp | undefined]>([
	['A=1 B=2', /^The only environment variable is A, .* write "env-vars: \|"/],
	['A=1 B=2\nC=3', undefined],
	['A=1,B=2', /^The only environment variable is A, .* write "env-vars: \|"/],
	['A=1;B=2', /^The only environment variable is A, .* write "env-vars: \|"/],
	['A=x?b=1 c', undefined],
	['A=b=1,c=2', undefined],
	['A=DRIVER=x;SERVER=y;PWD=z', undefined],
	['A=jdbc:h2:mem:test;MODE=MySQL', undefined],
	['A=\nB=1\nC=""', /^These environment variables are empty: A, C\. .* a secret that is not set/],
	['A=${{ secrets.A }}\nB=1', /^The values of A contain "\$\{\{", which GitHub fills in only in a workflow file\. /],
	['ENTRYPOINT_RELPATH=a', /^The environment variables contain ENTRYPOINT_RELPATH, which the service sets itself/],
	['A=1\nTOKEN=ghs_token\n', /^The app is given this job's token, as TOKEN\. /],
])('%j: %s', (vars, warns) => {
	const warnings: string[] = [];
	const add = (text: string) => void warnings.push(text);
	const log = { warning: add, notice: add };
	warnOfVariables({ envVars: parseEnvVars(vars), githubToken: 'ghs_token' }, log);
	expect(warnings).toEqual(warns === undefined ? [] : [expect.stringMatching(warns)]);
});

test.each<[unknown, string[]]>([
	[{ FIRST: '', SECOND: '' }, []],
	[{ FIRST: '', OTHER: '' }, ['SECOND']],
	[{}, ['FIRST', 'SECOND']],
	[{ first: '', SECOND: '' }, ['FIRST']],
	[undefined, []],
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
