// Browser sessions, with the browser that the machine has.
import { readdirSync, readlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findChrome } from '../../src/emulator/browsers/chrome.ts';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.ts';
import { Cdp } from './cdp.ts';
import { Client } from './client.ts';
import { EventReader } from './event-reader.ts';
import { processesOf } from './processes-of.ts';

let emulator: Emulator;
let client: Client;

interface Session {
	session_id: string;
	cdp_ws_url?: string;
	no_browser?: string;
}

const create = async (body: object = {}): Promise<Session> =>
	(await (await client.send('POST', '/browsers', body)).json()) as Session;

describe('a session', () => {
	beforeEach(async () => {
		emulator = await startEmulator();
		client = new Client(emulator);
	});

	afterEach(() => emulator.close());

	test('is found by its id and by its name, everywhere, until it is deleted', async () => {
		const { session_id: id } = await create({ name: 'my session', stealth: true, timeout_seconds: 300 });
		for (const one of [id, 'my%20session']) {
			const shown = { session_id: id, name: 'my session', stealth: true, timeout_seconds: 300 };
			expect(await (await client.fetch(`/browsers/${one}`)).json()).toMatchObject(shown);
			expect((await client.fetch(`/browsers/${one}/replays`)).status).toBe(200);
		}
		expect(await (await client.fetch('/browsers')).json()).toMatchObject([{ session_id: id }]);
		const folder = emulator.browserFolder(id);
		expect(readdirSync(folder)).toEqual(['downloads', 'tmp']);
		expect((await client.send('DELETE', `/browsers/${id}`)).status).toBe(204);
		expect((await client.fetch(`/browsers/${id}`)).status).toBe(404);
		expect(() => readdirSync(folder)).toThrow('ENOENT');
	});

	test('says why it has no browser', async () => {
		const session = await create();
		expect(session).toMatchObject({ no_browser: 'this emulator was started without browsers' });
		expect(session).not.toHaveProperty('cdp_ws_url');
	});

	test.each([
		{ timeout_seconds: 9 },
		{ timeout_seconds: 259_201 },
		{ viewport: { width: 800 } },
		{ viewport: { width: 800, height: 0 } },
	])('with %j is refused', async (body) => {
		expect((await client.send('POST', '/browsers', body)).status).toBe(400);
	});
});

test('on a machine without a browser: no address, and one line that says what to install', async () => {
	const { CHROME_PATH } = process.env;
	process.env.CHROME_PATH = '/no/such/browser';
	const lines: string[] = [];
	emulator = await startEmulator({ chrome: true, log: (line) => lines.push(line) });
	client = new Client(emulator);
	const { session_id: id, ...session } = await create();
	const reason =
		/^there is no Chrome or Chromium on this machine: install one \(apt-get install chromium\), or set CHROME_PATH to it$/;
	expect(session).toMatchObject({ no_browser: expect.stringMatching(reason) });
	expect(session).not.toHaveProperty('cdp_ws_url');
	expect(lines[0]).toBe(`session ${id} has no browser: ${session.no_browser}`);
	await emulator.close();
	if (CHROME_PATH === undefined) delete process.env.CHROME_PATH;
	else process.env.CHROME_PATH = CHROME_PATH;
});

const chrome = await findChrome();

