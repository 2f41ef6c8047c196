// Browser sessions. The browser that the machine has runs in one test; elsewhere a program stands in for it.
import { on, once } from 'node:events';
import { chmodSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mock } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { Browser, parseBrowserForm } from '../../src/emulator/browsers/browser.ts';
import { findChrome } from '../../src/emulator/browsers/chrome.ts';
import { LoopbackServer } from '../../src/emulator/http/loopback-server.ts';
import { Leash } from '../../src/emulator/processes/leash.ts';
import { where } from '../support/action-runner/only-on.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { EventReader } from './client.ts';
import { emulated } from './emulated.ts';
import { processesOf } from './processes-of.ts';

const { CHROME_PATH } = process.env;
const here = emulated();
const temp = tempFolder();

afterEach(() => {
	if (CHROME_PATH === undefined) delete process.env.CHROME_PATH;
	else process.env.CHROME_PATH = CHROME_PATH;
});

interface Session {
	session_id: string;
	cdp_ws_url?: string;
	no_browser?: string;
}

const create = (body: object = {}) => here.client.json<Session>('POST', '/browsers', body);

/** The folder of a session with all its files. */
const folderOf = ({ session_id: id }: Session) => path.dirname(here.emulator.browserFolder(id));

test('a session is found, everywhere, until it is deleted', async () => {
	const shown = { stealth: true, timeout_seconds: 300, viewport: { width: 800, height: 600 } };
	const session = await create(shown);
	const { session_id: id } = session;
	expect(session).toMatchObject({ ...shown, no_browser: 'this emulator was started without browsers' });
	expect(session).not.toHaveProperty('cdp_ws_url');
	expect(await (await here.client.fetch(`/browsers/${id}`)).json()).toEqual(session);
	expect(await (await here.client.fetch('/browsers')).json()).toEqual([session]);
	expect(readdirSync(here.emulator.browserFolder(id))).toEqual(['downloads', 'tmp']);
	const folder = folderOf(session);
	expect((await here.client.send('DELETE', `/browsers/${id}`)).status).toBe(204);
	for (const rest of ['', '/replays']) expect((await here.client.fetch(`/browsers/${id}${rest}`)).status).toBe(404);
	expect(() => readdirSync(folder)).toThrow('ENOENT');
});

test.each([
	{ timeout_seconds: 9 },
	{ timeout_seconds: 259_201 },
	{ viewport: { width: 800 } },
	{ viewport: { width: 800, height: 0 } },
])('a session with %j is refused', async (body) => {
	expect((await here.client.send('POST', '/browsers', body)).status).toBe(400);
});

test('a session ends when nothing has used it for as long as its time-out, and not while it is connected to', async () => {
	mock.timers.enable({ apis: ['setTimeout'] });
	try {
		const onIdle = mock.fn();
		const browser = new Browser(parseBrowserForm({ timeout_seconds: 10 }), temp, 'project', new Leash(temp), onIdle);
		browser.touch();
		mock.timers.tick(9_000);
		const releases = [browser.hold(), browser.hold()];
		mock.timers.tick(600_000);
		releases[0]?.();
		mock.timers.tick(600_000);
		releases[1]?.();
		mock.timers.tick(9_000);
		browser.touch();
		mock.timers.tick(9_000);
		expect(onIdle.mock.callCount()).toBe(0);
		mock.timers.tick(1_000);
		expect(onIdle.mock.callCount()).toBe(1);
	} finally {
		mock.timers.reset();
	}
});

/** Stands in for the browser. */
function chromeIs(script: string): void {
	const file = path.join(temp, 'chrome');
	writeFileSync(file, `#!/bin/sh\n${script}`);
	chmodSync(file, 0o755);
	process.env.CHROME_PATH = file;
}

