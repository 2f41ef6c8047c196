// From 4 GiB on, numbers stand in the zip64 fields; `npm run test:all -- zip64` shows real readers such an archive.
import { expect, test } from '@jest/globals';
import { centralRecord, dataDescriptor, endRecords, localHeader } from '../../../../src/workspace/pack/zip-records.ts';

const GIB = 2 ** 30;
const FULL = 2 ** 32 - 1;
const sizes = { length: 6 * GIB, size: 5 * GIB };
const entry = { name: 'ä', mode: 0o100644, stored: false, late: true, crc: 7, ...sizes, offset: 9 };
const numbers = (bytes: Buffer, from: number) =>
	Array.from({ length: Math.floor((bytes.length - from) / 8) }, (_, nth) =>
		Number(bytes.readBigUInt64LE(from + 8 * nth)),
	);

test('an entry of 5 GiB: its sizes have 64 bits in every record', () => {
	const local = localHeader(entry);
	expect([local.readUInt16LE(4), local.readUInt32LE(18), local.readUInt32LE(22)]).toEqual([45, FULL, FULL]);
	expect(numbers(local, 30 + 2 + 4)).toEqual([0, 0]); // they follow the content
	expect(numbers(dataDescriptor(entry), 8)).toEqual([6 * GIB, 5 * GIB]);
	expect(numbers(centralRecord(entry), 46 + 2 + 4)).toEqual([5 * GIB, 6 * GIB, 9]);
});

test.each([5 * GIB, 4 * GIB - 1])('a small entry at %i: only the central directory needs 64 bits', (offset) => {
	const small = { ...entry, length: 3, size: 2, offset };
	expect(localHeader(small).length).toBe(30 + 2);
	expect(dataDescriptor(small).length).toBe(16);
	expect(numbers(centralRecord(small), 46 + 2 + 4)).toEqual([2, 3, offset]);
});

test.each([
	{ count: 65_534, to: 200, length: 22 },
	{ count: 65_535, to: 200, length: 98 },
	{ count: 1, to: 5 * GIB, length: 98 },
])('the end of $count entries at $to', ({ count, to, length }) => {
	const end = endRecords({ count, from: to - 100, to });
	expect(end.length).toBe(length);
	if (length === 98) expect(numbers(end, 24).slice(0, 4)).toEqual([count, count, 100, to - 100]);
});
