// What a user may not have meant is told before anything is sent. Each kind: test/workspace/checks/checks.test.ts.
import { expect, test } from '@jest/globals';
import { APP, annotations, deployScenario } from './deploying.ts';

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`;
const scenario = deployScenario(APP);

test('one warning for each kind, before the request, and the step goes on', async () => {
	const manifest = JSON.stringify({ dependencies: { shared: 'workspace:*' } });
	scenario.workspace.write({ 'package.json': manifest, '.env': 'A=1', 'model.onnx': POINTER });
	const { code, stdout } = await scenario.run({ with: { 'dry-run': 'true' } });
	expect(code).toBe(0);
	expect(annotations(stdout, 'warning').map(({ properties }) => properties.title)).toEqual([
		'Left out: may hold secrets',
		'git-lfs pointers',
		'A manifest needs files that are not in the package',
	]);
	expect(stdout.lastIndexOf('::warning')).toBeLessThan(stdout.indexOf('Packed '));
});

test('a git-lfs pointer as the entrypoint: nothing is sent', async () => {
	scenario.workspace.write({ 'app.js': POINTER });
	const { code, outputs, stdout } = await scenario.run();
	expect(code).toBe(1);
	expect(outputs['failure-kind']).toBe('input');
	expect(annotations(stdout)[0]?.message).toContain('a git-lfs pointer');
	expect(scenario.emulator.requests).toEqual([]);
});