test('browsers end with DELETE, and with the emulator, with all that they have started', async () => {
	chromeIs('setsid sleep 600 & echo "DevTools listening on ws://127.0.0.1:9/devtools/browser/x" >&2; sleep 600');
	await here.begin({ chrome: true });
	const sessions = await Promise.all(Array.from({ length: 3 }, () => create()));
	const [one, two] = sessions as [Session, Session];
	for (const { cdp_ws_url: url = '' } of sessions) expect(new URL(url).host).toBe(new URL(here.emulator.url).host);
	const folders = [one, two].map(folderOf) as [string, string];
	expect(processesOf(folders[0])).toHaveLength(3);
	await here.client.send('DELETE', `/browsers/${one.session_id}`);
	expect(processesOf(folders[0])).toEqual([]);
	expect(processesOf(folders[1])).toHaveLength(3);
	await here.emulator.close();
	expect(processesOf(here.emulator.folder)).toEqual([]);
});

const NO_CHROME =
	'there is no Chrome or Chromium on this machine; install one (apt-get install chromium), or set CHROME_PATH';

test.each([
	['on a machine without a browser', '', NO_CHROME],
	['with a browser that does not start', 'echo no display >&2', 'no display'],
])('%s: no address, and one line that says why', async (_, script, reason) => {
	if (script === '') process.env.CHROME_PATH = '/no/such/browser';
	else chromeIs(script);
	const lines: string[] = [];
	await here.begin({ chrome: true, log: (line) => lines.push(line) });
	const { session_id: id, ...session } = await create();
	expect(session).toMatchObject({ no_browser: reason });
	expect(session).not.toHaveProperty('cdp_ws_url');
	expect(lines[0]).toBe(`session ${id} has no browser: ${reason}`);
});

/** As much of a client of the Chrome DevTools Protocol as is needed here. */
async function connect(url: string) {
	const socket = new WebSocket(url);
	const closed = once(socket, 'close');
	const [{ type }] = await Promise.race([once(socket, 'open'), once(socket, 'error')]);
	if (type === 'error') throw new Error('the connection was refused');
	let last = 0;
	async function send(method: string, params: object): Promise<void> {
		last += 1;
		const id = last;
		socket.send(JSON.stringify({ id, method, params }));
		for await (const [{ data }] of on(socket, 'message')) if (JSON.parse(data).id === id) return;
	}
	return { closed, send };
}

where((await findChrome()) !== undefined, 'Chrome or Chromium')(
	'a real browser opens addresses and downloads files into its session',
	async () => {
		const pages = new LoopbackServer((_, response) => {
			response.setHeader('content-disposition', 'attachment').end('a report');
		});
		const reportUrl = `http://127.0.0.1:${await pages.listen(0)}/report.txt`;
		await here.begin({ chrome: true });
		const session = await create({ viewport: { width: 800, height: 600 } });
		const { session_id: id, cdp_ws_url: url = '' } = session;
		const chrome = await connect(url);
		const download = () => chrome.send('Target.createTarget', { url: reportUrl });
		// Its temporary files are in the folder of its session.
		expect(readlinkSync(path.join(folderOf(session), 'profile/SingletonSocket'))).toMatch(/^tmp\//);

		const at = `/browsers/${id}/fs/watch`;
		const { watch_id } = await here.client.json<{ watch_id: string }>('POST', at, { path: '/downloads' });
		const events = new EventReader<{ path: string }>(await here.client.fetch(`${at}/${watch_id}/events`));
		await download();
		await events.until(({ path: file }) => file === '/downloads/report.txt');
		await events.close();
		for (const folder of ['/tmp/reports', 'reports']) {
			await chrome.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
			await download();
			const read = () => here.client.fetch(`/browsers/${id}/fs/read_file?path=/${folder}/report.txt`);
			while ((await (await read()).text()) !== 'a report') await sleep(10);
		}

		await expect(connect(url.replace(/token=.*/, 'token=other'))).rejects.toThrow('refused');
		await here.client.send('DELETE', `/browsers/${id}`);
		await chrome.closed;
		await expect(connect(url)).rejects.toThrow('refused');
		expect(processesOf(path.join(here.emulator.folder, 'browsers'))).toEqual([]);
		await pages.close();
	},
);
