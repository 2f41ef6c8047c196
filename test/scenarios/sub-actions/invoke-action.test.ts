// invoke-action against the handlers of a real app: what they return, how they fail, what they leave running.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Fault, Operation } from '../../../src/emulator/emulator.ts';
import { makeWorkspace } from '../../action-runner/workspace.ts';
import { deployApp } from '../../emulator/registered-app.ts';
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

const scenario = callScenario('invoke-action', { queuedMs: 1 });
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

	test('a longer one is left out, which is said', async () => {
		const { code, outputs, stdout } = await scenario.run(call('long', 16_777_217));
		expect({ code, output: outputs.output, file: outputs['output-file'] }).toEqual({ code: 0, output: '', file: '' });
		expect(annotations(stdout, 'warning')[0]?.message).toMatch(/more than the 16 MiB/);
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
			expect(failed.stdout).toContain('could not be read');
			expect(failed.outputs['status-reason']).toContain('h.example');
			for (const part of parts) expect(shownBy(failed)).not.toContain(part);
			const { outputs, stdout, summary } = await scenario.run({ ...call('echo', written), debug: true });
			expect(outputs.output).toBe(JSON.stringify(written));
			for (const part of parts) expect(stdout + summary).not.toContain(part);
		},
	);

	test('with show-links the links work', async () => {
		const { outputs, summary } = await scenario.run(call('recorded', undefined, { 'show-links': 'true' }));
		const [replay] = JSON.parse(outputs.replays ?? '') as Record<string, string>[];
		expect((await fetch(replay?.replay_view_url ?? '')).status).toBe(200);
		expect(summary).toContain('| View |');
	});

	test.each<[missing: Record<string, string>, says: RegExp]>([
		[{ 'app-name': 'shoe' }, /knows no app "shoe", but "shop"/],
		[{ 'action-name': 'eco' }, /no action "eco", but "echo", "fail", "long", "recorded", "linked", "stay"/],
		[{ version: 'v9' }, /not there as version "v9", but as "latest"/],
	])('%j: the error lists what there is', async (missing, says) => {
		const { code, stdout, outputs } = await scenario.run(call('echo', 1, missing));
		expect({ code, kind: outputs['failure-kind'] }).toEqual({ code: 1, kind: 'rejected' });
		expect(annotations(stdout)[0]?.message).toMatch(says);
		expect(await invocations()).toEqual([]);
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
	/** Starts an invocation that the step could take for its own, and returns its record as the list has it. */
	const other = async (action: string, payload: string) => {
		const form = { app_name: 'shop', action_name: action, payload, async: true };
		return (await (await scenario.client.send('POST', '/invocations', form)).json()) as { id: string };
	};
	const listedAs = ({ id }: { id: string }, action: string, payload: string, started_at: string) => [
		{ id, app_name: 'shop', action_name: action, version: 'latest', payload, status: 'running', started_at },
	];
	const second = (seconds: number) => new Date(Date.UTC(2100, 0, 1, 0, 0, seconds));
	/**
	 * The service's clock is at the seconds given: first when it responds to the POST with 502, then at each look. Where a
	 * verdict hangs on how long something takes, the test is in test/actions/invoke-action/recover.test.ts, which has a clock
	 * of its own.
	 */
	const seen = (list: object[], post: number, ...looks: number[]) => {
		const headers = (seconds: number) => ({ date: second(seconds).toUTCString() });
		fault('createInvocation', { kind: 'answer', status: 502, headers: headers(post) });
		for (const look of looks)
			fault('listInvocations', { kind: 'answer', status: 200, body: list, headers: headers(look) });
	};

	/** Starts the step; its request for the invocation takes 2 s and a little. */
	const slowly = async (step: Parameters<typeof scenario.start>[0]) => {
		const release = scenario.emulator.faults.hold('createInvocation');
		const before = requests('createInvocation').length;
		const running = scenario.start(step);
		await until(running, () => requests('createInvocation').length > before);
		setTimeout(release, 2_000);
		return running;
	};

	test('exactly one, certainly of the time of the request, is taken over, and nothing is sent again', async () => {
		const own = await other('echo', '{"a":1}');
		// By the service's clock the request began before 1.0 s, and ended at 2 s or a little later.
		seen(listedAs(own, 'echo', '{ "a": 1 }', '2100-01-01T00:00:01.200Z'), 2, 2);
		const { code, outputs, stdout } = await (await slowly(call('echo', { a: 1 }))).finished;
		expect({ code, output: outputs.output, id: outputs['invocation-id'] }).toEqual({
			code: 0,
			output: '{"a":1}',
			id: own.id,
		});
		expect(stdout).toContain('exactly one invocation that is this request');
		expect(requests('createInvocation')).toHaveLength(2);
	});

	test('what the list says of its end decides nothing: its own record does', async () => {
		const own = await other('echo', '{"a":1}');
		const listed = listedAs(own, 'echo', '{"a":1}', '2100-01-01T00:00:01.200Z');
		seen([{ ...listed[0], status: 'failed', status_reason: 'not yet known' }], 2, 2);
		const { code, outputs } = await (await slowly(call('echo', { a: 1 }))).finished;
		expect([code, outputs.status, outputs.output]).toEqual([0, 'succeeded', '{"a":1}']);
	});

	test('one that was taken over is not ended at a cancel: the list proves only its time', async () => {
		const own = await other('stay', '1');
		seen(listedAs(own, 'stay', '1', '2100-01-01T00:00:01.200Z'), 2, 2);
		const running = await slowly(call('stay', 1));
		await until(running, () => /^browser /m.test(running.stdout()));
		running.child.kill('SIGINT');
		const { code, outputs, stdout } = await running.finished;
		expect({ code, kind: outputs['failure-kind'] }).toEqual({ code: 1, kind: 'cancelled' });
		expect(annotations(stdout)[0]?.message).toMatch(/It was not ended at the service: /);
		expect(requests('updateInvocation')).toEqual([]);
		expect(requests('deleteInvocationBrowsers')).toEqual([]);
		expect(await invocations()).toMatchObject([{ id: own.id, status: 'running' }]);
	});

	test('none that fits: ambiguous, with an unknown conclusion', async () => {
		fault('createInvocation', { kind: 'answer', status: 500 });
		const { code, outputs, stdout } = await scenario.run(call('echo', 1));
		expect(code).toBe(1);
		expect(outputs).toMatchObject({ 'failure-kind': 'ambiguous', conclusion: 'unknown', 'invocation-id': '' });
		expect(annotations(stdout)[0]?.message).toMatch(/lists no invocation that can be this one/);
		expect(requests('createInvocation')).toHaveLength(1);
		expect(requests('listInvocations')).toHaveLength(3);
	});

	test('two that fit: ambiguous, and both are named', async () => {
		fault('createInvocation', { kind: 'reset', at: 'after-commit' });
		const record = { app_name: 'shop', action_name: 'echo', version: 'latest', payload: '{ "a": 1 }' };
		const twice = ['one', 'two'].map((id) => ({ id, ...record, started_at: '2100-01-01T00:00:00Z' }));
		fault('listInvocations', { kind: 'answer', status: 200, body: twice });
		const { code, outputs, stdout } = await scenario.run(call('echo', { a: 1 }));
		expect({ code, kind: outputs['failure-kind'] }).toEqual({ code: 1, kind: 'ambiguous' });
		expect(annotations(stdout)[0]?.message).toMatch(/Several invocations may be what the request has made: one, two/);
	});

	test.each([
		['another payload', { payload: '2' }],
		['another app', { app_name: 'other' }],
		['another action', { action_name: 'other' }],
		['an earlier time', { started_at: '2000-01-01T00:00:00Z' }],
	])('one of %s is not taken over', async (_, differs) => {
		fault('createInvocation', { kind: 'answer', status: 502 });
		const record = { id: 'one', app_name: 'shop', action_name: 'echo', version: 'latest', payload: '1' };
		const body = [{ ...record, started_at: '2100-01-01T00:00:00Z', ...differs }];
		fault('listInvocations', { kind: 'answer', status: 200, body }, Number.POSITIVE_INFINITY);
		const { outputs, stdout } = await scenario.run(call('echo', 1));
		expect(outputs['failure-kind']).toBe('ambiguous');
		expect(annotations(stdout)[0]?.message).toMatch(/lists no invocation that can be this one/);
	});

	test.each([
		['of the version that may be the latest', { version: 'v2' }],
		['without a payload', { payload: undefined }],
		['without a version', { version: undefined }],
	])('one %s is not taken over, and named', async (_, differs) => {
		fault('createInvocation', { kind: 'answer', status: 502 });
		const record = { id: 'one', app_name: 'shop', action_name: 'echo', version: 'latest', payload: '1' };
		const body = [{ ...record, started_at: '2100-01-01T00:00:00Z', ...differs }];
		fault('listInvocations', { kind: 'answer', status: 200, body }, Number.POSITIVE_INFINITY);
		const { outputs, stdout } = await scenario.run(call('echo', 1));
		expect(outputs['failure-kind']).toBe('ambiguous');
		expect(annotations(stdout)[0]?.message).toMatch(
			/Invocation one may be what the request has made, and nothing proves it/,
		);
	});

	test.each<[what: string, one: Fault]>([
		['a 404', { kind: 'answer', status: 404 }],
		['no list', { kind: 'answer', status: 200, body: '{}' }],
		['a list that goes on', { kind: 'answer', status: 200, body: '[]', headers: { 'x-has-more': 'True' } }],
	])('two looks, the first names one that may be it, the second brings %s: it is named', async (_, one) => {
		fault('createInvocation', { kind: 'answer', status: 502 });
		const record = { id: 'one', app_name: 'shop', action_name: 'echo', version: 'latest', payload: '1' };
		fault('listInvocations', { kind: 'answer', status: 200, body: [record] });
		fault('listInvocations', one, Number.POSITIVE_INFINITY);
		const { outputs, stdout } = await scenario.run(call('echo', 1));
		expect(outputs['failure-kind']).toBe('ambiguous');
		expect(annotations(stdout)[0]?.message).toContain('Invocation one may be what the request has made');
	});

	test('a list that goes on names what it has, and nothing is taken over', async () => {
		fault('createInvocation', { kind: 'answer', status: 502 });
		const record = { id: 'one', app_name: 'shop', action_name: 'echo', version: 'latest', payload: '1' };
		const body = [{ ...record, started_at: '2100-01-01T00:00:00Z' }];
		fault('listInvocations', { kind: 'answer', status: 200, body, headers: { 'x-has-more': 'TRUE' } });
		const { outputs, stdout } = await scenario.run(call('echo', 1));
		expect(outputs['failure-kind']).toBe('ambiguous');
		expect(annotations(stdout)[0]?.message).toMatch(
			/Invocation one may be what the request has made.*no list that tells/,
		);
	});

	test.each<[what: string, one: Fault, says: RegExp]>([
		['no list', { kind: 'answer', status: 200, body: '{}' }, /no list that tells/],
		[
			'a list that goes on',
			{ kind: 'answer', status: 200, body: '[]', headers: { 'x-has-more': 'true' } },
			/no list that tells/,
		],
		[
			'one that a cache has kept',
			{ kind: 'answer', status: 200, body: '[]', headers: { age: '20' } },
			/no list that tells/,
		],
		['an id that is none', { kind: 'answer', status: 200, body: '[{"id":"../x"}]' }, /no list that tells/],
		['a 404', { kind: 'answer', status: 404 }, /could not be looked up either/],
	])('the look-up brings %s: ambiguous', async (_, one, says) => {
		fault('createInvocation', { kind: 'answer', status: 502 });
		fault('listInvocations', one);
		const { outputs, stdout } = await scenario.run(call('echo', 1));
		expect(outputs['failure-kind']).toBe('ambiguous');
		expect(annotations(stdout)[0]?.message).toMatch(says);
	});
});

