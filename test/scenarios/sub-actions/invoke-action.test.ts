// invoke-action against the handlers of a real app: what they return, how they fail, what they leave running.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Fault, Operation } from '../../../src/emulator/emulator.ts';
import { deployApp } from '../../emulator/registered-app.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import { TRUNCATED } from '../../support/altered.ts';
import { annotations } from '../deploy/deploying.ts';
import { callScenario, shownBy, until } from './calling.ts';

const CODE = `import Kernel from '@onkernel/sdk';
const kernel = new Kernel();
const app = kernel.app('shop');
app.action('echo', async (_, payload) => (console.log('called with', payload), payload));
app.action('fail', async (_, lines) => {
	for (const line of lines) console.error(line);
	throw new TypeError('the button is gone');
});
app.action('long', async (_, length) => 'x'.repeat(length - 2));
const recorded = async (invocation_id) => {
	const { session_id } = await kernel.browsers.create({ invocation_id });
	await kernel.browsers.replays.start(session_id);
	return session_id;
};
app.action('recorded', async ({ invocation_id }) => {
	console.log('browser', await recorded(invocation_id));
	throw new Error('after a recording');
});
app.action('linked', async ({ invocation_id }, url) => {
	await recorded(invocation_id);
	console.log('watch', url);
	throw new Error('see ' + url);
});
app.action('stay', async ({ invocation_id }) => {
	console.log('browser', await recorded(invocation_id));
	await new Promise(() => {});
});`;

/** The line of the code at which the action fails. */
const THROWS = `${CODE.slice(0, CODE.indexOf('throw new TypeError')).split('\n').length}`;

const scenario = callScenario('invoke-action', { apps: 'processes', queuedMs: 1 });
const call = (action: string, payload?: unknown, more: Record<string, string> = {}) => ({
	with: {
		'app-name': 'shop',
		'action-name': action,
		...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
		...more,
	},
});
const requests = (operation: Operation) => scenario.emulator.requests.filter((one) => one.operation === operation);
const fault = (operation: Operation, one: Fault, times = 1) =>
	scenario.emulator.faults.add({ operation, times, fault: one });
const invocations = async () =>
	(await (await scenario.client.fetch('/invocations')).json()) as { id: string; status: string; output?: string }[];

beforeEach(async () => {
	const { id } = await deployApp(scenario.client, CODE);
	await scenario.client.until(id, 'running');
});

