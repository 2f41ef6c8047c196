// resize-terminal (API §4.3): the size of a real pseudo-terminal really changes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from '@jest/globals';
import { ENDLESS, gzip, HALF_GZIP, TRUNCATED } from '../../support/altered.ts';
import { annotations } from '../deploy/deploying.ts';
import { callScenario, openBrowser } from './calling.ts';
import { PROCESS_ID } from './sub-actions.ts';

const scenario = callScenario('resize-terminal');
let browserId: string;

beforeEach(async () => {
	browserId = await openBrowser(scenario);
});

async function spawn(form: object): Promise<string> {
	const response = await scenario.client.send('POST', `/browsers/${browserId}/process/spawn`, form);
	return ((await response.json()) as { process_id: string }).process_id;
}

/** A process on a terminal, which tells its size in the file `size` when there is a file `ask`. */
const shell = () => {
	const script = 'until [ -e ask ]; do sleep 0.01; done; stty size > new; mv new size';
	return spawn({ command: 'sh', args: ['-c', script], allocate_tty: true, rows: 24, cols: 80 });
};

/** What the terminal itself says of its size. */
async function sizeOfTerminal(): Promise<string> {
	const folder = scenario.emulator.browserFolder(browserId);
	writeFileSync(path.join(folder, 'ask'), '');
	while (!existsSync(path.join(folder, 'size'))) await sleep(5);
	return readFileSync(path.join(folder, 'size'), 'utf8').trim();
}

const resizes = () => scenario.emulator.requests.filter(({ operation }) => operation === 'resizeProcess');
const size = (processId: string, rows = '50', cols = '132') => ({
	with: { 'browser-id': browserId, 'process-id': processId, rows, cols },
});

test('a terminal gets its new size with one request', async () => {
	const processId = await shell();
	const { code, outputs, stdout, stderr } = await scenario.run(size(processId));
	expect({ code, outputs, stderr }).toEqual({ code: 0, outputs: { ok: 'true' }, stderr: '' });
	expect(stdout).toContain('50 rows and 132 columns');
	expect(resizes()).toHaveLength(1);
	const [request] = resizes();
	expect(request).toMatchObject({ method: 'POST', path: `/browsers/${browserId}/process/${processId}/resize` });
	expect(request?.headers).toMatchObject({ 'content-type': 'application/json', 'content-length': '22' });
	expect(JSON.parse(String(request?.body))).toEqual({ rows: 50, cols: 132 });
	expect(await sizeOfTerminal()).toBe('50 132');
});

test.each([
	['1', '1'],
	['65535', '65535'],
])('the bounds: %s rows, %s columns', async (rows, cols) => {
	const { code } = await scenario.run(size(await shell(), rows, cols));
	expect(code).toBe(0);
});

test('a UUID in capitals reaches the service as it is', async () => {
	const { code } = await scenario.run(size(PROCESS_ID.toUpperCase()));
	expect(code).toBe(1);
	expect(resizes()[0]?.path).toContain(PROCESS_ID.toUpperCase());
});

test.each([
	['reset', 'headers'],
	['reset', 'body'],
	['reset', 'after-commit'],
] as const)('a %s at %s is repeated: the values are absolute', async (kind, at) => {
	const processId = await shell();
	scenario.emulator.faults.add({ operation: 'resizeProcess', fault: { kind, at } });
	const { code, outputs } = await scenario.run(size(processId));
	expect({ code, outputs }).toEqual({ code: 0, outputs: { ok: 'true' } });
	expect(resizes()).toHaveLength(2);
	expect(await sizeOfTerminal()).toBe('50 132');
});

test('a process without a terminal: the 400 is told', async () => {
	const processId = await spawn({ command: 'cat' });
	const { code, outputs, stdout } = await scenario.run(size(processId));
	expect({ code, outputs }).toEqual({ code: 1, outputs: {} });
	expect(annotations(stdout)[0]?.message).toMatch(/400 bad_request/);
});

test('an unknown process is a 404', async () => {
	const { code, stdout } = await scenario.run(size(PROCESS_ID));
	expect(code).toBe(1);
	expect(annotations(stdout)[0]?.message).toMatch(/404 not_found: process not found.*ids/);
});

test('"ok": false is a failure', async () => {
	scenario.emulator.faults.add({
		operation: 'resizeProcess',
		fault: { kind: 'answer', status: 200, body: { ok: false } },
	});
	const { code, outputs, stdout } = await scenario.run(size(PROCESS_ID));
	expect({ code, outputs }).toEqual({ code: 1, outputs: { ok: 'false' } });
	expect(annotations(stdout)[0]?.message).toContain('"ok": false');
});

test.each([
	['<html></html>', /HTML/],
	['', /empty/],
	['{"ok": tr', /not JSON/],
	['[]', /not a JSON object/],
	['null', /not a JSON object/],
	['{}', /no boolean "ok"/],
	['{"ok":"true"}', /no boolean "ok"/],
])('a 200 with the body %j is no success', async (body, says) => {
	scenario.emulator.faults.add({ operation: 'resizeProcess', fault: { kind: 'answer', status: 200, body } });
	const { code, outputs, stdout } = await scenario.run(size(PROCESS_ID));
	expect({ code, outputs }).toEqual({ code: 1, outputs: {} });
	expect(annotations(stdout)[0]?.message).toMatch(says);
	expect(annotations(stdout)[0]?.message).toContain('Check base-url');
	expect(resizes()).toHaveLength(1);
});

test.each([
	[{ ok: true, code: 'internal', message: 'not done' }, /internal: not done/],
	[{ code: 'internal', message: 'not done' }, /internal: not done/],
	[{ ok: true, error: 'not done' }, /200: not done/],
	[{ ok: true, errors: ['not done'] }, /200: not done/],
] as const)('a 200 with the body %j is an error', async (body, says) => {
	scenario.emulator.faults.add({ operation: 'resizeProcess', fault: { kind: 'answer', status: 200, body } });
	const { code, outputs, stdout } = await scenario.run(size(PROCESS_ID));
	expect({ code, outputs }).toEqual({ code: 1, outputs: {} });
	expect(annotations(stdout)[0]?.message).toMatch(says);
	expect(resizes()).toHaveLength(1);
});

test.each([
	{ ok: true, error: null },
	{ ok: true, rows: 50, cols: 132 },
	{ ok: true, request_id: 'r1', process_id: 'p1' },
])('the body %j says yes', async (body) => {
	scenario.emulator.faults.add({ operation: 'resizeProcess', fault: { kind: 'answer', status: 200, body } });
	expect((await scenario.run(size(PROCESS_ID))).outputs).toEqual({ ok: 'true' });
});

test.each([
	['truncated', TRUNCATED, /broke off/],
	['endless', ENDLESS, /1 MiB/],
	['half of its gzip', HALF_GZIP, /compressed/],
] as const)('a response that is %s', async (_, fault, says) => {
	scenario.emulator.faults.add({ operation: 'resizeProcess', times: Number.POSITIVE_INFINITY, fault });
	const { code, stdout } = await scenario.run(size(await shell()));
	expect(code).toBe(1);
	expect(annotations(stdout)[0]?.message).toMatch(says);
});

test('a response in gzip is read', async () => {
	scenario.emulator.faults.add({ operation: 'resizeProcess', fault: gzip() });
	expect((await scenario.run(size(await shell()))).outputs).toEqual({ ok: 'true' });
});
