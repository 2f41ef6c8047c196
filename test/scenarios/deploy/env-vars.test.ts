// Environment variables that the app will not see as they were given: the step warns of each.
import { describe, expect, test } from '@jest/globals';
import type { Event } from '../../github-server/events.ts';
import { annotations, deployScenario } from './deploying.ts';

const warnings = (stdout: string) => annotations(stdout, 'warning').map(({ message }) => message);
const VARS = 'FIRST=one-value\nSECOND=two-value';

describe.each([
	{ taken: 'json', sent: 'json', advice: undefined },
	{ taken: 'fields', sent: 'fields', advice: undefined },
	{ taken: 'both', sent: 'json', advice: undefined },
	{ taken: 'fields', sent: 'json', advice: 'fields' },
	{ taken: 'json', sent: 'fields', advice: 'json' },
] as const)('sent as $sent to a service that takes $taken', ({ taken, sent, advice }) => {
	const scenario = deployScenario(undefined, { envVars: taken });

	test('what did not arrive is told, with the other encoding', async () => {
		const { code, stdout } = await scenario.run({ with: { 'env-vars': VARS, 'env-vars-encoding': sent } });
		expect(code).toBe(0);
		if (advice === undefined) return expect(warnings(stdout)).toEqual([]);
		expect(warnings(stdout)).toEqual([expect.stringContaining('lacks FIRST, SECOND of "env-vars"')]);
		expect(warnings(stdout)[0]).toContain(`"env-vars-encoding: ${advice}"`);
		expect(warnings(stdout)[0]).not.toMatch(/one-value|two-value/);
	});
});

describe('on any service', () => {
	const scenario = deployScenario();
	const respond = (env_vars: unknown) =>
		scenario.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'override', record: { env_vars } } });

	test('without variables nothing is told', async () => {
		expect(warnings((await scenario.run()).stdout)).toEqual([]);
	});

	test.each([[null], ['FIRST'], [['FIRST']], [7]])('a record whose env_vars is %j tells nothing', async (env_vars) => {
		respond(env_vars);
		expect(warnings((await scenario.run({ with: { 'env-vars': VARS } })).stdout)).toEqual([]);
	});

	test('one of them, and many of them', async () => {
		respond({ FIRST: '', constructor: '' });
		expect(warnings((await scenario.run({ with: { 'env-vars': VARS } })).stdout)).toEqual([
			expect.stringContaining('lacks SECOND of'),
		]);
		respond({});
		const many = Array.from({ length: 12 }, (_, at) => `V${at}=some-value`).join('\n');
		const { stdout } = await scenario.run({ with: { 'env-vars': many, force: 'true' } });
		expect(warnings(stdout)).toEqual([expect.stringContaining('V9 and 2 more variables of')]);
	});

	test('a reserved name is told once, and not again where it is missing', async () => {
		respond({});
		const { code, stdout } = await scenario.run({ with: { 'env-vars': 'KERNEL_API_KEY=sk_of_another_one' } });
		expect(code).toBe(0);
		expect(warnings(stdout)).toEqual([expect.stringContaining('sets KERNEL_API_KEY, which the service sets itself')]);
		const all = 'KERNEL_BASE_URL=https://x.io\nENTRYPOINT_RELPATH=a.js\nMINE=a-value-of-mine';
		const { stdout: other } = await scenario.run({ with: { 'env-vars': all } });
		expect(warnings(other)).toEqual([expect.stringContaining('sets KERNEL_BASE_URL, ENTRYPOINT_RELPATH, which')]);
	});
});

describe('refusals with advice of their own', () => {
	const scenario = deployScenario();
	const run = async (status: number, message: string) => {
		const body = { code: 'bad_request', message };
		scenario.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status, body } });
		return annotations((await scenario.run()).stdout)[0]?.message ?? '';
	};

	test('a 500 names entrypoint and manifest, and is still ambiguous', async () => {
		const message = await run(500, 'internal error');
		expect(message).toMatch(/The deployment may exist.*check "entrypoint", and the manifest.*package\.json/);
		expect(await run(502, 'bad gateway')).not.toContain('manifest');
	});

	test.each([
		'app version 1.0 already exists',
		'There is already a version 1.0',
		'Version 1.0.0 exists',
		'version exists',
	])('a 400 that says "%s" gets the advice of a 409', async (message) =>
		expect(await run(400, message)).toContain('set "force: true"'),
	);

	test.each(['version 1.0 does not exist', 'no version exists', 'version is too long'])(
		'a 400 that says "%s" does not',
		async (message) => expect(await run(400, message)).not.toContain('set "force: true"'),
	);
});

const shown = deployScenario();

const FACT = '6dcb09b5b57875f334f61aebed695e2e4193db5e';
const VARIABLES = [
	...['SHA', 'REF', 'REF_NAME', 'HEAD_REF', 'BASE_REF', 'REPOSITORY', 'RUN_ID', 'ACTOR'],
	...['SERVER_URL', 'WORKFLOW', 'JOB', 'EVENT_NAME'],
];

test.each<{ name: string; env?: Record<string, string>; event?: Event }>([
	...VARIABLES.map((name) => ({ name, env: { [`GITHUB_${name}`]: FACT } })),
	{ name: 'the owner of the repository', env: { GITHUB_REPOSITORY: `${FACT}/app` } },
	{ name: 'the name of the repository', env: { GITHUB_REPOSITORY: `somebody/${FACT}` } },
	{
		name: 'the head of the pull request',
		env: { GITHUB_SHA: 'b'.repeat(40) },
		event: { name: 'pull_request', payload: { pull_request: { number: 2, head: { sha: FACT } } } },
	},
])(
	'a value that the run itself shows is no secret: the output keeps the version ($name)',
	async ({ env = {}, event }) => {
		const fact = FACT;
		const inputs = { 'env-vars': `SHOWN=${fact}\nSECRET=another-value`, version: fact };
		const { outputs, stdout } = await shown.run({ with: inputs, env, ...(event === undefined ? {} : { event }) });
		expect(outputs.version).toBe(fact);
		expect(stdout).not.toContain(`::add-mask::${fact}`);
		expect(stdout).toContain('::add-mask::another-value');
	},
);
