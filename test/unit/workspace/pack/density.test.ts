import { deflateRawSync, gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { isIncompressible } from '../../../../src/workspace/pack/density.ts';
import { noise, prose } from '../../../support/planted-trees/tree.ts';

const base64 = Buffer.from(noise(300_000).toString('base64'));

test.each([
	['noise', noise(100_000), true],
	['what is deflated', deflateRawSync(prose(2_000_000)), true],
	['what is gzipped', gzipSync(base64), true],
	['text', prose(100_000), false],
	['base64 of noise', base64, false],
	['zeros', Buffer.alloc(100_000), false],
	['noise with text in a quarter of it', Buffer.concat([noise(150_000), prose(50_000)]), false],
	['noise that is too short to sample', noise(10_000), false],
	['nothing', Buffer.alloc(0), false],
] as const)('%s', (_, content, dense) => {
	expect(isIncompressible(content)).toBe(dense);
});