test('the id that an unusable response gives is named', async () => {
	const headers = { location: '/invocations/{id}/' };
	fault('createInvocation', { kind: 'answer', status: 202, headers, body: '', afterCommit: true });
	fault('listInvocations', { kind: 'answer', status: 404 });
	const { outputs, stdout } = await scenario.run(call('echo', 1));
	const [made] = await invocations();
	expect(outputs).toMatchObject({ 'failure-kind': 'ambiguous', conclusion: 'unknown', 'invocation-id': '' });
	expect(annotations(stdout)[0]?.message).toContain(`it names invocation ${made?.id}, which may be the new one`);
	expect(requests('createInvocation')).toHaveLength(1);
});

test('an error with the id of a request is no invocation', async () => {
	const body = { id: 'req_1', code: 'bad_request', message: 'No' };
	fault('createInvocation', { kind: 'answer', status: 200, body });
	const { outputs } = await scenario.run(call('echo', 1));
	expect(outputs).toMatchObject({ 'failure-kind': 'ambiguous', 'error-code': 'bad_request', 'invocation-id': '' });
});

test('what a first look has found is named, whatever the next one brings', async () => {
	fault('createInvocation', { kind: 'answer', status: 502 });
	const record = { app_name: 'shop', action_name: 'echo', version: 'latest', payload: '1' };
	const two = ['one', 'two'].map((id) => ({ id, ...record, started_at: '2100-01-01T00:00:00Z' }));
	fault('listInvocations', { kind: 'answer', status: 200, body: two });
	fault('listInvocations', { kind: 'answer', status: 401 });
	const { outputs, stdout } = await scenario.run(call('echo', 1));
	expect(outputs['failure-kind']).toBe('ambiguous');
	expect(annotations(stdout)[0]?.message).toMatch(
		/may be what the request has made: one, two\. It could not be looked up either: /,
	);
});

