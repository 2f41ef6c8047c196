import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { startEmulator } from '../../src/emulator/emulator.ts';

test('the README lists every operation, and no other', async () => {
	const { operations, close } = await startEmulator();
	await close();
	const readme = readFileSync(path.resolve(import.meta.dirname, '../../emulator/README.md'), 'utf8');
	const [, table = ''] = /## Operations([\s\S]*?)## Faults/.exec(readme) ?? [];
	const rows = table.split('\n').filter((line) => line.startsWith('| `'));
	const listed = rows.flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
	expect(listed.toSorted()).toEqual(operations.toSorted());
});
