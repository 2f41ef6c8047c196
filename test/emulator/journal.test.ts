import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Journal } from '../../src/emulator/state/journal.ts';

let folder: string;
let at: string;

beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'journal-test-'));
	at = path.join(folder, 'state', 'it.jsonl');
});

afterEach(() => rmSync(folder, { recursive: true }));

async function written(...entries: object[]): Promise<void> {
	const journal = await Journal.open(at);
	await Promise.all(entries.map((entry) => journal.append(entry)));
	await journal.close();
}

async function read(): Promise<readonly object[]> {
	const journal = await Journal.open(at);
	await journal.close();
	return journal.entries;
}

test('what was appended is read by the next one, in order', async () => {
	expect(await read()).toEqual([]);
	await written({ n: 1, text: 'two\nlines ✓' }, { n: 2 });
	await written({ n: 3 });
	expect(await read()).toEqual([{ n: 1, text: 'two\nlines ✓' }, { n: 2 }, { n: 3 }]);
});

test('an entry is on the disk when its append resolves', async () => {
	const journal = await Journal.open(at);
	void journal.append({ n: 1 });
	await journal.append({ n: 2 });
	expect(readFileSync(at, 'utf8')).toBe('{"n":1}\n{"n":2}\n');
	await journal.close();
});

test.each(Array.from('{"n":2}', (_, kept) => ({ kept })))(
	'a last line torn after $kept bytes goes',
	async ({ kept }) => {
		await written({ n: 1 }, { n: 2 });
		truncateSync(at, '{"n":1}\n'.length + kept);
		await written({ n: 3 });
		expect(await read()).toEqual([{ n: 1 }, { n: 3 }]);
	},
);

test('a line that is not JSON is an error that names it', async () => {
	await written({ n: 1 });
	appendFileSync(at, 'nonsense\n{"n":2}\n');
	await expect(read()).rejects.toThrow(/it\.jsonl:2 is not JSON/);
});

test('a write that fails leaves nothing behind, and does not stop the next ones', async () => {
	const journal = await Journal.open(at);
	await journal.append({ n: 1 });
	const probe = await open(at);
	const handle = Object.getPrototypeOf(probe) as FileHandle;
	await probe.close();
	const full = jest.spyOn(handle, 'appendFile').mockImplementationOnce(async () => {
		appendFileSync(at, '{"n":');
		throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
	});
	try {
		const outcomes = await Promise.allSettled([journal.append({ n: 2 }), journal.append({ n: 3 })]);
		expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
		await journal.append({ n: 4 });
	} finally {
		full.mockRestore();
		await journal.close();
	}
	expect(await read()).toEqual([{ n: 1 }, { n: 4 }]);
});
