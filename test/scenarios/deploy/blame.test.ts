// An error of the app is put on its line: the one annotation and the check run's name the file from the workspace's root. Which
// line is blamed is shown in test/unit/actions/step/blame.test.ts and test/unit/actions/deploy/steps/wait.test.ts.
import { expect, test } from '@jest/globals';
import { reportScenario } from '../reports/reporting.ts';
import { annotations } from './deploying.ts';

const JS = "console.log('up');\n\nfunction buy() {\n\tthrow new TypeError('the button is gone');\n}\nbuy();\n";
const TS =
	"type Shop = { name: string };\n\nconst open = (shop: Shop): never => {\n\tthrow new Error(shop.name);\n};\nopen({ name: 'closed' });\n";
const scenario = reportScenario(
	{
		'shop/src/app.js': JS,
		'shop/src/app.ts': TS,
		'shop/package.json': '{"type":"module"}',
	},
	{ apps: 'processes', startGraceMs: 60_000 },
);
test.each(['src/app.js', 'src/app.ts'])('a real app that throws: %s', async (entrypoint) => {
	const step = { with: { directory: 'shop', entrypoint, 'wait-until': 'running' } };
	const { code, outputs, stdout } = await scenario.run('check', step);
	expect({ code, kind: outputs['failure-kind'] }).toEqual({ code: 1, kind: 'failed' });
	const places = annotations(stdout).map(({ properties: { file, line } }) => ({ file, line }));
	expect(places).toEqual([{ file: `shop/${entrypoint}`, line: '4' }]);
	const [annotation] = scenario.github.repository.checks.at(-1)?.annotations ?? [];
	expect(annotation).toMatchObject({ path: `shop/${entrypoint}`, start_line: 4, end_line: 4 });
});
