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

/** A process on a terminal, which tells its size in the file `size` when there is a file `ask`. */
async function shell(): Promise<string> {
	const script = 'until [ -e ask ]; do sleep 0.01; done; stty size > new; mv new size';
	const form = { command: 'sh', args: ['-c', script], allocate_tty: true, rows: 24, cols: 80 };
	const at = `/browsers/${browserId}/process/spawn`;
	return (await scenario.client.json<{ process_id: string }>('POST', at, form)).process_id;
}

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

test.each<[body: string | object, outputs: object, ...errors: RegExp[]]>([
	[{ ok: true, error: null, process_id: 'p1', rows: 50 }, { ok: 'true' }],
	[{ ok: false }, { ok: 'false' }, /"ok": false/],
	[{ ok: true, code: 'internal', message: 'not done' }, {}, /internal: not done/],
	['<html></html>', {}, /HTML.*Check base-url/],
	['[]', {}, /not a JSON object/],
	['{"ok":"true"}', {}, /no boolean "ok"/],
])('a 200 with the body %j: %j', async (body, outputs, ...errors) => {
	scenario.emulator.faults.add({ operation: 'resizeProcess', fault: { kind: 'answer', status: 200, body } });
	const finished = await scenario.run(size(PROCESS_ID));
	expect([finished.code, finished.outputs, resizes().length]).toEqual([errors.length, outputs, 1]);
	const messages = annotations(finished.stdout).map(({ message }) => message);
	expect(messages).toEqual(errors.map((says) => expect.stringMatching(says)));
});