(chrome === undefined ? describe.skip : describe)(`a real browser (needs Chrome or Chromium: ${chrome})`, () => {
	let pages: Server;

	beforeEach(async () => {
		emulator = await startEmulator({ chrome: true });
		client = new Client(emulator);
		pages = createServer((request, response) => {
			if (request.url !== '/report.txt')
				return response.setHeader('content-type', 'text/html').end('<title>Hello</title>');
			response.setHeader('content-disposition', 'attachment').end('a report');
		});
		await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
	});

	afterEach(async () => {
		await emulator.close();
		await new Promise((resolve) => pages.close(resolve));
	});

	const pageUrl = (at: string) => `http://127.0.0.1:${(pages.address() as AddressInfo).port}${at}`;

	test("opens pages, by the emulator's own port and the token of its session", async () => {
		const { cdp_ws_url: url = '' } = await create({ viewport: { width: 800, height: 600 } });
		expect(new URL(url).host).toBe(new URL(emulator.url).host);
		const cdp = await Cdp.connect(url);
		expect(await cdp.titleOf(pageUrl('/'))).toBe('Hello');
		cdp.close();
	});

	test('a wrong token, or that of a session that has ended, is refused before the upgrade', async () => {
		const { session_id: id, cdp_ws_url: url = '' } = await create();
		const refused = async (address: string) => {
			const headers = {
				connection: 'upgrade',
				upgrade: 'websocket',
				'sec-websocket-key': 'x',
				'sec-websocket-version': '13',
			};
			return Cdp.refusal(address.replace(/^ws/, 'http'), headers);
		};
		expect(await refused(url.replace(/token=.*/, 'token=other'))).toMatchObject({ status: 401, code: 'unauthorized' });
		expect(await refused(url.replace('/browser/cdp', '/other'))).toMatchObject({ status: 404 });
		await client.send('DELETE', `/browsers/${id}`);
		expect(await refused(url)).toMatchObject({ status: 401 });
	});

	test('what it downloads is a file of its session, and a watch sees it', async () => {
		const { session_id: id, cdp_ws_url: url = '' } = await create();
		const at = `/browsers/${id}/fs/watch`;
		const { watch_id } = (await (await client.send('POST', at, { path: '/downloads' })).json()) as { watch_id: string };
		const events = new EventReader<{ type: string; path: string }>(await client.fetch(`${at}/${watch_id}/events`));
		const cdp = await Cdp.connect(url);
		await cdp.open(pageUrl('/report.txt'));
		await events.until(({ path: file }) => file === '/downloads/report.txt');
		const read = () => client.fetch(`/browsers/${id}/fs/read_file?path=/downloads/report.txt`);
		while ((await (await read()).text()) !== 'a report') await sleep(10);
		cdp.close();
		await events.close();
	});

	test.each(['/tmp/reports', 'reports'])(
		'a folder of downloads that an app names, %s, is one of the session',
		async (folder) => {
			const { session_id: id, cdp_ws_url: url = '' } = await create();
			const cdp = await Cdp.connect(url);
			// A message too long to be read, and some that cannot be, come first, and do no harm.
			await cdp.send('Browser.getVersion', { padding: 'x'.repeat(200_000) });
			for (const nonsense of ['{"downloadPath"', '"downloadPath"', '{"downloadPath":1}']) cdp.sendText(nonsense);
			await cdp.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
			await cdp.open(pageUrl('/report.txt'));
			const read = () => client.fetch(`/browsers/${id}/fs/read_file?path=/${folder}/report.txt`);
			while ((await (await read()).text()) !== 'a report') await sleep(10);
			cdp.close();
		},
	);

	test('its temporary files are in the folder of its session', async () => {
		const { session_id: id } = await create();
		const profile = path.join(path.dirname(emulator.browserFolder(id)), 'profile');
		expect(readlinkSync(path.join(profile, 'SingletonSocket'))).toMatch(/^tmp\//);
	});

	test('ends with DELETE, which closes its connection; and with the emulator', async () => {
		const [one, two] = [await create(), await create()];
		const folders = [one, two].map(({ session_id }) => path.dirname(emulator.browserFolder(session_id)));
		const cdp = await Cdp.connect(one.cdp_ws_url ?? '');
		expect(processesOf(folders[0] ?? '').length).toBeGreaterThan(1);
		await client.send('DELETE', `/browsers/${one.session_id}`);
		await cdp.closed;
		expect(processesOf(folders[0] ?? '')).toEqual([]);
		expect(processesOf(folders[1] ?? '').length).toBeGreaterThan(1);
		await emulator.close();
		expect(processesOf(folders[1] ?? '')).toEqual([]);
	});

	test('ends when nothing has used it for as long as its time-out, and not while it is connected to', async () => {
		const [used, unused] = [await create({ timeout_seconds: 10 }), await create({ timeout_seconds: 10 })];
		const cdp = await Cdp.connect(used.cdp_ws_url ?? '');
		const folder = path.dirname(emulator.browserFolder(unused.session_id));
		while (processesOf(folder).length > 0) await sleep(100);
		const listed = (await (await client.fetch('/browsers')).json()) as Session[];
		expect(listed.map(({ session_id }) => session_id)).toEqual([used.session_id]);
		expect(await cdp.titleOf(pageUrl('/'))).toBe('Hello');
		cdp.close();
	});

	test('twenty at once start and end, and no process is left', async () => {
		const sessions = await Promise.all(Array.from({ length: 20 }, () => create()));
		expect(sessions.filter(({ cdp_ws_url }) => cdp_ws_url === undefined)).toEqual([]);
		const folder = path.join(emulator.folder, 'browsers');
		expect(processesOf(folder).length).toBeGreaterThan(20);
		await Promise.all(sessions.map(({ session_id: id }) => client.send('DELETE', `/browsers/${id}`)));
		expect([processesOf(folder), readdirSync(folder)]).toEqual([[], []]);
	});
});
