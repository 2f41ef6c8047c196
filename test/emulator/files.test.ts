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
const get = (at: string) => client.fetch(`${session}/fs/read_file?path=${at}`);

test('a file is written with its folders, and read', async () => {
	expect((await write('/a/b/one.txt', 'one')).status).toBe(201);
	const read = await get('/a/b/one.txt');
	expect([read.headers.get('content-type'), await read.text()]).toEqual(['application/octet-stream', 'one']);
});

test('no path climbs out of the session', async () => {
	await write('/../../up.txt', 'text');
	expect(await (await get('/up.txt')).text()).toBe('text');
});

test('a path that is not there is a 404; one that the file system does not allow, a 400', async () => {
	await write('/a.txt', '');
	expect([(await get('/none')).status, (await get('/downloads')).status]).toEqual([404, 400]);
	expect([(await write('/a.txt/b', '')).status, (await get('relative')).status]).toEqual([400, 400]);
});
