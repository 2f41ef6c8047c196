import { afterEach, expect, test } from '@jest/globals';
import { deflateWhole, release } from '../../../../src/workspace/pack/deflate.ts';
import { prose } from '../../../support/planted-trees/tree.ts';

const { poolSize } = Buffer;
afterEach(() => {
	Buffer.poolSize = poolSize;
});

test('memory of its own is given back at once', () => {
	const deflated = deflateWhole(prose(256 * 1024), 6) as Buffer;
	const { buffer } = deflated;
	expect(buffer.byteLength).toBeGreaterThan(deflated.length - 1);
	release(deflated);
	expect(buffer.byteLength).toBe(0);
});

test.each([
	{ system: 'as Node 24 has it', size: poolSize },
	// Node 26 makes its pool larger than `poolSize` says, to align it.
	{ system: 'larger than its size says', size: poolSize / 2 },
])("a cut of Node's pool, $system, stays what it is", ({ size }) => {
	Buffer.poolSize = size;
	const deflated = deflateWhole(prose(1024), 6) as Buffer;
	const before = Buffer.from(deflated);
	release(deflated);
	expect(deflated).toEqual(before);
	expect(deflated.length).toBeGreaterThan(0);
});
