// Every way in which the service, the network or the runner ends a sub-action, the same for all of them.
import { describe, expect, test } from '@jest/globals';
import { annotations } from '../deploy/deploying.ts';
import { API_KEY, callScenario, shownBy, until } from './calling.ts';
import { SUB_ACTIONS } from './sub-actions.ts';

const ADVICE: [status: number, advice: RegExp, requests: number][] = [
	[400, /Compare the inputs with/, 1],
	[401, /Check api-key/, 1],
	[403, /scope/, 1],
	[404, /Check/, 1],
	[302, /Redirects are not followed/, 1],
	[500, /status page|may be deleted|may be running/, 5],
];

describe.each(SUB_ACTIONS)('$name', ({ name, operation, with: inputs, doing, refused, once, isFineWith404 }) => {
	const scenario = callScenario(name);
	/** Not those that look up what has become of it. */
	const requests = () => scenario.emulator.requests.filter((request) => request.operation === operation);
	const respond = (status: number, body?: string | object, times = Number.POSITIVE_INFINITY) =>
		scenario.emulator.faults.add({
			operation,
			times,
			fault: { kind: 'answer', status, ...(body === undefined ? {} : { body }) },
		});

	// What a 500 leaves open, GET tells: there is no such deployment.
	test.each(ADVICE.filter(([status]) => !(isFineWith404 && [404, 500].includes(status))))(
		'status %i',
		async (status, advice, tries) => {
			respond(status, {
				code: 'some_code',
				message: 'What the service says',
				details: [{ code: 'invalid_input', message: 'a detail' }],
				inner_error: { code: 'deep', message: 'an inner error' },
			});
			const { code, outputs, stdout, stderr, summary } = await scenario.run({ with: inputs });
			const errors = annotations(stdout);
			expect(code).toBe(1);
			expect(stderr).toBe('');
			expect(errors).toHaveLength(1);
			expect(errors[0]?.message).toContain(`${status} some_code: What the service says (a detail; an inner error)`);
			expect(errors[0]?.message).toMatch(advice);
			expect(errors[0]?.properties.title).toContain(doing);
			expect(requests()).toHaveLength(once ? 1 : tries);
			expect(summary).toContain('a detail');
			expect(summary).toContain('an inner error');
			if (status !== 404) expect(outputs).toMatchObject(refused);
		},
	);

	test('an error that echoes the key and forges commands shows neither', async () => {
		const message = `bad key ${API_KEY}\n::set-output name=x::y\n##[error]forged <img src=x> @everyone`;
		respond(400, { code: 'bad_request', message });
		const finished = await scenario.run({ with: inputs, debug: true });
		expect(finished.code).toBe(1);
		expect(shownBy(finished)).not.toContain(API_KEY);
		expect(finished.stdout).toContain('bad key ***');
		expect(finished.stdout).not.toMatch(/^(?:::set-output|##\[)/m);
		expect(finished.summary).not.toMatch(/(?<!`[^`\n]*)<img/);
	});

	test('a cancel while the service is silent ends the step at once', async () => {
		scenario.emulator.faults.add({ operation, fault: { kind: 'stall', at: 'headers' } });
		const running = scenario.watch({ with: inputs });
		await until(running, () => requests().length === 1);
		running.child.kill('SIGINT');
		const { code, signal, stdout, summary } = await running.finished;
		expect({ code, signal }).toEqual({ code: 1, signal: null });
		expect(annotations(stdout)).toHaveLength(1);
		expect(annotations(stdout)[0]?.message).toMatch(/cancelled/);
		expect(annotations(stdout)[0]?.properties.title).toBe(`${doing}: cancelled`);
		expect(summary).toContain('cancelled');
		expect(requests()).toHaveLength(1);
	});

	test('a cancel during the pause before a repeat ends the step at once', async () => {
		scenario.emulator.faults.add({
			operation,
			fault: { kind: 'answer', status: 429, headers: { 'retry-after': '30' } },
		});
		const running = scenario.watch({ with: inputs });
		await until(running, () => running.stdout().includes('Try 2 of 5'));
		running.child.kill('SIGTERM');
		const { code, stdout } = await running.finished;
		expect(code).toBe(1);
		expect(annotations(stdout)[0]?.message).toMatch(/cancelled/);
	});
});

// One of each kind, for it takes some seconds of pauses: an ordinary response, and a stream.
describe.each(SUB_ACTIONS.filter(({ name }) => ['list-replays', 'watch-files'].includes(name)))(
	'$name',
	({ name, with: inputs }) => {
		const scenario = callScenario(name);

		test('nobody listens: the error names what was tried', async () => {
			// No port that was just closed: another test's server may get it.
			const { code, stdout } = await scenario.run({ with: { ...inputs, 'base-url': 'http://127.0.0.1:1' } });
			expect(code).toBe(1);
			expect(annotations(stdout)[0]?.message).toMatch(
				/the connection was refused \(ECONNREFUSED\), at the last of 5 tries\. Check base-url/,
			);
		});
	},
);
