// The colours of the log show how a deploy went. The text says the same without them.
import { expect, test } from '@jest/globals';
import { withoutColours } from '../../support/action-runner/colours.ts';
import { deployScenario } from './deploying.ts';

const scenario = deployScenario();
const RUNNING = { with: { 'wait-until': 'running' } };

test('a deploy that went well ends in green lines', async () => {
	const { stdout } = await scenario.run(RUNNING);
	expect(stdout).toMatch(/^\u001b\[32m\w+ → running after .*\u001b\[0m$/m);
	expect(stdout).toMatch(/^\u001b\[32m✅ Deployed: running, deployment [0-9a-f]+, .* in all\u001b\[0m$/m);
});

test('a deployment that fails shows red', async () => {
	scenario.emulator.faults.add({
		operation: 'getDeployment',
		fault: { kind: 'override', record: { status: 'failed' } },
	});
	const { stdout } = await scenario.run(RUNNING);
	expect(stdout).toMatch(/^\u001b\[31m\w+ → failed after .*\u001b\[0m$/m);
});

test('what is tried again shows yellow', async () => {
	scenario.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status: 429, headers: {} } });
	const { stdout } = await scenario.run(RUNNING);
	expect(stdout).toMatch(/^\u001b\[33m.*429.*\u001b\[0m$/m);
});

test.each([{ env: { NO_COLOR: '1' } }, { env: { GITHUB_ACTIONS: '' } }])('no colours with $env', async ({ env }) => {
	const { stdout } = await scenario.run({ ...RUNNING, env });
	expect(withoutColours(stdout)).toBe(stdout);
	expect(stdout).toMatch(/^✅ Deployed: running, deployment/m);
});
