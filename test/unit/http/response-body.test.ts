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

const COMPRESSED = expect.stringContaining('compressed response');
const NOT_REQUESTED = expect.stringContaining('not requested');
const PIECES = [0, 1, 65_536, 65_538, 200_000].map((size) => Buffer.alloc(size, 'ü'));
test.each<[encoding: string | undefined, bytes: Buffer, ends: object]>([
	[undefined, Buffer.from(TEXT), { ok: true, text: TEXT }],
	['identity', Buffer.from(TEXT), { ok: true, text: TEXT }],
	[' GZIP ', gzipSync(TEXT), { ok: true, text: TEXT }],
	['gzip', gzipSync(`\ufeff${TEXT}`), { ok: true, text: TEXT }],
	[undefined, Buffer.from([0x61, 0xff, 0x62]), { ok: true, text: 'a\ufffdb' }],
	['gzip', Buffer.alloc(0), { ok: true, text: '' }],
	['zstd', Buffer.alloc(0), { ok: true, text: '' }],
	['gzip', gzipSync(TEXT).subarray(0, 20), { ok: false, brokeOff: true, why: COMPRESSED }],
	['zstd', Buffer.from(TEXT), { ok: false, why: NOT_REQUESTED }],
	['constructor', Buffer.from(TEXT), { ok: false, why: NOT_REQUESTED }],
])('%s: %j', async (encoding, bytes, ends) => expect(await read(inBytes(bytes), encoding)).toEqual(ends));

test('one in pieces of any size is put together', async () => {
	expect(await read(Readable.from(PIECES))).toEqual({ ok: true, text: Buffer.concat(PIECES).toString() });
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
