// Environment variables that do not arrive fail the step; those that the service sets itself are warned of.
import { describe, expect, test } from '@jest/globals';
import { APP, annotations, deployScenario } from './deploying.ts';

const warnings = (stdout: string) => annotations(stdout, 'warning').map(({ message }) => message);
const VARS = 'FIRST=one-value\nSECOND=two-value';

describe.each([
	{ taken: 'fields', sent: 'fields', advice: undefined },
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
		expect(warnings(stdout)).toEqual([expect.stringContaining('contain KERNEL_BASE_URL, ENTRYPOINT_RELPATH, which')]);
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

describe('what must not, and what may be shown', () => {
	const scenario = deployScenario();

	test("the job's token, in toJSON(secrets), is warned of", async () => {
		const vars = { github_token: 'ghs_token-of-the-job', OTHER: 'other-value' };
		const inputs = { 'env-vars': JSON.stringify(vars), 'github-token': 'ghs_token-of-the-job' };
		const { code, stdout } = await scenario.run({ with: inputs });
		const says = expect.stringMatching(/this job's token.*github_token/);
		expect([code, warnings(stdout)]).toEqual([0, [says]]);
	});

	test('a value that the run itself shows is no secret: the output keeps the version', async () => {
		const fact = '6dcb09b5b57875f334f61aebed695e2e4193db5e';
		const inputs = { 'env-vars': `SHOWN=${fact}\nSECRET=another-value`, version: fact };
		const { outputs, stdout } = await scenario.run({ with: inputs, env: { GITHUB_SHA: fact } });
		expect(outputs.version).toBe(fact);
		expect(stdout).not.toContain(`::add-mask::${fact}`);
		expect(stdout).toContain('::add-mask::another-value'); // for its name says so
	});
});
