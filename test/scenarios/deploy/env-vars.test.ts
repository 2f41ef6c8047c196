// Environment variables that do not arrive fail the step. What is warned of: test/unit/actions/deploy/steps/variables.test.ts.
import { describe, expect, test } from '@jest/globals';
import { APP, annotations, deployScenario } from './deploying.ts';

describe('sent as JSON to a service that takes one field each', () => {
	const scenario = deployScenario(undefined, { envVars: 'fields' });

	test('what did not arrive fails the step, which says what to set; with that, a re-run deploys', async () => {
		const vars = 'FIRST=one-value\nSECOND=two-value\nKERNEL_BASE_URL=https://x.io'; // which the service sets itself
		const inputs = { 'env-vars': vars, 'wait-until': 'running' };
		const { code, outputs, stdout } = await scenario.run({ with: inputs });
		expect(code).toBe(1);
		const [error] = annotations(stdout);
		const warnings = annotations(stdout, 'warning').map(({ message }) => message);
		expect(warnings).toEqual([expect.stringContaining('contain KERNEL_BASE_URL, which the service sets')]);
		expect(error?.message).toMatch(/is "running" but lacks FIRST, SECOND .*Set "env-vars-encoding: fields"/);
		expect(error?.message).not.toMatch(/one-value|two-value/);
		const { id } = scenario.emulator.ledger[0] ?? {};
		const end = { conclusion: 'failure', 'failure-kind': 'failed', retryable: 'false' };
		expect(outputs).toMatchObject({ ...end, 'deployment-id': id, status: 'running' });
		const again = { ...inputs, 'env-vars-encoding': 'fields', force: 'true' };
		expect((await scenario.run({ with: again, env: { GITHUB_RUN_ATTEMPT: '2' } })).outputs.conclusion).toBe('success');
		expect(scenario.emulator.ledger).toHaveLength(2);
	});
});

describe('env-file', () => {
	const scenario = deployScenario({ ...APP, 'config/deploy.env': 'A=from file\nAPI_TOKEN=token-in-file # comment\n' });

	test('its variables go out, masked; env-vars wins; it is not packed, and nothing is warned of', async () => {
		const inputs = { 'env-file': 'config/deploy.env', 'env-vars': 'A=from input\nB=2' };
		const { code, stdout, outputs } = await scenario.run({ with: inputs });
		expect({ code, warnings: annotations(stdout, 'warning') }).toEqual({ code: 0, warnings: [] });
		const [entry] = scenario.emulator.ledger;
		expect(JSON.parse(entry?.fields.find(({ name }) => name === 'env_vars')?.value ?? '')).toEqual({
			...{ A: 'from input', API_TOKEN: 'token-in-file', B: '2' },
		});
		expect(outputs['package-files']).toBe('1');
		expect(stdout).toContain('::add-mask::token-in-file');
		expect(stdout).not.toContain('::add-mask::from');
	});
});