describe('an action that succeeds', () => {
	test('its output, its log, and a summary', async () => {
		const { code, outputs, stdout, stderr, summary } = await scenario.run(call('echo', { a: ['✓', 1] }));
		expect({ code, stderr, errors: annotations(stdout) }).toEqual({ code: 0, stderr: '', errors: [] });
		const [record] = await invocations();
		expect(outputs).toEqual({
			'invocation-id': record?.id,
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
		expect(summary).toContain(record?.id);
		const [sent] = requests('createInvocation');
		expect(JSON.parse(sent?.body.toString() ?? '')).toEqual({
			app_name: 'shop',
			action_name: 'echo',
			version: 'latest',
			payload: '{"a":["✓",1]}',
			async: true,
			async_timeout_seconds: 330, // 30 s after "timeout"
		});
	});

	test('without a payload none is sent, and without an output there is none', async () => {
		const { code, outputs } = await scenario.run(call('echo'));
		expect({ code, output: outputs.output }).toEqual({ code: 0, output: '' });
		expect(JSON.parse(requests('createInvocation')[0]?.body.toString() ?? '')).not.toHaveProperty('payload');
	});

	test('stream-logs: false does not ask for the log', async () => {
		const { code, stdout } = await scenario.run(call('echo', 1, { 'stream-logs': 'false' }));
		expect({ code, asked: requests('followInvocation').length }).toEqual({ code: 0, asked: 0 });
		expect(stdout).not.toContain('called with');
	});

	test.each([
		[262_144, 'output'],
		[262_145, 'output-file'],
		[16_777_216, 'output-file'],
	])('an output of %i bytes is in %s', async (length, where) => {
		const { code, outputs } = await scenario.run(call('long', length));
		expect(code).toBe(0);
		const text = where === 'output' ? outputs.output : readFileSync(outputs['output-file'] ?? '', 'utf8');
		expect(text).toBe(JSON.stringify('x'.repeat(length - 2)));
		expect(outputs[where === 'output' ? 'output-file' : 'output']).toBe('');
		if (where !== 'output') expect(path.dirname(outputs['output-file'] ?? '')).toBe(scenario.temp);
	});

	test('one that the disk does not take is left out, which is said: the action succeeded all the same', async () => {
		const env = { RUNNER_TEMP: '/nowhere' };
		const { code, outputs, stdout, summary } = await scenario.run({ ...call('long', 262_145), env });
		expect({ code, errors: annotations(stdout) }).toEqual({ code: 0, errors: [] });
		expect(outputs).toMatchObject({ status: 'succeeded', conclusion: 'success', 'failure-kind': '' });
		expect([outputs.output, outputs['output-file']]).toEqual(['', '']);
		expect(annotations(stdout, 'warning').map(({ message }) => message)).toEqual([
			expect.stringMatching(/^The output has .* could not be kept: The file \/nowhere\/output-\S+ could .*\(ENOENT\)/),
		]);
		expect(summary).toContain('✅ The action succeeded');
	});
});

describe('an action that fails', () => {
	test('reason, last lines, and the line of the workspace to blame', async () => {
		const workspace = makeWorkspace({ 'index.ts': CODE });
		try {
			const { code, outputs, stdout, summary } = await scenario.run({
				...call(
					'fail',
					Array.from({ length: 30 }, (_, index) => `line ${index}`),
				),
				workspace: workspace.path,
			});
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
					properties: { title: 'Invoking the action failed', file: 'index.ts', line: THROWS },
				},
			]);
			expect(summary).toContain('line 29');
			expect(summary).not.toContain('line 5\n');
			expect(summary).toMatch(/at .*index\.ts:7:/);
		} finally {
			workspace.remove();
		}
	});

	test('replays of its browsers: a table, and no token without show-links', async () => {
		const finished = await scenario.run(call('recorded'));
		expect(finished.code).toBe(1);
		const [replay] = JSON.parse(finished.outputs.replays ?? '') as Record<string, string>[];
		expect(Object.keys(replay ?? {})).toEqual(['browser_id', 'replay_id', 'started_at', 'finished_at']);
		expect(finished.stdout).toContain(`browser ${replay?.browser_id}`);
		expect(finished.summary).toContain(`Replays of browser session \`${replay?.browser_id}\``);
		expect(finished.summary).toContain(`| \`${replay?.replay_id}\` |`);
		expect(shownBy(finished)).not.toMatch(/jwt=|eyJ/);
		expect(finished.stdout).toMatch(/^::add-mask::eyJ/m);
	});

	test.each([false, true])(
		'a link that the app itself writes (encoded: %s): no token but in what it returns',
		async (isEncoded) => {
			const parts = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiJzZWNyZXQifQ', 'SIGSIGSIGSIGSIG'];
			const url = `https://h.example/browser/replays?jwt=${parts.join('.')}&replay_id=r1`;
			const written = isEncoded ? encodeURIComponent(url) : url;
			const body = JSON.stringify({ code: 'bad_request', message: `see ${written}` });
			fault('listReplays', { kind: 'answer', status: 400, body }, Number.POSITIVE_INFINITY);
			const failed = await scenario.run({ ...call('linked', written), debug: true });
			expect([failed.code, failed.outputs['failure-kind']]).toEqual([1, 'failed']);
			expect(failed.summary).toContain('could not be read');
			expect(failed.outputs['status-reason']).toContain('h.example');
			for (const part of parts) expect(shownBy(failed)).not.toContain(part);
			const { outputs, stdout, summary } = await scenario.run({ ...call('echo', written), debug: true });
			expect(outputs.output).toBe(JSON.stringify(written));
			for (const part of parts) expect(stdout + summary).not.toContain(part);
		},
	);

	test('with show-links the links are whole', async () => {
		const { outputs, summary } = await scenario.run(call('recorded', undefined, { 'show-links': 'true' }));
		const [replay] = JSON.parse(outputs.replays ?? '') as Record<string, string>[];
		expect(replay?.replay_view_url).toMatch(/\/browser\/replays\?jwt=eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+&replay_id=/);
		expect(summary).toContain('| View |');
	});

	test.each<[missing: Record<string, string>, says: RegExp]>([
		[{ 'app-name': 'shoe' }, /has no app "shoe"; it has "shop"/],
		[{ 'action-name': 'eco' }, /no action "eco"; it has "echo", "fail", "long", "recorded", "linked", "stay"/],
		[{ version: 'v9' }, /no version "v9"; it has "latest"/],
	])('%j: the error lists what there is, and nothing is sent', async (missing, says) => {
		const { code, stdout, outputs } = await scenario.run(call('echo', 1, missing));
		expect({ code, kind: outputs['failure-kind'] }).toEqual({ code: 1, kind: 'rejected' });
		expect(annotations(stdout)[0]?.message).toMatch(says);
		expect(requests('createInvocation')).toEqual([]);
	});

	test('a service without GET /apps decides by itself', async () => {
		fault('listApps', { kind: 'answer', status: 404 }, Number.POSITIVE_INFINITY);
		expect((await scenario.run(call('echo', 1))).code).toBe(0);
		const { outputs } = await scenario.run(call('echo', 1, { version: 'v9' }));
		expect([outputs['failure-kind'], requests('createInvocation').length]).toEqual(['rejected', 2]);
	});
});

