import { expect, test } from '@jest/globals';
import { deployScenario } from './deploying.ts';

const scenario = deployScenario();

test('packs and checks, sends nothing, needs no key, keeps the package', async () => {
	const running = scenario.start({ with: { 'dry-run': 'true', 'api-key': '', 'base-url': '' } });
	const { code, outputs, summary } = await running.finished;
	expect(code).toBe(0);
	expect(scenario.emulator.requests).toEqual([]);
	expect(outputs).toMatchObject({ conclusion: 'success', 'package-files': '1' });
	expect(outputs['package-path']).toContain(running.temp);
	expect(summary).toContain('Dry run');
});
