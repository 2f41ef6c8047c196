// The package is streamed while it is packed, so its length is not known when the request begins.
import { expect, test } from '@jest/globals';
import { deployScenario } from './deploying.ts';

const scenario = deployScenario();
const posts = () => scenario.emulator.requests.filter(({ method }) => method === 'POST');

test('by default the body is sent in chunks', async () => {
	await scenario.run();
	expect(posts()).toHaveLength(1);
	expect(posts()[0]?.headers).toMatchObject({ 'transfer-encoding': 'chunked' });
	expect(posts()[0]?.headers['content-length']).toBeUndefined();
});

test('a source deploy knows its length', async () => {
	await scenario.run({ with: { entrypoint: '', source: '{"type":"github"}' } });
	expect(posts()[0]?.headers['content-length']).toBe(String(posts()[0]?.bodyBytes));
});

test.each([
	{ status: 411, fault: { kind: 'answer', status: 411 } },
	{ status: 411, fault: { kind: 'answer', early: true, status: 411 } },
] as const)('$status: refused, once, and the way with a length is named ($fault.kind)', async ({ fault }) => {
	scenario.emulator.faults.add({ operation: 'createDeployment', fault });
	const { outputs, stdout } = await scenario.run();
	expect(outputs).toMatchObject({ conclusion: 'failure', 'failure-kind': 'rejected' });
	expect(posts()).toHaveLength(1);
	expect(stdout).toMatch(/::error.*does not accept a body of unknown length.*"package"/);
});

test('501 after all was sent may come from a gateway: not sent again', async () => {
	scenario.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status: 501 } });
	const { outputs, stdout } = await scenario.run();
	expect(outputs).toMatchObject({ conclusion: 'unknown', 'failure-kind': 'ambiguous', retryable: 'false' });
	expect(posts()).toHaveLength(1);
	expect(stdout).toMatch(/::error.*does not accept a body of unknown length.*"package"/);
});
