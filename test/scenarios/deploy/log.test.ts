// The app's log while the step waits. What it changes of the wait is shown in test/unit/actions/deploy/steps/wait.test.ts, how a
// stream is gone on with in test/unit/service/events, hostile and secret lines in test/scenarios/hostile and test/scenarios/secrets.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Fault } from '../../../src/emulator/http/faults.ts';
import type { Finished, Step } from '../../support/action-runner/start-action.ts';
import { ENDLESS } from '../../support/altered.ts';
import { rendered } from '../../support/github-server/rendered.ts';
import { overrides } from '../secrets/secret-scenes.ts';
import { until } from '../sub-actions/calling.ts';
import { annotations, deployScenario } from './deploying.ts';

const always = Number.POSITIVE_INFINITY;
const played = (...steps: string[]) => steps.map((step) => `//! ${step}\n`).join('');
const REASON = 'cannot find the database';
const LINES = Array.from({ length: 50 }, (_, at) => `log line ${at + 1}`);
const scenario = deployScenario({
	'app.js': played('log up'),
	'talks.js': played(...LINES),
	'breaks.js': played(
		...LINES,
		'log ::error::tok_8d7f6a5s4d3f2',
		...['log', 'fail'].map((what) => `${what} ${REASON}`),
	),
});
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `line ${from + at}`);
const follows = () => scenario.emulator.requests.filter(({ operation }) => operation === 'followDeployment');
const run = (inputs: Record<string, string> = {}, step: Partial<Step> = {}) =>
	scenario.run({ ...step, with: { 'wait-until': 'running', ...inputs } });

/** The lines in the groups of the app's log, the titles of these, and what is outside of any group. */
function split({ stdout }: Finished) {
	const group = /^::group::(.*)\n((?:.*\n)*?)::endgroup::\n/gm;
	const text = stdout.replace(/^::debug::.*\n/gm, '');
	const groups = [...text.matchAll(group)].filter(([, title = '']) => title.startsWith('Log of the app'));
	const log = groups.flatMap(([, , within = '']) => within.split('\n').slice(0, -1));
	return { log, titles: groups.map(([, title]) => title), own: text.replaceAll(group, '') };
}

/** Nothing of the stream's troubles is seen where nobody looks for them. */
function expectNoAlarm({ stdout, stderr }: Finished): void {
	expect(['error', 'warning', 'notice'].flatMap((kind) => annotations(stdout, kind))).toEqual([]);
	expect(stdout.replace(/^::debug::.*$/gm, '') + stderr).not.toMatch(/events|stream|log is not|Following/i);
}

test('the lines of the app, in order, each once, in a group that none of ours is in', async () => {
	overrides(scenario.emulator, 'getDeployment', { status: 'in_progress' }, always);
	const running = scenario.watch({ with: { entrypoint: 'talks.js', 'wait-until': 'running' } });
	await until(running, () => running.stdout().includes('\nline 50\n'));
	scenario.emulator.faults.clear(); // from now on it is running
	const finished = await running.finished;
	const { log, own, titles } = split(finished);
	expect(finished.outputs.conclusion).toBe('success');
	expect(log).toEqual(lines(1, 50));
	expect(new Set(titles)).toEqual(new Set(['Log of the app']));
	expect(own).toMatch(/^in_progress → running after /m);
	expect(finished.summary).not.toContain('line 1');
	expect(follows().map(({ path, query }) => `${path}?${query}`)).toEqual([
		`/deployments/${finished.outputs['deployment-id']}/events?`,
	]);
	expect(follows()[0]?.headers).toMatchObject({ accept: 'text/event-stream', authorization: 'Bearer test-key' });
	expectNoAlarm(finished);
});

test('an app that breaks: its entry file is blamed, the summary has the last 20 lines, and a file has all', async () => {
	const RUNNER_TEMP = path.join(scenario.workspace.path, '.git'); // never packed, and not gone with the step
	mkdirSync(RUNNER_TEMP);
	const inputs = { entrypoint: 'breaks.js', 'env-vars': 'TOKEN=tok_8d7f6a5s4d3f2' };
	const finished = await run(inputs, { env: { RUNNER_TEMP } });
	const { code, outputs, stdout, summary } = finished;
	expect(outputs).toMatchObject({ conclusion: 'failure', 'status-reason': REASON, 'error-message': REASON });
	const error = { message: expect.stringContaining(REASON), properties: { file: 'breaks.js' } };
	expect([code, annotations(stdout)]).toMatchObject([1, [error]]);
	const all = [...lines(1, 50), ':\u200b:error::***', REASON];
	expect(split(finished).log).toEqual(all);
	expect(path.dirname(outputs['app-log'] as string)).toBe(RUNNER_TEMP);
	expect(readFileSync(outputs['app-log'] as string, 'utf8')).toBe(`${all.join('\n')}\n`);
	const { html, text } = rendered(summary);
	expect(text).toContain("The last lines of the app's log:");
	const last = /<pre><code>(.*?)<\/code><\/pre>/s.exec(html)?.[1]?.split('\n');
	expect(last).toEqual([...lines(33, 50), '::error::***', REASON]);
	expect(summary).toContain('❌ Failed: cannot find the database');
	expect(JSON.stringify(outputs)).not.toContain('line 50');
});

test.each<[name: string, fault: Fault]>([
	['404', { kind: 'answer', status: 404, body: { code: 'not_found', message: 'no such route' } }],
	['an endless line', ENDLESS],
])('no log (%s): a word of it in the debug log alone, and the deploy goes its way', async (_, fault) => {
	scenario.emulator.faults.add({ operation: 'followDeployment', times: always, fault });
	// Long enough for the stream to respond before the wait is over.
	overrides(scenario.emulator, 'getDeployment', { status: 'queued' }, 10);
	const finished = await run({}, { debug: true });
	expect({ code: finished.code, conclusion: finished.outputs.conclusion }).toEqual({ code: 0, conclusion: 'success' });
	expect(split(finished)).toMatchObject({ log: [], titles: [] });
	expectNoAlarm(finished);
	expect(finished.stdout).toMatch(/^::debug::.*the app's log/im);
});
