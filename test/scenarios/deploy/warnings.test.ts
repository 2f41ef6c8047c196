// What a user may not have meant is told before anything is sent, but for git-lfs pointers, which are found while the files
// are packed. Each kind: test/unit/workspace/checks/checks.test.ts.
import { expect, test } from '@jest/globals';
import { APP, annotations, deployScenario } from './deploying.ts';

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`;
const scenario = deployScenario(APP);

test('one warning for each kind, and the step goes on', async () => {
	const manifest = JSON.stringify({ dependencies: { shared: 'workspace:*' } });
	scenario.workspace.write({ 'package.json': manifest, '.env': 'A=1', 'model.onnx': POINTER });
	const { stdout } = await scenario.run({ with: { 'dry-run': 'true' } });
	expect(annotations(stdout, 'warning').map(({ properties }) => properties.title)).toEqual([
		'Left out: files that may contain secrets',
		'A manifest needs files that are not in the package',
		'git-lfs pointers',
	]);
	const [, second] = [...stdout.matchAll(/^::warning/gm)];
	expect(second?.index).toBeLessThan(stdout.indexOf('Packed '));
});
