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

describe.each(SUB_ACTIONS)('$name', ({ name, operation, with: inputs, doing, refused = {}, once, isFineWith404 }) => {
	const scenario = callScenario(name);
	/** Not those that look up what has become of it. */
	const requests = () => scenario.emulator.requests.filter((request) => request.operation === operation);

	test('a bad input ends it before the first request', async () => {
		const finished = await scenario.run({ with: { ...inputs, 'base-url': 'https://user:passw0rd@example.com' } });
		const { code, stderr, outputs, stdout, summary } = finished;
		const message = expect.stringMatching(/^Input "base-url" /);
		expect({ code, stderr, outputs, errors: annotations(stdout), requests: scenario.emulator.requests }).toEqual({
			...{ code: 1, stderr: '', outputs: OUTPUTS[name] ?? {}, requests: [] },
			errors: [{ message, properties: { title: `${doing}: an input is wrong` } }],
		});
		expect(annotations(stdout)[0]?.message.startsWith(outputs['error-message'] ?? '')).toBe(true);
		expect(summary).toContain('an input is wrong');
		expect(shownBy(finished)).not.toMatch(/passw0rd/);
	});

	const STATUSES: [status: number, advice: string, requests: number][] = [
		[400, 'Compare the inputs with', 1],
		[500, '(?:status page|may have been deleted|may be running)', once ? 1 : 5],
	];
	const body = {
		...{ code: 'some_code', message: 'What the service says' },
		details: [{ code: 'invalid_input', message: 'a detail' }],
		inner_error: { code: 'deep', message: 'an inner error' },
	};
	// What a 500 leaves open, GET tells: there is no such deployment.
	const statuses = STATUSES.filter(([status]) => !(isFineWith404 && status === 500));
	test.each(statuses)('a %i', async (status, advice, tries) => {
		scenario.emulator.faults.add({ operation, times: 9, fault: { kind: 'answer', status, body } });
		const { code, outputs, stdout, stderr, summary } = await scenario.run({ with: inputs });
		const says = `${status} some_code: What the service says \\(a detail; an inner error\\).*${advice}`;
		const error = { message: expect.stringMatching(says), properties: { title: expect.stringContaining(doing) } };
		expect({ code, stderr, errors: annotations(stdout) }).toEqual({ code: 1, stderr: '', errors: [error] });
		expect([requests().length, outputs]).toEqual([tries, expect.objectContaining(refused)]);
		expect(summary).toContain('an inner error');
	});

	test('a cancel while the service is silent ends the step at once', async () => {
		scenario.emulator.faults.add({ operation, fault: { kind: 'stall', at: 'headers' } });
		const running = scenario.watch({ with: inputs });
		await until(running, () => requests().length === 1);
		running.child.kill('SIGINT');
		const { code, signal, stdout, summary } = await running.finished;
		const says = { message: expect.stringContaining('cancelled'), properties: { title: `${doing}: cancelled` } };
		expect({ code, signal, errors: annotations(stdout) }).toEqual({ code: 1, signal: null, errors: [says] });
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
});
