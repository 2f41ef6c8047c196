// The file with the app's log: which lines are in it, that later steps have it, and that no disk fails a deploy for it.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import type { Finished, Step } from '../../support/action-runner/start-action.ts';
import { overrides } from '../secrets/secret-scenes.ts';
import { until } from '../sub-actions/calling.ts';
import { annotations, deployScenario } from './deploying.ts';

const TALKS = `
for (let n = 1; n <= 60; n++) console.log('line ' + n + ' ' + 'x'.repeat(3_000));
console.log('token ' + process.env.TOKEN);
console.log('::error::forged');
process.exitCode = 3;
`;
const scenario = deployScenario(
	{ 'silent.js': 'process.exit(3)', 'talks.js': TALKS },
	{ apps: 'processes', startGraceMs: 60_000 },
);
let temp = '';
beforeEach(() => {
	temp = path.join(scenario.workspace.path, '.git'); // never packed
	mkdirSync(temp);
});
const FORGED = ':\u200b:error::forged';
const TOKEN = 'tok_8d7f6a5s4d3f2';
const start = (entrypoint: string, step: Partial<Step> = {}) =>
	scenario.start({
		...step,
		env: { RUNNER_TEMP: temp, ...step.env },
		with: { entrypoint, 'wait-until': 'running', 'env-vars': `TOKEN=${TOKEN}` },
	});

/** The service says that the app has failed once something is in the step's log or in the file, however slow the step is. */
async function runTo(text: string, step: Partial<Step> = {}): Promise<Finished> {
	overrides(scenario.emulator, 'getDeployment', { status: 'in_progress' }, Number.POSITIVE_INFINITY);
	const running = start('talks.js', step);
	const kept = () => readdirSync(temp).map((name) => readFileSync(path.join(temp, name), 'utf8'));
	await until(running, () => [running.stdout(), ...kept()].some((one) => one.includes(text)));
	scenario.emulator.faults.clear();
	return running.finished;
}

test('all of its lines, whole, without its secrets, for later steps', async () => {
	const { code, outputs } = await runTo(FORGED);
	expect({ code, kind: outputs['failure-kind'] }).toEqual({ code: 1, kind: 'failed' });
	expect(path.dirname(outputs['app-log'] as string)).toBe(temp);
	const lines = readFileSync(outputs['app-log'] as string, 'utf8').split('\n');
	expect(lines.slice(0, 60)).toEqual(Array.from({ length: 60 }, (_, at) => `line ${at + 1} ${'x'.repeat(3_000)}`));
	expect(lines.slice(60)).toEqual(['token ***', FORGED, '']);
});

test('an app that writes nothing has no file', async () => {
	const { outputs } = await start('silent.js').finished;
	expect(outputs).not.toHaveProperty('app-log');
	expect(readdirSync(temp)).toEqual([]);
});

test('nowhere to write: one notice, and the deploy is what it is', async () => {
	const { outputs, stdout } = await runTo('could not be written', { env: { RUNNER_TEMP: path.join(temp, 'nowhere') } });
	expect(outputs).not.toHaveProperty('app-log');
	expect(outputs['failure-kind']).toBe('failed');
	expect(annotations(stdout, 'notice').map(({ message }) => message)).toEqual([
		expect.stringMatching(/^The app's log .* could not be written: ENOENT/),
	]);
});
