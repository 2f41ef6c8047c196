// invoke-action: what the action of an app returns, how it fails, and what is left running.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Fault, Operation } from '../../../src/emulator/emulator.ts';
import { deployApp } from '../../emulator/registered-app.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import { annotations } from '../deploy/deploying.ts';
import { callScenario, openBrowser, shownBy, until } from './calling.ts';

const call = (action: string, payload?: unknown, more: Record<string, string> = {}) => ({
	with: {
		'app-name': 'shop',
		'action-name': action,
		...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
		...more,
	},
});

describe('an app of the SDK', () => {
	const CODE = `import Kernel from '@onkernel/sdk';
const app = new Kernel().app('shop');
app.action('echo', async (_, payload) => (console.log('called with', payload), payload));
app.action('fail', async (_, lines) => {
	for (const line of lines) console.error(line);
	throw new TypeError('the button is gone');
});`;
	const scenario = callScenario('invoke-action', { apps: 'processes', queuedMs: 1 });

	beforeEach(async () => {
		const { id } = await deployApp(scenario.client, CODE);
		await scenario.client.until(id, 'running');
	});

	test('an action that succeeds: its output, its log, and a summary', async () => {
		const { code, outputs, stdout, stderr, summary } = await scenario.run(call('echo', { a: ['✓', 1] }));
		expect({ code, stderr, errors: annotations(stdout) }).toEqual({ code: 0, stderr: '', errors: [] });
		expect(outputs).toEqual({
			'invocation-id': expect.stringMatching(/^\w+$/),
			status: 'succeeded',
			'status-reason': '',
			output: '{"a":["✓",1]}',
			'output-file': '',
			conclusion: 'success',
			'failure-kind': '',
			'error-code': '',
			'error-message': '',
			'error-details': '[]',
			replays: '[]',
		});
		expect(stdout).toContain('::group::Log of the app');
		expect(stdout).toContain("called with { a: [ '✓', 1 ] }");
		expect(summary).toContain('✅ The action succeeded');
		expect(summary).toContain(outputs['invocation-id']);
		const [sent] = scenario.emulator.requests.filter(({ operation }) => operation === 'createInvocation');
		expect(JSON.parse(sent?.body.toString() ?? '')).toEqual({
			app_name: 'shop',
			action_name: 'echo',
			version: 'latest',
			payload: '{"a":["✓",1]}',
			async: true,
			async_timeout_seconds: 330, // 30 s after "timeout"
		});
	});

	test('one that fails: the reason, the last lines, its own frames, and the line of the workspace to blame', async () => {
		const workspace = makeWorkspace({ 'index.ts': CODE });
		const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
		const step = { ...call('fail', lines), workspace: workspace.path };
		const { code, outputs, stdout, summary } = await scenario.run(step).finally(workspace.remove);
		expect(code).toBe(1);
		expect(outputs).toMatchObject({
			status: 'failed',
			'status-reason': 'TypeError: the button is gone',
			conclusion: 'failure',
			'failure-kind': 'failed',
			'error-message': 'TypeError: the button is gone',
		});
		expect(annotations(stdout)).toEqual([
			{
				message: expect.stringMatching(/^Invocation \w+ failed\. Reason: TypeError: the button is gone\. /),
				properties: { title: 'Invoking the action failed', file: 'index.ts', line: '6' },
			},
		]);
		expect(summary).toContain('line 29');
		expect(summary).not.toContain('line 5\n');
		expect(summary).toMatch(/^ +at \w.*[( ]index\.ts:6:\d+\)?$/m);
	});
});

const LONG = `"${'x'.repeat(262_143)}"`; // a byte more than an output has
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzZWNyZXQifQ.SIGSIGSIGSIGSIG';
const LINK = `https://h.example/browser/replays?jwt=${TOKEN}&replay_id=r1`;
const BOTH = `see ${LINK} and ${encodeURIComponent(LINK)}`;
const APP = `//! app shop echo long fail link stay
//! says echo called
//! returns echo {"a":1}
//! returns long ${LONG}
//! throws fail Error: no button
//! says link ${BOTH}
//! throws link Error: ${BOTH}
//! says stay it waits
//! stays stay`;

