// An error of the app is put on its line: the one annotation and the check run's name the file from the workspace's root.
import { expect, test } from '@jest/globals';
import { type ReportStep, reportScenario } from '../reports/reporting.ts';
import { logFrames, overrides, responds } from '../secrets/secret-scenes.ts';
import { annotations } from './deploying.ts';
import { EVENT_STREAM } from './raw-stream.ts';

const always = Number.POSITIVE_INFINITY;
const JS = "console.log('up');\n\nfunction buy() {\n\tthrow new TypeError('the button is gone');\n}\nbuy();\n";
const TS =
	"type Shop = { name: string };\n\nconst open = (shop: Shop): never => {\n\tthrow new Error(shop.name);\n};\nopen({ name: 'closed' });\n";
const scenario = reportScenario(
	{
		'app.js': "console.log('up');",
		'shop/src/app.js': JS,
		'shop/src/app.ts': TS,
		'shop/package.json': '{"type":"module"}',
		'shop/.env': '',
		'other.js': '',
	},
	{ apps: 'processes', startGraceMs: 60_000 },
);
const emulator = () => scenario.deploy.emulator;
const inShop = (more: Record<string, string> = {}): ReportStep => ({
	with: { directory: 'shop', entrypoint: 'src/app.js', 'wait-until': 'running', ...more },
});
const run = (step: ReportStep = inShop()) => scenario.run('check', step);
const check = () =>
	scenario.github.repository.checks.at(-1)?.annotations.map(({ path, start_line, end_line }) => ({
		path,
		start_line,
		end_line,
	}));
const failedWith = (status_reason: string, lines: readonly string[] = []) => {
	responds(emulator(), 'followDeployment', 200, logFrames(lines), EVENT_STREAM);
	overrides(emulator(), 'getDeployment', { status: 'failed', status_reason }, always);
};

test.each(['src/app.js', 'src/app.ts'])('a real app that throws: %s', async (entrypoint) => {
	const { code, outputs, stdout } = await run(inShop({ entrypoint }));
	expect({ code, kind: outputs['failure-kind'] }).toEqual({ code: 1, kind: 'failed' });
	const places = annotations(stdout).map(({ properties: { file, line } }) => ({ file, line }));
	expect(places).toEqual([{ file: `shop/${entrypoint}`, line: '4' }]);
	expect(check()).toEqual([{ path: `shop/${entrypoint}`, start_line: 4, end_line: 4 }]);
});

test('a frame in the reason, of a file that is packed, wins over what the log says of others', async () => {
	failedWith('Error: x\n    at buy (/app/src/app.js:12:3)', [
		'    at buy (/app/.env:1:1)',
		'    at buy (/app/other.js:1:1)',
	]);
	const { stdout } = await run();
	expect(annotations(stdout).map(({ properties }) => properties)).toEqual([
		{ title: expect.any(String), file: 'shop/src/app.js', line: '12' },
	]);
	expect(check()).toEqual([{ path: 'shop/src/app.js', start_line: 12, end_line: 12 }]);
});

test('what is stopped has no line: it was not the app', async () => {
	responds(emulator(), 'followDeployment', 200, logFrames(['    at buy (/app/src/app.js:12:3)']), EVENT_STREAM);
	overrides(emulator(), 'getDeployment', { status: 'stopped' }, always);
	const { stdout } = await run();
	expect(annotations(stdout).map(({ properties }) => Object.keys(properties))).toEqual([['title']]);
});
