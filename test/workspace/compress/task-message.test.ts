// A task between threads: what a worker needs arrives as it was.
import { expect, test } from '@jest/globals';
import type { HandedTask } from '../../../src/workspace/compress/task.ts';
import { fromMessage, fromNumbers, toMessage, toNumbers } from '../../../src/workspace/compress/task-message.ts';

const file = (n: number) => ({
	path: `${n}.js`,
	source: `/checkout/${n}.js`,
	size: n,
	mode: 0o755,
	modifiedMs: n + 0.25,
	identity: `1:${n}`,
	linked: n % 2 === 1,
});
const slab = new SharedArrayBuffer(8);

test('many files', () => {
	const task: HandedTask = { kind: 'whole', files: [file(1), file(2)], level: 6, slab };
	const arrived = structuredClone(fromMessage(toMessage(task))) as typeof task;
	const expected = [file(1), file(2)].map((one) => ({ ...one, path: one.source, mode: 0 }));
	expect({ ...arrived, slab: undefined }).toEqual({ kind: 'whole', files: expected, level: 6, slab: undefined });
});

test('one large file goes as it is', () => {
	const task: HandedTask = { kind: 'deflate', file: file(3), range: { from: 0, to: 3 }, level: 6, slab };
	expect(fromMessage(toMessage(task))).toBe(task);
});

test('results', () => {
	const results = [
		{ stored: true, crc: 0xffff_ffff, length: 0 },
		{ stored: false, crc: 0, length: 12 },
	];
	expect(fromNumbers(toNumbers(results))).toEqual(results);
});