test("a refusal that names an invocation: error-message is the service's own words", async () => {
	const body = { code: 'conflict', message: 'One runs already', invocation_id: 'inv_1' };
	fault('createInvocation', { kind: 'answer', status: 409, body });
	const { code, outputs } = await scenario.run(call('echo', 1));
	expect(code).toBe(1);
	expect(outputs).toMatchObject({ 'error-code': 'conflict', 'error-message': 'One runs already' });
});

describe('a lost response', () => {
	const lost = () => fault('createInvocation', { kind: 'answer', status: 502, afterCommit: true });

	test('exactly one that equals the request is gone on with, and nothing is sent again', async () => {
		lost();
		const { code, outputs, stdout } = await scenario.run(call('echo', { a: 1 }));
		const [own] = await invocations();
		expect({ code, output: outputs.output, id: outputs['invocation-id'] }).toEqual({
			code: 0,
			output: '{"a":1}',
			id: own?.id,
		});
		expect(stdout).toContain('exactly one invocation that matches this request');
		expect(requests('createInvocation')).toHaveLength(1);
	});

	test("one that was found in the list is not ended at a cancel: it could be another job's", async () => {
		lost();
		const running = scenario.watch(call('stay', 1));
		await until(running, () => /^browser /m.test(running.stdout()));
		running.child.kill('SIGINT');
		const { code, outputs, stdout } = await running.finished;
		expect({ code, kind: outputs['failure-kind'] }).toEqual({ code: 1, kind: 'cancelled' });
		expect(annotations(stdout)[0]?.message).toMatch(/It was not ended, because it was only found/);
		expect(requests('updateInvocation')).toEqual([]);
		expect(requests('deleteInvocationBrowsers')).toEqual([]);
		expect(await invocations()).toMatchObject([{ status: 'running' }]);
	});

	test('none that equals it: ambiguous, with an unknown conclusion', async () => {
		fault('createInvocation', { kind: 'answer', status: 500 });
		const { code, outputs, stdout } = await scenario.run(call('echo', 1));
		expect(code).toBe(1);
		expect(outputs).toMatchObject({ 'failure-kind': 'ambiguous', conclusion: 'unknown', 'invocation-id': '' });
		expect(annotations(stdout)[0]?.message).toMatch(/lists no invocation that matches it/);
		expect(requests('createInvocation')).toHaveLength(1);
		expect(requests('listInvocations')).toHaveLength(2);
	});

	test("an id that an unusable response tells is named, and another job's is not taken for it", async () => {
		fault('createInvocation', { kind: 'answer', status: 202, headers: { location: '/invocations/own' }, body: '' });
		const record = { app_name: 'shop', action_name: 'echo', version: 'latest', payload: '1', status: 'running' };
		const other = { id: 'other', ...record, started_at: '2100-01-01T00:00:00Z' };
		fault('listInvocations', { kind: 'answer', status: 200, body: [other] }, Number.POSITIVE_INFINITY);
		const { outputs, stdout } = await scenario.run(call('echo', 1));
		expect(outputs['failure-kind']).toBe('ambiguous');
		expect(annotations(stdout)[0]?.message).toContain('own');
		expect(requests('getInvocation')).toEqual([]);
	});
});

describe('polls', () => {
	test('what makes no sense is passed over', async () => {
		fault('getInvocation', { kind: 'answer', status: 200, body: '<html>' }, 2);
		fault('getInvocation', { kind: 'answer', status: 200, body: '{"id":"other","status":"failed"}' }, 1);
		expect((await scenario.run(call('echo', 1))).code).toBe(0);
	});

	test('a record that is not there yet, and one that breaks off', async () => {
		fault('getInvocation', { kind: 'answer', status: 404 }, 3);
		fault('getInvocation', TRUNCATED, 1);
		expect((await scenario.run(call('echo', 1))).code).toBe(0);
	});

	test('the record decides, not the stream', async () => {
		fault('followInvocation', { kind: 'answer', status: 404 });
		fault('listInvocationBrowsers', { kind: 'answer', status: 404 }, Number.POSITIVE_INFINITY);
		const { code, stdout } = await scenario.run(call('echo', 1));
		expect({ code, errors: annotations(stdout), warnings: annotations(stdout, 'warning') }).toEqual({
			code: 0,
			errors: [],
			warnings: [],
		});
	});

	test('a status that nobody knows is told once, and waited on', async () => {
		fault('getInvocation', { kind: 'override', record: { status: 'paused' } }, 3);
		const { code, stdout } = await scenario.run(call('echo', 1));
		expect(code).toBe(0);
		expect(annotations(stdout, 'warning')).toHaveLength(1);
	});
});

