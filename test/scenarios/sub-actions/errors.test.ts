// How the service, the network or the runner ends a sub-action, the same for all of them. What each status advises is a row of
// test/unit/http/request-failure.test.ts.
import { describe, expect, test } from '@jest/globals';
import { annotations } from '../deploy/deploying.ts';
import { callScenario, until } from './calling.ts';
import { SUB_ACTIONS } from './sub-actions.ts';

describe.each(SUB_ACTIONS)('$name', ({ name, operation, with: inputs, doing, refused, once, isFineWith404 }) => {
	const scenario = callScenario(name);
	/** Not those that look up what has become of it. */
	const requests = () => scenario.emulator.requests.filter((request) => request.operation === operation);

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

describe('one call', () => {
	const scenario = callScenario('list-replays');
	const inputs = { 'browser-id': 'browser-1' };

	test('nobody listens: the error names what was tried', async () => {
		// No port that was just closed: another test's server may get it.
		const { code, stdout } = await scenario.run({ with: { ...inputs, 'base-url': 'http://127.0.0.1:1' } });
		expect(code).toBe(1);
		expect(annotations(stdout)[0]?.message).toMatch(
			/the connection was refused \(ECONNREFUSED\), on the last of 5 tries\. Check base-url/,
		);
	});
});
