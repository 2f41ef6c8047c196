import { readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.ts';
import { appForm, Client } from './client.ts';

let emulator: Emulator;
let client: Client;

beforeAll(async () => {
	emulator = await startEmulator();
	client = new Client(emulator);
});

afterAll(() => emulator.close());

const ENTRY = { name: 'index.js', content: '' };
test.each([
	{ how: 'before its bytes', entry: {} },
	{ how: 'after its bytes', entry: { descriptor: {} } },
])('takes an entry whose size is told $how', async ({ entry }) => {
	const response = await client.post(appForm([{ name: 'index.js', content: 'abc', ...entry }]));
	expect(response.status).toBe(201);
	expect(emulator.ledger.at(-1)?.entries).toEqual([expect.objectContaining({ size: 3 })]);
});

test('unpacks names, contents and permission bits as they are', async () => {
	const entries = [
		ENTRY,
		{ name: 'bin/', mode: 0o040755 },
		{ name: 'bin/run', content: '#!/bin/sh\n', mode: 0o100755 },
		{ name: 'naïve ✓ -x', content: 'ü' },
	];
	expect((await client.post(appForm(entries))).status).toBe(201);
	const entry = emulator.ledger.at(-1);
	const app = path.join(path.dirname(entry?.file?.path ?? ''), 'app');
	expect(entry?.entries.map(({ name, mode }) => [name, mode])).toEqual([
		['index.js', 0o644],
		['bin/', 0o755],
		['bin/run', 0o755],
		['naïve ✓ -x', 0o644],
	]);
	expect(statSync(path.join(app, 'bin/run')).mode & 0o777).toBe(0o755);
	expect(readFileSync(path.join(app, 'naïve ✓ -x'), 'utf8')).toBe('ü');
});

test('unpacks links that lead to something inside as links', async () => {
	const entries = [
		ENTRY,
		{ name: 'node_modules/.pnpm/a@1/node_modules/a/index.js', content: 'a' },
		{ name: 'node_modules/a', content: '.pnpm/a@1/node_modules/a', mode: 0o120777 },
		{ name: 'bin/main.js', content: '../index.js', mode: 0o120777 },
	];
	expect((await client.post(appForm(entries))).status).toBe(201);
	const app = path.join(path.dirname(emulator.ledger.at(-1)?.file?.path ?? ''), 'app');
	expect(readlinkSync(path.join(app, 'node_modules/a'))).toBe('.pnpm/a@1/node_modules/a');
	expect(readFileSync(path.join(app, 'node_modules/a/index.js'), 'utf8')).toBe('a');
	expect(readFileSync(path.join(app, 'bin/main.js'), 'utf8')).toBe('');
});
