// `links: keep` over pnpm's layout: each package finds its own version of a dependency. What links hold: test/unit/workspace/select/trees.test.ts.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { annotations, deployScenario } from './deploying.ts';

const STORE = 'node_modules/.pnpm';
const scenario = deployScenario({
	'package.json': '{"type":"module","dependencies":{"shared":"workspace:*","ms":"2.1.3"}}',
	'app.js': `
		import { shared } from 'shared';
		import own from 'ms';
		console.log('own ms ' + own + ', that of shared ' + shared);`,
	[`${STORE}/ms@2.1.3/node_modules/ms/index.js`]: "module.exports = '2.1.3';",
	[`${STORE}/ms@2.0.0/node_modules/ms/index.js`]: "module.exports = '2.0.0';",
	[`${STORE}/shared@1/node_modules/shared/index.js`]: "exports.shared = require('ms');",
});
const LINKS = {
	'node_modules/ms': '.pnpm/ms@2.1.3/node_modules/ms',
	'node_modules/shared': '.pnpm/shared@1/node_modules/shared',
	[`${STORE}/shared@1/node_modules/ms`]: '../../ms@2.0.0/node_modules/ms',
};
const makeLinks = () => {
	for (const [name, to] of Object.entries(LINKS)) symlinkSync(to, path.join(scenario.workspace.path, name));
};
const keep = { exclude: '!node_modules/', links: 'keep', 'wait-until': 'running' };
const LINK = 0o777;
/** What the unpacked app writes. */
const written = () => {
	const archive = scenario.emulator.ledger[0]?.file?.path ?? '';
	return execFileSync(process.execPath, [path.join(path.dirname(archive), 'app/app.js')], { encoding: 'utf8' });
};

test('the app runs with both versions, and the package is the same as a ready one', async () => {
	makeLinks();
	const folder = await scenario.run({ with: keep });
	expect(annotations(folder.stdout, 'warning')).toEqual([]);
	expect(folder.outputs).toMatchObject({ status: 'running', conclusion: 'success' });
	const entries = scenario.emulator.ledger[0]?.entries ?? [];
	expect(entries.filter(({ mode }) => mode === LINK).map(({ name }) => name)).toEqual(Object.keys(LINKS).sort());

	expect(written()).toBe('own ms 2.1.3, that of shared 2.0.0\n');

	mkdirSync(path.join(scenario.workspace.path, 'temp'));
	const temp = { RUNNER_TEMP: path.join(scenario.workspace.path, 'temp') };
	const dry = await scenario.run({ with: { ...keep, exclude: '!node_modules/\ntemp', 'dry-run': 'true' }, env: temp });
	copyFileSync(dry.outputs['package-path'] as string, path.join(scenario.workspace.path, 'ready.zip'));
	const ready = await scenario.run({ with: { package: 'ready.zip', 'wait-until': 'running' } });
	expect(ready.outputs).toMatchObject({ status: 'running', 'package-digest': folder.outputs['package-digest'] });
});
