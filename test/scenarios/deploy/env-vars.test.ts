// Environment variables that do not arrive fail the step; those that the service sets itself are warned of.
import { describe, expect, test } from '@jest/globals';
import type { Event } from '../../support/github-server/events.ts';
import { APP, annotations, deployScenario } from './deploying.ts';

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

	test('what did not arrive fails the step, which says what to set; with that, a re-run deploys', async () => {
		const inputs = { 'env-vars': VARS, 'wait-until': 'running' };
		const { code, outputs, stdout } = await scenario.run({ with: { ...inputs, 'env-vars-encoding': sent } });
		expect(code).toBe(advice === undefined ? 0 : 1);
		if (advice === undefined) return expect(outputs.conclusion).toBe('success');
		const [error] = annotations(stdout);
		expect(error?.message).toMatch(/is "running" but lacks FIRST, SECOND from "env-vars"/);
		expect(error?.message).toContain(`Set "env-vars-encoding: ${advice}"`);
		expect(error?.message).not.toMatch(/one-value|two-value/);
		expect(outputs).toMatchObject({
			'deployment-id': scenario.emulator.ledger[0]?.id,
			status: 'running',
			conclusion: 'failure',
			'failure-kind': 'failed',
			retryable: 'false',
			'error-message': expect.stringContaining('lacks FIRST, SECOND'),
		});
		const again = { ...inputs, 'env-vars-encoding': advice, force: 'true' };
		expect((await scenario.run({ with: again, env: { GITHUB_RUN_ATTEMPT: '2' } })).outputs.conclusion).toBe('success');
		expect(scenario.emulator.ledger).toHaveLength(2);
	});
});

describe('on any service', () => {
	const scenario = deployScenario();

	test.each(['created', 'started'])('the last record that was read decides (wait-until: %s)', async (until) => {
		const { faults } = scenario.emulator;
		faults.add({ operation: 'createDeployment', fault: { kind: 'override', record: { env_vars: {} } } });
		const { outputs } = await scenario.run({ with: { 'env-vars': VARS, 'wait-until': until } });
		expect(outputs.conclusion).toBe(until === 'created' ? 'failure' : 'success');
	});

	test('a reserved name is warned of, and is no missing one', async () => {
		const fault = { kind: 'override', record: { env_vars: { MINE: '' } } } as const;
		scenario.emulator.faults.add({ operation: 'getDeployment', times: Number.POSITIVE_INFINITY, fault });
		const vars = 'KERNEL_BASE_URL=https://x.io\nENTRYPOINT_RELPATH=a.js\nMINE=a-value-of-mine';
		const { code, stdout } = await scenario.run({ with: { 'env-vars': vars } });
		expect(code).toBe(0);
		expect(warnings(stdout)).toEqual([expect.stringContaining('sets KERNEL_BASE_URL, ENTRYPOINT_RELPATH, which')]);
	});
});

describe('env-file', () => {
	const scenario = deployScenario({ ...APP, 'config/deploy.env': 'A=from file\nAPI_TOKEN=token-in-file # comment\n' });

	test('its variables go out, masked; env-vars wins; it is not packed, and nothing is warned of', async () => {
		const inputs = { 'env-file': 'config/deploy.env', 'env-vars': 'A=from input\nB=2' };
		const { code, stdout, outputs } = await scenario.run({ with: inputs });
		expect({ code, warnings: warnings(stdout) }).toEqual({ code: 0, warnings: [] });
		const [entry] = scenario.emulator.ledger;
		expect(JSON.parse(entry?.fields.find(({ name }) => name === 'env_vars')?.value ?? '')).toEqual({
			...{ A: 'from input', API_TOKEN: 'token-in-file', B: '2' },
		});
		expect(outputs['package-files']).toBe('1');
		expect(stdout).toContain('::add-mask::token-in-file');
		expect(stdout).not.toContain('::add-mask::from');
	});
});

describe("the job's token", () => {
	const scenario = deployScenario();

	test.each([
		[
			'toJSON(secrets)',
			{ github_token: 'ghs_token-of-the-job', OTHER: 'other-value' },
			/this job's token.*github_token/,
		],
		['others', { OTHER: 'other-value' }, undefined],
	])('among %s', async (_name, vars, says) => {
		const inputs = { 'env-vars': JSON.stringify(vars), 'github-token': 'ghs_token-of-the-job' };
		const { code, stdout } = await scenario.run({ with: inputs });
		expect(code).toBe(0);
		expect(warnings(stdout)).toEqual(says === undefined ? [] : [expect.stringMatching(says)]);
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
		expect(message).toMatch(/The deployment may exist.*Check "entrypoint" and the manifest.*package\.json/);
		expect(await run(502, 'bad gateway')).not.toContain('manifest');
	});

	test.each([
		'app version 1.0 already exists',
		'There is already a version 1.0',
		'Version 1.0.0 exists',
		'version exists',
	])('a 400 that says "%s" gets the advice of a 409', async (message) =>
		expect(await run(400, message)).toContain('"force: true"'),
	);

	test.each(['version 1.0 does not exist', 'no version exists', 'version is too long'])(
		'a 400 that says "%s" does not',
		async (message) => expect(await run(400, message)).not.toContain('"force: true"'),
	);
});

const shown = deployScenario();

const FACT = '6dcb09b5b57875f334f61aebed695e2e4193db5e';

test.each<{ name: string; env?: Record<string, string>; event?: Event }>([
	...['SHA', 'REF_NAME', 'EVENT_NAME'].map((name) => ({ name, env: { [`GITHUB_${name}`]: FACT } })),
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
		expect(stdout).toContain('::add-mask::another-value'); // for its name says so
	},
);
