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

test.each(['', '<html></html>', '{"code":"not_implemented","message":"No"}'].map((body) => ({ body })))(
	'501 after all was sent may come from a gateway: not sent again ($body)',
	async ({ body }) => {
		scenario.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status: 501, body } });
		const { outputs, stdout } = await scenario.run();
		expect(outputs).toMatchObject({ conclusion: 'unknown', 'failure-kind': 'ambiguous', retryable: 'false' });
		expect(posts()).toHaveLength(1);
		expect(stdout).toMatch(/::error.*does not accept a body of unknown length.*"package"/);
	},
);

test('a file that changes while it is packed fails the step before the request is complete', async () => {
	const { appendFileSync } = await import('node:fs');
	const { randomBytes } = await import('node:crypto');
	const path = await import('node:path');
	scenario.workspace.write({ 'growing.bin': randomBytes(48_000_000) });
	const growing = path.join(scenario.workspace.path, 'growing.bin');
	const running = scenario.start();
	const writer = setInterval(() => appendFileSync(growing, 'more'), 2);
	const { outputs, stdout } = await running.finished.finally(() => clearInterval(writer));
	expect(outputs).toMatchObject({ conclusion: 'failure', 'failure-kind': 'package' });
	expect(stdout).toMatch(/::error.*growing\.bin/);
	expect(scenario.emulator.ledger).toEqual([]);
});
