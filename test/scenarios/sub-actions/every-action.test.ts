// What all sub-actions do in the same way: with a bad input, and where the service, the network or the runner ends
// them. Each bad value is a row of test/unit/actions/sub-action-inputs.test.ts, what each status advises one of
// test/unit/http/request-failure.test.ts.
import { describe, expect, test } from '@jest/globals';
import { forkPullRequest } from '../../support/github-server/events.ts';
import { annotations } from '../deploy/deploying.ts';
import { API_KEY, callScenario, shownBy, until } from './calling.ts';
import { SUB_ACTIONS } from './sub-actions.ts';

/** The outputs after a bad input; the other actions set none. */
const OUTPUTS: Record<string, Record<string, unknown>> = {
	'invoke-action': {
		conclusion: 'failure',
		'failure-kind': 'input',
		'error-code': '',
		'error-message': expect.stringMatching(/^Input "/),
		'error-details': '[]',
		replays: '[]',
	},
	'delete-deployments': { count: '0' },
	'watch-files': { count: '0' },
};

describe.each(SUB_ACTIONS)('$name', ({ name, operation, with: inputs, doing, refused, once, isFineWith404 }) => {
	const scenario = callScenario(name);
	/** Not those that look up what has become of it. */
	const requests = () => scenario.emulator.requests.filter((request) => request.operation === operation);

	test('a bad input ends it before the first request', async () => {
		const finished = await scenario.run({ with: { ...inputs, 'base-url': 'https://user:passw0rd@example.com' } });
		const errors = annotations(finished.stdout);
		expect(errors).toHaveLength(1);
		expect(errors[0]?.message).toContain('"base-url"');
		expect(errors[0]?.properties.title).toBe(`${doing}: an input is wrong`);
		expect(finished).toMatchObject({ code: 1, stderr: '' });
		expect(finished.outputs).toEqual(OUTPUTS[name] ?? {});
		expect(errors[0]?.message.startsWith(finished.outputs['error-message'] ?? '')).toBe(true);
		expect(finished.summary).toContain('an input is wrong');
		expect(scenario.emulator.requests).toEqual([]);
		expect(shownBy(finished)).not.toMatch(/passw0rd/);
	});

	const STATUSES: [status: number, advice: RegExp, requests: number][] = [
		[400, /Compare the inputs with/, 1],
		[500, /status page|may have been deleted|may be running/, once ? 1 : 5],
	];
	// What a 500 leaves open, GET tells: there is no such deployment.
	test.each(STATUSES.filter(([status]) => !(isFineWith404 && status === 500)))(
		'a %i',
		async (status, advice, tries) => {
			const body = {
				code: 'some_code',
				message: 'What the service says',
				details: [{ code: 'invalid_input', message: 'a detail' }],
				inner_error: { code: 'deep', message: 'an inner error' },
			};
			scenario.emulator.faults.add({ operation, times: 9, fault: { kind: 'answer', status, body } });
			const { code, outputs, stdout, stderr, summary } = await scenario.run({ with: inputs });
			const errors = annotations(stdout);
			expect({ code, stderr, errors: errors.length }).toEqual({ code: 1, stderr: '', errors: 1 });
			expect(errors[0]?.message).toContain(`${status} some_code: What the service says (a detail; an inner error)`);
			expect(errors[0]?.message).toMatch(advice);
			expect(errors[0]?.properties.title).toContain(doing);
			expect(requests()).toHaveLength(tries);
			expect(summary).toContain('an inner error');
			expect(outputs).toMatchObject(refused);
		},
	);

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
});

describe('list-replays stands for all of them', () => {
	const scenario = callScenario('list-replays');
	const inputs = { 'browser-id': 'browser-1' };

	test('the error about an empty key says that forks get no secrets', async () => {
		const { code, stdout } = await scenario.run({ with: { 'api-key': '' }, event: forkPullRequest() });
		expect({ code, requests: scenario.emulator.requests }).toEqual({ code: 1, requests: [] });
		expect(annotations(stdout)[0]?.message).toMatch(/"api-key" is empty: this run is for a pull request from a fork/);
	});

	test('the key without its line break, the project and the address as they were given go out', async () => {
		const { url } = scenario.emulator;
		const given = { 'project-id': 'p-1', 'api-key': `${API_KEY}\n`, 'base-url': `${url}/` };
		await scenario.run({ with: { ...inputs, ...given } });
		expect(scenario.emulator.requests[0]).toMatchObject({
			path: '/browsers/browser-1/replays',
			headers: { authorization: `Bearer ${API_KEY}`, 'x-kernel-project-id': 'p-1' },
		});
	});

	test('nobody listens: the error names what was tried', async () => {
		// No port that was just closed: another test's server may get it.
		const { code, stdout } = await scenario.run({ with: { ...inputs, 'base-url': 'http://127.0.0.1:1' } });
		expect(code).toBe(1);
		expect(annotations(stdout)[0]?.message).toMatch(
			/the connection was refused \(ECONNREFUSED\), on the last of 5 tries\. Check base-url/,
		);
	});
});
