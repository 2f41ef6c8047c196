import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.ts';
import { Client } from './client.ts';

let emulator: Emulator;
let client: Client;
/** Path of the session. */
let session: string;

beforeEach(async () => {
	emulator = await startEmulator();
	client = new Client(emulator);
	const { session_id } = (await (await client.send('POST', '/browsers', {})).json()) as { session_id: string };
	session = `/browsers/${session_id}`;
});

afterEach(() => emulator.close());

const write = (at: string, body: string) =>
	client.fetch(`${session}/fs/write_file?path=${at}`, { method: 'PUT', body });
const get = (name: string, at: string) => client.fetch(`${session}/fs/${name}?path=${at}`);
const remove = async (at: string) => (await client.send('PUT', `${session}/fs/delete_file`, { path: at })).status;

test('a file is written with its folders, read, listed and deleted', async () => {
	expect((await write('/a/b/one.txt', 'one')).status).toBe(201);
	expect((await write('/a/two.txt', '')).status).toBe(201);
	const read = await get('read_file', '/a/b/one.txt');
	expect([read.headers.get('content-type'), await read.text()]).toEqual(['application/octet-stream', 'one']);
	const time = expect.stringMatching(/^\d{4}-.*Z$/);
	expect(await (await get('list_files', '/a')).json()).toEqual([
		{ name: 'b', path: '/a/b', is_dir: true, size_bytes: 0, mode: expect.stringMatching(/^d/), mod_time: time },
		{
			name: 'two.txt',
			path: '/a/two.txt',
			is_dir: false,
			size_bytes: 0,
			mode: expect.stringMatching(/^-/),
			mod_time: time,
		},
	]);
	expect(await remove('/a/two.txt')).toBe(200);
	expect((await get('read_file', '/a/two.txt')).status).toBe(404);
});

test('no path climbs out of the session', async () => {
	await write('/../../up.txt', 'text');
	expect(await (await get('read_file', '/up.txt')).text()).toBe('text');
});

test('a path that is not there is a 404; one that the file system does not allow, a 400', async () => {
	await write('/a.txt', '');
	const long = `/${'x'.repeat(300)}`;
	expect([await remove('/none'), (await get('list_files', '/none')).status]).toEqual([404, 404]);
	expect([await remove('/downloads'), (await get('list_files', '/a.txt')).status]).toEqual([400, 400]);
	expect([(await write('/a.txt/b', '')).status, (await write(long, '')).status]).toEqual([400, 400]);
	expect((await get('read_file', 'relative')).status).toBe(400);
});