describe('an end from outside', () => {
	test('a cancel ends the invocation and its browsers at the service', async () => {
		const running = scenario.watch(call('stay'));
		await until(running, () => /^browser /m.test(running.stdout()));
		running.child.kill('SIGINT');
		const { code, outputs, stdout, summary } = await running.finished;
		expect(code).toBe(1);
		expect(outputs).toMatchObject({ conclusion: 'cancelled', 'failure-kind': 'cancelled' });
		expect(annotations(stdout)).toHaveLength(1);
		expect(annotations(stdout)[0]?.message).toMatch(/was ended at the service, and its browsers with it/);
		expect(JSON.parse(outputs.replays ?? '')).toHaveLength(1);
		expect(summary).toContain('🚫');
		expect(await invocations()).toMatchObject([
			{ status: 'failed', output: '{"error":"the workflow run was cancelled"}' },
		]);
		expect((await (await scenario.client.fetch('/browsers')).json()) as unknown[]).toEqual([]);
	});

	test('the time is over, and the service would end it, too: its replays are read before that', async () => {
		const { code, outputs } = await scenario.run(call('stay', undefined, { timeout: '10' }));
		expect(code).toBe(1);
		expect(outputs).toMatchObject({ conclusion: 'timed_out', 'failure-kind': 'timeout', status: 'running' });
		expect(JSON.parse(outputs.replays ?? '')).toHaveLength(1);
		expect(await invocations()).toMatchObject([{ status: 'failed', output: '{"error":"no end within 10 s"}' }]);
	});

	test('a key that is revoked meanwhile, or polls that say nothing: it is ended, where the service lets it', async () => {
		fault('getInvocation', { kind: 'answer', status: 401 }, Number.POSITIVE_INFINITY);
		const { code, outputs, stdout } = await scenario.run(call('stay'));
		expect(code).toBe(1);
		expect(outputs).toMatchObject({ conclusion: 'unknown', 'failure-kind': 'rejected' });
		expect(annotations(stdout)[0]?.message).toMatch(/401.* It was ended at the service, and its browsers with it/);
		expect(await invocations()).toMatchObject([{ output: '{"error":"the step could not follow it"}' }]);
	});

	test('the time is over, and no poll has a response: the same', async () => {
		fault('getInvocation', { kind: 'stall', at: 'headers' }, Number.POSITIVE_INFINITY);
		const { code, outputs, stdout, summary } = await scenario.run(call('stay', undefined, { timeout: '10' }));
		expect(code).toBe(1);
		expect(outputs).toMatchObject({ conclusion: 'timed_out', 'failure-kind': 'timeout' });
		expect(annotations(stdout)).toHaveLength(1);
		expect(annotations(stdout)[0]?.message).toMatch(
			/was last seen as "queued"; then the status could not be read until "timeout" \(10 s\) was over: the last one had no response\. It was ended at the service/,
		);
		expect(summary).toContain('⌛');
		expect(summary).toMatch(/^<pre><code>browser /m);
		expect(await invocations()).toMatchObject([{ status: 'failed' }]);
	});

	test('a service that does not end it: the error says so, and the step ends all the same', async () => {
		fault('updateInvocation', { kind: 'stall', at: 'headers' }, Number.POSITIVE_INFINITY);
		fault('deleteInvocationBrowsers', { kind: 'stall', at: 'headers' }, Number.POSITIVE_INFINITY);
		const running = scenario.watch(call('stay'));
		await until(running, () => /^browser /m.test(running.stdout()));
		running.child.kill('SIGINT');
		const { code, signal, stdout, summary } = await running.finished;
		expect({ code, signal }).toEqual({ code: 1, signal: null });
		expect(annotations(stdout)[0]?.message).toMatch(
			/asked to end it, but it may still be running: it has not responded in 3 s/,
		);
		expect(summary).toContain('🚫');
	});
});
