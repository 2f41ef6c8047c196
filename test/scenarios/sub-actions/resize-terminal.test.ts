// resize-terminal (API §4.3): the size of a real pseudo-terminal really changes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from '@jest/globals';
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

test('a lost response is repeated: the values are absolute', async () => {
	scenario.emulator.faults.add({ operation: 'resizeProcess', fault: { kind: 'reset', at: 'after-commit' } });
	const { code, outputs } = await scenario.run(size(await shell()));
	expect({ code, outputs, requests: resizes().length }).toEqual({ code: 0, outputs: { ok: 'true' }, requests: 2 });
});

test.each<[body: string | object, says: 'yes' | RegExp]>([
	[{ ok: true, error: null, process_id: 'p1', rows: 50 }, 'yes'],
	[{ ok: false }, /"ok": false/],
	[{ ok: true, code: 'internal', message: 'not done' }, /internal: not done/],
	['<html></html>', /HTML.*Check base-url/],
	['[]', /not a JSON object/],
	['{"ok":"true"}', /no boolean "ok"/],
])('a 200 with the body %j says: %s', async (body, says) => {
	scenario.emulator.faults.add({ operation: 'resizeProcess', fault: { kind: 'answer', status: 200, body } });
	const { code, outputs, stdout } = await scenario.run(size(PROCESS_ID));
	expect({ code, requests: resizes().length }).toEqual({ code: says === 'yes' ? 0 : 1, requests: 1 });
	const ok = says === 'yes' ? { ok: 'true' } : says.source.startsWith('"ok"') ? { ok: 'false' } : {};
	expect(outputs).toEqual(ok);
	if (says !== 'yes') expect(annotations(stdout)[0]?.message).toMatch(says);
});
