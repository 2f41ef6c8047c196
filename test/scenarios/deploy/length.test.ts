// The package is streamed while it is packed. A server that wants a Content-Length gets it in a second request.
import { expect, test } from '@jest/globals';
import { until } from '../sub-actions/calling.ts';
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

test('411: once more with a Content-Length, equal bytes', async () => {
	scenario.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status: 411 } });
	const { outputs, stdout, leftInTemp } = await scenario.run();
	expect(outputs.conclusion).toBe('success');
	expect(posts()).toHaveLength(2);
	expect(posts()[1]?.headers['content-length']).toBe(String(posts()[1]?.bodyBytes));
	expect(`sha256:${scenario.emulator.ledger[0]?.file?.sha256}`).toBe(outputs['package-digest']);
	expect(stdout).toContain('from a temporary file');
	expect(leftInTemp).toEqual([]);
});

test('411: a tree that has changed since is not sent', async () => {
	scenario.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status: 411 } });
	const respond = scenario.emulator.faults.hold('createDeployment');
	const running = scenario.start();
	await until(running, () => running.stdout().includes('Digest sha256:'));
	scenario.workspace.write({ 'app.js': 'setInterval(() => {}, 7);\n' });
	respond();
	const { outputs, leftInTemp } = await running.finished;
	expect(outputs).toMatchObject({ conclusion: 'failure', 'failure-kind': 'package' });
	expect(scenario.emulator.ledger).toEqual([]);
	expect(leftInTemp).toEqual([]);
});

test.each(['', '<html></html>', '{"code":"not_implemented","message":"No"}'].map((body) => ({ body })))(
	'501 after all was sent may come from a gateway: not sent again ($body)',
	async ({ body }) => {
		scenario.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status: 501, body } });
		const { outputs, stdout } = await scenario.run();
		expect(outputs).toMatchObject({ conclusion: 'unknown', 'failure-kind': 'ambiguous', retryable: 'false' });
		expect(posts()).toHaveLength(1);
		expect(stdout).toMatch(/::error.*takes no body of unknown length.*"package"/);
	},
);

test('a server that refuses both ways is not asked a third time', async () => {
	scenario.emulator.faults.add({ operation: 'createDeployment', times: 2, fault: { kind: 'answer', status: 411 } });
	const { outputs } = await scenario.run();
	expect(outputs).toMatchObject({ conclusion: 'failure', 'failure-kind': 'rejected' });
	expect(posts()).toHaveLength(2);
});

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