describe('a scripted app', () => {
	const scenario = callScenario('invoke-action', { queuedMs: 1, startGraceMs: 1 });
	const requests = (operation: Operation) => scenario.emulator.requests.filter((one) => one.operation === operation);
	const fault = (operation: Operation, one: Fault, times = Number.POSITIVE_INFINITY) =>
		scenario.emulator.faults.add({ operation, times, fault: one });
	const invocations = async () =>
		(await (await scenario.client.fetch('/invocations')).json()) as { id: string; status: string; output?: string }[];
	/** A browser session with a recording. @returns its id. */
	const recorded = async (form = {}) => {
		const id = await openBrowser(scenario, form);
		await scenario.client.send('POST', `/browsers/${id}/replays`);
		return id;
	};
	/** Starts the action that stays, and waits until it runs. */
	const staying = async (inputs = {}) => {
		const running = scenario.watch({ ...call('stay', undefined, inputs), pauses: 1 / 20 });
		await until(running, () => running.stdout().includes('it waits'));
		return running;
	};

	beforeEach(async () => {
		const { id } = await scenario.client.deploy(APP);
		await scenario.client.until(id, 'running');
	});

	test('no payload and no log are neither sent nor asked for; an output that is too long is in a file', async () => {
		const { code, outputs } = await scenario.run(call('long', undefined, { 'stream-logs': 'false' }));
		const file = outputs['output-file'] ?? '';
		expect({ code, output: outputs.output, folder: path.dirname(file), asked: requests('followInvocation') }).toEqual({
			...{ code: 0, output: '', folder: scenario.temp, asked: [] },
		});
		expect(readFileSync(file, 'utf8')).toBe(LONG);
		expect(JSON.parse(requests('createInvocation')[0]?.body.toString() ?? '')).not.toHaveProperty('payload');
	});

	test.each([false, true])('replays of the browsers of one that fails, show-links: %s', async (showLinks) => {
		const browserId = await recorded();
		fault('listInvocationBrowsers', { kind: 'answer', status: 200, body: { browsers: [{ session_id: browserId }] } });
		const finished = await scenario.run(call('fail', undefined, { 'show-links': String(showLinks) }));
		const link = { replay_view_url: expect.stringMatching(/\/browser\/replays\?jwt=eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+&/) };
		const times = { started_at: expect.any(String), finished_at: null };
		const replay = { browser_id: browserId, replay_id: expect.any(String), ...times, ...(showLinks && link) };
		const replays = JSON.parse(finished.outputs.replays ?? '');
		expect({ code: finished.code, replays }).toEqual({ code: 1, replays: [replay] });
		expect(finished.summary).toContain(`Replays of browser session \`${browserId}\``);
		expect(finished.summary).toContain(`| \`${replays[0].replay_id}\` |`);
		const isMasked = /^::add-mask::eyJ/m.test(finished.stdout);
		const shown = [finished.summary.includes('| View |'), /jwt=|eyJ/.test(shownBy(finished)), isMasked];
		expect(shown).toEqual([showLinks, showLinks, !showLinks]);
	});

	test('of a link that the app or the service writes, whatever it is encoded in, no token is shown', async () => {
		const browsers = [{ session_id: await recorded() }];
		fault('listInvocationBrowsers', { kind: 'answer', status: 200, body: { browsers } });
		fault('listReplays', { kind: 'answer', status: 400, body: { code: 'bad_request', message: BOTH } });
		const failed = await scenario.run({ ...call('link'), debug: true });
		expect([failed.code, failed.outputs['failure-kind']]).toEqual([1, 'failed']);
		expect(failed.stdout).toContain('could not be read');
		expect(failed.outputs['status-reason']).toContain('h.example');
		for (const part of TOKEN.split('.')) expect(shownBy(failed)).not.toContain(part);
	});

	test('a link that the action returns is whole in its output, and nowhere else', async () => {
		fault('getInvocation', { kind: 'override', record: { status: 'succeeded', output: JSON.stringify(LINK) } });
		const { outputs, stdout, summary } = await scenario.run({ ...call('echo'), debug: true });
		expect(outputs.output).toBe(JSON.stringify(LINK));
		for (const part of TOKEN.split('.')) expect(stdout + summary).not.toContain(part);
	});

	test('the record decides: neither the stream nor the list of browsers has to be there', async () => {
		fault('followInvocation', { kind: 'answer', status: 404 });
		fault('listInvocationBrowsers', { kind: 'answer', status: 404 });
		fault('getInvocation', { kind: 'answer', status: 404 }, 3);
		const { code, stdout } = await scenario.run(call('echo', 1));
		const told = [...annotations(stdout), ...annotations(stdout, 'warning')];
		expect({ code, told }).toEqual({ code: 0, told: [] });
	});

	const loseResponse = () => fault('createInvocation', { kind: 'answer', status: 502, afterCommit: true }, 1);

	test('after a lost response exactly one that equals the request is gone on with, and nothing is sent again', async () => {
		loseResponse();
		const { code, outputs, stdout } = await scenario.run(call('echo', { a: 1 }));
		const [own] = await invocations();
		const { 'invocation-id': id, output } = outputs;
		expect({ code, id, output }).toEqual({ code: 0, id: own?.id, output: '{"a":1}' });
		expect(stdout).toContain('exactly one invocation');
		expect(requests('createInvocation')).toHaveLength(1);
	});

	test("one that was found in the list is not ended at a cancel: it could be another job's", async () => {
		loseResponse();
		const running = await staying();
		running.child.kill('SIGINT');
		const { code, outputs, stdout } = await running.finished;
		expect({ code, kind: outputs['failure-kind'] }).toEqual({ code: 1, kind: 'cancelled' });
		expect(annotations(stdout)[0]?.message).toMatch(/It was not ended, because it was only found/);
		expect([...requests('updateInvocation'), ...requests('deleteInvocationBrowsers')]).toEqual([]);
		expect(await invocations()).toMatchObject([{ status: 'running' }]);
	});

	test.each([
		{ end: 'a cancel', conclusion: 'cancelled', kind: 'cancelled' },
		{ end: 'the end of the time', conclusion: 'timed_out', kind: 'timeout' },
		{ end: 'a key that is revoked', conclusion: 'unknown', kind: 'rejected' },
	])('$end ends the invocation and its browsers at the service', async ({ conclusion, kind }) => {
		const running = await staying({ timeout: kind === 'timeout' ? '10' : '300' });
		const [own] = await invocations();
		await recorded({ invocation_id: own?.id });
		const refusal = { code: 'unauthorized', message: 'No such key' };
		if (kind === 'rejected') fault('getInvocation', { kind: 'answer', status: 401, body: refusal });
		if (kind === 'cancelled') running.child.kill('SIGINT');
		const { code, outputs, stdout, summary } = await running.finished;
		expect({ code, errors: annotations(stdout).map(({ message }) => message) }).toEqual({
			...{ code: 1, errors: [expect.stringMatching(/was ended at the service, and so were its browsers/)] },
		});
		expect(outputs).toMatchObject({ conclusion, 'failure-kind': kind });
		expect(JSON.parse(outputs.replays ?? '')).toHaveLength(1);
		expect(summary.includes('🚫')).toBe(kind === 'cancelled');
		expect(await invocations()).toMatchObject([
			{ status: 'failed', output: '{"error":"the workflow step that waited for it has ended"}' },
		]);
		expect(await (await scenario.client.fetch('/browsers')).json()).toEqual([]);
	});
});
