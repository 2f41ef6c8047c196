// The body of a response: decoded where it is in an encoding, and never more of it than the limit.
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { LARGEST_BODY, readResponseBody } from '../../../src/http/response-body.ts';

const TEXT = '{"message":"ünï 🦄"}';
const read = (body: Readable, encoding?: string) =>
	readResponseBody({ headers: encoding === undefined ? {} : { 'content-encoding': encoding }, body });
/** Byte by byte: characters must survive being cut. */
const inBytes = (bytes: Buffer) => Readable.from([...bytes].map((byte) => Buffer.of(byte)));

test.each([
	{ encoding: undefined, bytes: Buffer.from(TEXT), text: TEXT },
	{ encoding: 'identity', bytes: Buffer.from(TEXT), text: TEXT },
	{ encoding: ' GZIP ', bytes: gzipSync(TEXT), text: TEXT },
	{ encoding: 'gzip', bytes: gzipSync(`\ufeff${TEXT}`), text: TEXT },
	{ encoding: undefined, bytes: Buffer.from([0x61, 0xff, 0x62]), text: 'a\ufffdb' },
	...['gzip', 'zstd'].map((encoding) => ({ encoding, bytes: Buffer.alloc(0), text: '' })),
])('$encoding: $text', async ({ encoding, bytes, text }) => {
	expect(await read(inBytes(bytes), encoding)).toEqual({ ok: true, text });
});

test.each([
	{ encoding: 'gzip', bytes: gzipSync(TEXT).subarray(0, 20), brokeOff: true, why: /compressed response/ },
	{ encoding: 'zstd', bytes: Buffer.from(TEXT), brokeOff: false, why: /not requested/ },
	{ encoding: 'constructor', bytes: Buffer.from(TEXT), brokeOff: false, why: /not requested/ },
])('what is no $encoding: $why', async ({ encoding, bytes, brokeOff, why }) => {
	const body = await read(inBytes(bytes), encoding);
	expect(body).toMatchObject({ ok: false, why: expect.stringMatching(why) });
	expect('brokeOff' in body).toBe(brokeOff);
});

test('one in pieces of any size is put together', async () => {
	const text = Array.from({ length: 40_000 }, (_, at) => `${at},`).join('');
	const ends = [0, 1, 65_536, 65_538, 200_000, text.length];
	const pieces = ends.slice(1).map((end, at) => Buffer.from(text.slice(ends[at], end)));
	expect(await read(Readable.from(pieces))).toEqual({ ok: true, text });
});

test('one that breaks off', async () => {
	const body = new Readable({ read() {} });
	body.push(TEXT);
	body.once('data', () => setImmediate(() => body.destroy(new Error('reset'))));
	expect(await read(body)).toEqual({ ok: false, brokeOff: true, why: 'the response broke off' });
});

test.each([
	{ size: LARGEST_BODY, ok: true },
	{ size: LARGEST_BODY + 1, ok: false },
])('$size bytes, on the wire or decoded: $ok', async ({ size, ok }) => {
	expect((await read(Readable.from([Buffer.alloc(size, 'x')]))).ok).toBe(ok);
	expect((await read(Readable.from([gzipSync(Buffer.alloc(size, 'x'))]), 'gzip')).ok).toBe(ok);
});

test('one without an end is let go', async () => {
	let taken = 0;
	const source = Readable.from(
		(function* () {
			for (; ; taken += 65_536) yield Buffer.alloc(65_536);
		})(),
	);
	expect(await read(source)).toEqual({ ok: false, why: 'the response is larger than 1 MiB' });
	expect(taken).toBeLessThan(4 * LARGEST_BODY);
	expect(source.destroyed).toBe(true);
});
