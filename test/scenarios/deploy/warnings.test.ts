// What a user may not have meant is told before anything is sent. Each kind: test/unit/workspace/checks/checks.test.ts.
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

test.each([
	{
		what: 'below an app',
		files: { 'apps/bot/src/app.js': '' },
		with: { entrypoint: 'src/app.js' },
		set: '"directory" to "apps/bot"',
	},
	{
		what: 'given twice',
		files: { 'apps/bot/src/app.js': '' },
		with: { directory: 'apps/bot', entrypoint: 'apps/bot/src/app.js' },
		set: '"entrypoint" to "src/app.js"',
	},
	{
		what: 'outside the directory',
		files: { 'dist/index.js': '', 'src/main.js': '' },
		with: { directory: 'dist', entrypoint: 'src/main.js' },
		set: '"directory" to "."',
	},
])('an entrypoint that is elsewhere, $what: the input to set, and it works', async ({ files, with: inputs, set }) => {
	scenario.workspace.write(files);
	const { code, stdout } = await scenario.run({ with: inputs });
	expect(code).toBe(1);
	expect(annotations(stdout)[0]?.message).toContain(
		`: set ${set}`.replace(': set "entrypoint"', ', so set "entrypoint"'),
	);
	const [, input = '', value = ''] = /"(\w+)" to "(.*)"/.exec(set) ?? [];
	const mended = await scenario.run({ with: { ...inputs, [input]: value, 'dry-run': 'true' } });
	expect(mended.code).toBe(0);
});
