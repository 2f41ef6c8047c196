import { appendFileSync, mkdirSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from '@jest/globals';
import { EventReader } from './client.ts';
import { emulated } from './emulated.ts';

const here = emulated();

interface FileSystemEvent {
	type: string;
	name: string;
	path: string;
	is_dir: boolean;
}

let session: string;
let folder: string;

beforeEach(async () => {
	const opened = await here.open();
	session = opened.at;
	folder = path.join(opened.folder, 'downloads');
});

async function watch(body: object = { path: '/downloads' }): Promise<string> {
	const { watch_id: id } = await here.client.json<{ watch_id: string }>('POST', `${session}/fs/watch`, body);
	return `${session}/fs/watch/${id}`;
}

/** The events from here to the CREATE of `name`, which is a marker, as short texts. */
async function eventsUntil(reader: EventReader<FileSystemEvent>, name: string): Promise<string[]> {
	const events = await reader.until((event) => event.name === name && event.type === 'CREATE');
	return events.slice(0, -1).map(({ type, path: at, is_dir: isDir }) => `${type} ${at}${isDir ? '/' : ''}`);
}

const open = async (at: string) => new EventReader<FileSystemEvent>(await here.client.fetch(`${at}/events`));
const mark = (name = 'marker') => mkdirSync(path.join(folder, name));

test('a file is created, written, renamed and deleted', async () => {
	const at = await watch(); // not of what is in its folders
	mkdirSync(path.join(folder, 'inner'));
	const response = await here.client.fetch(`${at}/events`);
	expect(response.headers.get('content-type')).toBe('text/event-stream');
	expect(response.headers.get('x-sse-content-type')).toBe('application/json');
	const reader = new EventReader<FileSystemEvent>(response);
	expect(await reader.next()).toMatchObject({ type: 'CREATE', path: '/downloads/inner', is_dir: true });
	writeFileSync(path.join(folder, 'inner/file'), 'text');
	const file = path.join(folder, 'a.part');
	writeFileSync(file, '');
	expect(await reader.next()).toEqual({ type: 'CREATE', name: 'a.part', path: '/downloads/a.part', is_dir: false });
	appendFileSync(file, 'text');
	expect(await reader.next()).toMatchObject({ type: 'WRITE', name: 'a.part' });
	renameSync(file, path.join(folder, 'a.pdf'));
	expect(await reader.next()).toMatchObject({ type: 'RENAME', name: 'a.part' });
	expect(await reader.next()).toMatchObject({ type: 'CREATE', name: 'a.pdf' });
	unlinkSync(path.join(folder, 'a.pdf'));
	expect(await reader.next()).toMatchObject({ type: 'DELETE', name: 'a.pdf' });
	expect((await here.client.send('DELETE', at)).status).toBe(204);
	expect(await reader.next()).toBeUndefined();
	expect((await here.client.fetch(`${at}/events`)).status).toBe(404);
});

test('a file that takes the name of another one, as a download that is done: its placeholder was not deleted', async () => {
	const reader = await open(await watch());
	writeFileSync(path.join(folder, 'f.crdownload'), 'text');
	writeFileSync(path.join(folder, 'f.pdf'), '');
	await reader.until(({ type, name }) => type === 'CREATE' && name === 'f.pdf');
	renameSync(path.join(folder, 'f.crdownload'), path.join(folder, 'f.pdf'));
	mark();
	expect(await eventsUntil(reader, 'marker')).toEqual(['RENAME /downloads/f.crdownload', 'CREATE /downloads/f.pdf']);
	await reader.close();
});

test('a recursive watch follows folders that are made, renamed and deleted', async () => {
	const at = await watch({ path: '/', recursive: true });
	const reader = await open(at);
	mkdirSync(path.join(folder, 'a/b'), { recursive: true });
	writeFileSync(path.join(folder, 'a/b/file'), 'text');
	mark('one');
	expect(await eventsUntil(reader, 'one')).toEqual([
		'CREATE /downloads/a/',
		'CREATE /downloads/a/b/',
		'CREATE /downloads/a/b/file',
		'WRITE /downloads/a/b/file',
	]);
	renameSync(path.join(folder, 'a'), path.join(folder, 'c'));
	mark('two');
	expect(await eventsUntil(reader, 'two')).toEqual(['RENAME /downloads/a/', 'CREATE /downloads/c/']);
	appendFileSync(path.join(folder, 'c/b/file'), 'more');
	rmSync(path.join(folder, 'c'), { recursive: true });
	mark('three');
	const events = await eventsUntil(reader, 'three');
	expect(events.filter((event) => event.startsWith('DELETE'))).toEqual([
		'DELETE /downloads/c/b/file',
		'DELETE /downloads/c/b/',
		'DELETE /downloads/c/',
	]);
	await reader.close();
});

test.each([
	['a path that is not there', { path: '/none' }, 404],
	['no path', {}, 400],
	['a relative path', { path: 'downloads' }, 400],
	['a recursive that is no boolean', { path: '/downloads', recursive: 'yes' }, 400],
])('a watch on %s is refused', async (_, body, status) => {
	expect((await here.client.send('POST', `${session}/fs/watch`, body)).status).toBe(status);
});

test('a stream breaks after as many events as were said', async () => {
	here.emulator.faults.add({ operation: 'watchEvents', fault: { kind: 'reset', at: 'response-body', frames: 2 } });
	const at = await watch();
	for (const name of ['one', 'two', 'three']) mark(name);
	const reader = await open(at);
	for (const name of ['one', 'two']) expect(await reader.next()).toMatchObject({ name });
	await expect(reader.next()).rejects.toThrow('terminated');
});

test('events wait for the next reader, and are not given to one that has gone while it waited', async () => {
	const at = await watch();
	here.emulator.faults.add({ operation: 'watchEvents', fault: { kind: 'delay', ms: 600_000 } });
	const gone = new AbortController();
	const lost = here.client.fetch(`${at}/events`, { signal: gone.signal });
	while (here.emulator.requests.at(-1)?.operation !== 'watchEvents') await sleep(5);
	mark('early');
	gone.abort();
	await expect(lost).rejects.toThrow();
	mark('late');
	const reader = await open(at);
	expect(await eventsUntil(reader, 'late')).toEqual(['CREATE /downloads/early/']);
	await reader.close();
});
