// The file with the app's log, for later steps. Where it ends, and what is not written, is shown in test/unit/runner/files.test.ts.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { overrides } from '../secrets/secret-scenes.ts';
import { until } from '../sub-actions/calling.ts';
import { deployScenario } from './deploying.ts';

const TALKS = `
for (let n = 1; n <= 60; n++) console.log('line ' + n + ' ' + 'x'.repeat(3_000));
console.log('token ' + process.env.TOKEN);
console.log('::error::forged');
process.exitCode = 3;
`;
const scenario = deployScenario({ 'talks.js': TALKS }, { apps: 'processes', startGraceMs: 60_000 });
const FORGED = ':\u200b:error::forged';

test('all lines of an app, whole, without its secrets', async () => {
	const temp = path.join(scenario.workspace.path, '.git'); // never packed
	mkdirSync(temp);
	overrides(scenario.emulator, 'getDeployment', { status: 'in_progress' }, Number.POSITIVE_INFINITY);
	const inputs = { entrypoint: 'talks.js', 'wait-until': 'running', 'env-vars': 'TOKEN=tok_8d7f6a5s4d3f2' };
	const running = scenario.start({ env: { RUNNER_TEMP: temp }, with: inputs });
	await until(running, () => running.stdout().includes(FORGED));
	scenario.emulator.faults.clear(); // from now on it has failed
	const { code, outputs } = await running.finished;
	expect({ code, kind: outputs['failure-kind'] }).toEqual({ code: 1, kind: 'failed' });
	expect(path.dirname(outputs['app-log'] as string)).toBe(temp);
	const lines = readFileSync(outputs['app-log'] as string, 'utf8').split('\n');
	expect(lines.slice(0, 60)).toEqual(Array.from({ length: 60 }, (_, at) => `line ${at + 1} ${'x'.repeat(3_000)}`));
	expect(lines.slice(60)).toEqual(['token ***', FORGED, '']);
});
