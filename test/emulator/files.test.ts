import { statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
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

const umask = process.umask(0o022); // as the modes below
afterAll(() => void process.umask(umask));

const write = (at: string, body: string, more = '') =>
	client.fetch(`${session}/fs/write_file?path=${at}${more}`, { method: 'PUT', body });
const get = (name: string, at: string) => client.fetch(`${session}/fs/${name}?path=${at}`);
const put = async (name: string, body: object) => (await client.send('PUT', `${session}/fs/${name}`, body)).status;

test('a file is written with its folders, told of, moved over another and deleted', async () => {
	expect((await write('/a/b/one.txt', 'one', '&mode=0755')).status).toBe(201);
	await write('/a/two.txt', 'two');
	expect(await (await get('file_info', '/a/b/one.txt')).json()).toEqual({
		name: 'one.txt',
		path: '/a/b/one.txt',
		is_dir: false,
		size_bytes: 3,
		mode: '-rwxr-xr-x',
		mod_time: expect.stringMatching(/^\d{4}-.*Z$/),
	});
	expect(await put('move', { src_path: '/a/b/one.txt', dest_path: '/a/two.txt' })).toBe(200);
	const read = await get('read_file', '/a/two.txt');
	expect([read.headers.get('content-type'), await read.text()]).toEqual(['application/octet-stream', 'one']);
	await write('/a/one.txt', '');
	const listed = (await (await get('list_files', '/a')).json()) as { name: string; mode: string; size_bytes: number }[];
	expect(listed.map(({ name, mode, size_bytes }) => [name, mode, size_bytes])).toEqual([
		['b', 'drwxr-xr-x', 0],
		['one.txt', '-rw-r--r--', 0],
		['two.txt', '-rwxr-xr-x', 3],
	]);
	expect(await put('delete_file', { path: '/a/one.txt' })).toBe(200);
	expect(await put('delete_directory', { path: '/a' })).toBe(200);
	expect((await get('list_files', '/a')).status).toBe(404);
});

test('a directory is made with those above, and with its mode', async () => {
	for (let time = 0; time < 2; time += 1) {
		expect(await put('create_directory', { path: '/x/y', mode: '0700' })).toBe(200);
	}
	const at = path.join(emulator.browserFolder(session.slice('/browsers/'.length)), 'x/y');
	expect(statSync(at).mode & 0o777).toBe(0o700);
});

test.each([
	['delete_file', { path: '/none' }, 404],
	['delete_file', { path: '/downloads' }, 400],
	['delete_directory', { path: '/none' }, 404],
	['delete_directory', { path: '/' }, 400],
	['delete_directory', { path: '/../..' }, 400],
	['move', { src_path: '/none', dest_path: '/a' }, 404],
	['move', { src_path: '/downloads' }, 400],
	['create_directory', { path: 'relative' }, 400],
	['create_directory', { path: '/a', mode: '9' }, 400],
] as const)('%s of %j is %p', async (name, body, status) => {
	expect(await put(name, body)).toBe(status);
});

test('no path climbs out of the session', async () => {
	await write('/../../up.txt', 'text');
	expect(await (await get('read_file', '/up.txt')).text()).toBe('text');
});

test('a path that the file system does not allow is a 400', async () => {
	await write('/a.txt', '');
	const long = 'x'.repeat(300);
	const statuses = [
		(await write('/a.txt/b', '')).status,
		(await write(`/${long}`, '')).status,
		(await get('file_info', `/${long}`)).status,
		(await get('list_files', '/a.txt')).status,
		await put('create_directory', { path: '/a.txt' }),
		await put('move', { src_path: '/a.txt', dest_path: `/${long}` }),
	];
	expect(statuses).toEqual([400, 400, 400, 400, 400, 400]);
});