describe('polls', () => {
	test('what makes no sense is passed over', async () => {
		fault('getInvocation', { kind: 'answer', status: 200, body: '<html>' }, 2);
		fault('getInvocation', { kind: 'answer', status: 200, body: '{"id":"other","status":"failed"}' }, 1);
		expect((await scenario.run(call('echo', 1))).code).toBe(0);
	});

	test('a record that is not there yet, and one that breaks off', async () => {
		fault('getInvocation', { kind: 'answer', status: 404 }, 3);
		fault('getInvocation', { kind: 'truncated' }, 1);
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
	test.each(['SIGINT', 'SIGTERM'] as const)(
		'%s ends the invocation and its browsers at the service',
		async (signal) => {
			const running = scenario.start(call('stay'));
			await until(running, () => /^browser /m.test(running.stdout()));
			running.child.kill(signal);
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
		},
	);

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
			/was last seen as "queued"; then no poll could be read until 10 s, .*: the last one had no response\. It was ended at the service/,
		);
		expect(summary).toContain('⌛');
		expect(summary).toMatch(/^<pre><code>browser /m);
		expect(await invocations()).toMatchObject([{ status: 'failed' }]);
	});

	test('the time is over, and it has succeeded before it could be ended: that is the result', async () => {
		const running = scenario.start(call('stay', undefined, { timeout: '10' }));
		await until(running, () => /^browser /m.test(running.stdout()));
		const [record] = (await invocations()) as { id: string }[];
		const body = { id: record?.id, status: 'succeeded', output: '"in time"' };
		fault('updateInvocation', { kind: 'answer', status: 200, body });
		const { code, outputs, stdout } = await running.finished;
		expect({ code, errors: annotations(stdout) }).toEqual({ code: 0, errors: [] });
		expect(outputs).toMatchObject({ status: 'succeeded', conclusion: 'success', output: '"in time"', replays: '[]' });
		expect(stdout).toContain('The action had succeeded by the time it was to be ended');
	});

	test('a service that does not end it: the error says so, and the step ends all the same', async () => {
		fault('updateInvocation', { kind: 'stall', at: 'headers' }, Number.POSITIVE_INFINITY);
		fault('deleteInvocationBrowsers', { kind: 'stall', at: 'headers' }, Number.POSITIVE_INFINITY);
		const running = scenario.start(call('stay'));
		await until(running, () => /^browser /m.test(running.stdout()));
		running.child.kill('SIGINT');
		const { code, signal, stdout, summary } = await running.finished;
		expect({ code, signal }).toEqual({ code: 1, signal: null });
		expect(annotations(stdout)[0]?.message).toMatch(/could not be ended at the service: no response in 3\.0 s/);
		expect(summary).toContain('🚫');
	});

	test.each([
		['202', 202, {}],
		['200 with a login page', 200, '<!doctype html><title>Sign in</title>'],
		['200 that denies it', 200, { ok: false }],
		['200 with an error', 200, { code: 'conflict', message: 'not now' }],
		['200 with a record that runs on', 200, { status: 'running' }],
		['200 with a record that had succeeded by then', 200, { status: 'succeeded' }],
		['200 with the record of another', 200, { id: 'another', status: 'failed' }],
	])('the service does not say that it was ended: %s', async (_, status, body) => {
		const running = scenario.start(call('stay'));
		await until(running, () => /^browser /m.test(running.stdout()));
		const [record] = (await invocations()) as { id: string }[];
		const own = typeof body === 'object' && 'status' in body ? { id: record?.id, ...body } : body;
		const response = { kind: 'answer', status, body: own } as const;
		fault('updateInvocation', response, Number.POSITIVE_INFINITY);
		fault('deleteInvocationBrowsers', response, Number.POSITIVE_INFINITY);
		running.child.kill('SIGINT');
		const { code, outputs, stdout } = await running.finished;
		expect({ code, kind: outputs['failure-kind'] }).toEqual({ code: 1, kind: 'cancelled' });
		expect(annotations(stdout)[0]?.message).toMatch(/asked to end it, and whether it did is not known: \w.*\w\./);
		expect(annotations(stdout)[0]?.message).not.toContain('was ended at the service');
	});

	test.each(['updateInvocation', 'deleteInvocationBrowsers'] as const)('a 204 of %s is an end', async (operation) => {
		fault(operation, { kind: 'answer', status: 204, body: '' }, Number.POSITIVE_INFINITY);
		const running = scenario.start(call('stay'));
		await until(running, () => /^browser /m.test(running.stdout()));
		running.child.kill('SIGINT');
		const { stdout } = await running.finished;
		expect(annotations(stdout)[0]?.message).toMatch(/was ended at the service, and its browsers with it/);
	});
});
