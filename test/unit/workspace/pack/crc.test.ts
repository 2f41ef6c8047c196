import { crc32 } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { combineCrc } from '../../../../src/workspace/pack/crc.ts';
import { noise } from '../../../support/planted-trees/tree.ts';

test.each([0, 1, 2, 255, 65_536, 1_048_576, 3_000_001])('%i bytes behind others', (length) => {
	const [a, b] = [noise(12_345, 1), noise(length, 2)];
	expect(combineCrc(crc32(a), crc32(b), b.length)).toBe(crc32(Buffer.concat([a, b])));
});

test('from nothing on', () => {
	expect(combineCrc(0, crc32('abc'), 3)).toBe(crc32('abc'));
});

test('lengths beyond 32 bits: in any grouping the same', () => {
	const [a, b, c, length] = [0x12345678, 0x9abcdef0, 0x0fedcba9, 5 * 2 ** 32 + 12_345];
	const left = combineCrc(combineCrc(a, b, length), c, length);
	expect(combineCrc(a, combineCrc(b, c, length), 2 * length)).toBe(left);
});
