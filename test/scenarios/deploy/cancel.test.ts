// A cancel: running requests are aborted, the known facts are reported, and nothing is left behind. Each moment at which one may
// come, with each signal: test/nightly/signals.
import { expect, test } from '@jest/globals';
import { until } from '../sub-actions/calling.ts';
import { deployScenario } from './deploying.ts';

const scenario = deployScenario();

/** Whether the server has seen a request of this operation. */
const isSeen = (operation: string) => scenario.emulator.requests.some((request) => request.operation === operation);

test('SIGTERM while waiting keeps the id and says that nothing was stopped', async () => {
	scenario.emulator.faults.add({
		operation: 'getDeployment',
		times: Number.POSITIVE_INFINITY,
		fault: { kind: 'override', record: { status: 'queued' } },
	});
	const running = scenario.start();
	await until(running, () => isSeen('getDeployment'));
	running.child.kill('SIGTERM');
	const { code, outputs, summary, leftInTemp } = await running.finished;
	expect(code).toBe(1);
	expect(outputs).toMatchObject({ conclusion: 'cancelled', 'failure-kind': 'cancelled', status: 'queued' });
	expect(outputs['deployment-id']).toBe(scenario.emulator.ledger[0]?.id);
	expect(summary).toContain('cancelled');
	expect(leftInTemp).toEqual([]);
});
