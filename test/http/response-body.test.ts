// Bodies in an encoding that nobody asked for: decoded, and never more of them than the limit.
import { Readable } from 'node:stream';
import { brotliCompressSync, createGzip, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { isOld, LARGEST_BODY, readResponseBody } from '../../src/http/response-body.ts';

const TEXT = '{"message":"ünï 🦄"}';
const read = (bytes: Buffer | Readable, encoding?: string) =>
	readResponseBody(Buffer.isBuffer(bytes) ? Readable.from(inBytes(bytes)) : bytes, { encoding });

/** Byte by byte: characters must survive being cut. */
function* inBytes(bytes: Buffer) {
	for (const byte of bytes) yield Buffer.from([byte]);
}

test.each([
	{ encoding: undefined, bytes: Buffer.from(TEXT) },
	{ encoding: '', bytes: Buffer.from(TEXT) },
	{ encoding: 'identity', bytes: Buffer.from(TEXT) },
	{ encoding: 'gzip', bytes: gzipSync(TEXT) },
	{ encoding: ' X-GZIP ', bytes: gzipSync(TEXT) },
	{ encoding: 'deflate', bytes: deflateSync(TEXT) },
	{ encoding: 'br', bytes: brotliCompressSync(TEXT) },
])('$encoding', async ({ encoding, bytes }) => {
	expect(await read(bytes, encoding)).toEqual({ ok: true, text: TEXT });
});

test.each([
	{ name: 'a byte order mark', bytes: Buffer.from(`\ufeff${TEXT}`), text: TEXT },
	{ name: 'a mark cut by chunks, in gzip', encoding: 'gzip', bytes: gzipSync(`\ufeff${TEXT}`), text: TEXT },
	{ name: 'a second mark', bytes: Buffer.from('\ufeff\ufeffx'), text: '\ufeffx' },
	{ name: 'a mark alone', bytes: Buffer.from('\ufeff'), text: '' },
	{ name: 'no UTF-8', bytes: Buffer.from([0x61, 0xff, 0x62]), text: 'a\ufffdb' },
])('$name', async ({ encoding, bytes, text }) => {
	expect(await read(bytes, encoding)).toEqual({ ok: true, text });
});

test.each([
	{ name: 'truncated gzip', encoding: 'gzip', bytes: gzipSync(TEXT).subarray(0, 20), why: /compressed response/ },
	{ name: 'no gzip at all', encoding: 'gzip', bytes: Buffer.from(TEXT), why: /compressed response/ },
	{ name: 'an encoding of its own', encoding: 'zstd', bytes: Buffer.from(TEXT), why: /not asked for/ },
	{ name: 'one encoding in another', encoding: 'gzip, br', bytes: gzipSync(TEXT), why: /not asked for/ },
	{ name: 'the name of a property', encoding: 'constructor', bytes: Buffer.from(TEXT), why: /not asked for/ },
])('$name', async ({ encoding, bytes, why }) => {
	expect(await read(bytes, encoding)).toMatchObject({ ok: false, why: expect.stringMatching(why) });
});

test.each([
	{ encoding: 'gzip', bytes: gzipSync(TEXT) },
	{ encoding: 'deflate', bytes: deflateSync(TEXT) },
	{ encoding: 'br', bytes: brotliCompressSync(TEXT) },
	{ encoding: undefined, bytes: Buffer.from(TEXT) },
])('whole in $encoding, and then the connection breaks: all that came is there', async ({ encoding, bytes }) => {
	const body = new Readable({ read() {} });
	body.push(bytes);
	body.once('data', () => setImmediate(() => body.destroy(new Error('reset'))));
	expect(await read(body, encoding)).toMatchObject({ ok: false, brokeOff: true, partial: TEXT });
});

const RUBBISH = Buffer.from('<!-- added by a proxy -->');
const withWrongSum = (bytes: Buffer, from: number) => {
	const wrong = Buffer.from(bytes);
	for (let at = bytes.length - from; at < bytes.length; at++) wrong[at] = 0x55;
	return wrong;
};
test.each([
	{ name: 'gzip, with more behind it', encoding: 'gzip', bytes: Buffer.concat([gzipSync(TEXT), RUBBISH]) },
	{ name: 'gzip, with a wrong checksum', encoding: 'gzip', bytes: withWrongSum(gzipSync(TEXT), 8) },
	{ name: 'deflate, with a wrong checksum', encoding: 'deflate', bytes: withWrongSum(deflateSync(TEXT), 4) },
])('whole in $name, all in one piece: what can be decoded is there', async ({ encoding, bytes }) => {
	expect(await readResponseBody(Readable.from([bytes]), { encoding })).toMatchObject({ ok: false, partial: TEXT });
});

test.each(['gzip', 'deflate', 'br', 'utf-8', 'none', 'gzip, br'])(
	'plain text that is said to be in %s',
	async (encoding) => {
		expect(await read(Buffer.from(TEXT), encoding)).toMatchObject({ ok: false, partial: TEXT });
	},
);

test.each(['gzip', 'x-gzip', 'deflate', 'br', 'zstd', 'gzip, br'])('an empty body in %s', async (encoding) => {
	expect(await read(Readable.from([]), encoding)).toEqual({ ok: true, text: '' });
	// Broken off before its first byte, it is none.
	const broken = new Readable({ read: () => broken.destroy(new Error('reset')) });
	expect(await read(broken, encoding)).toMatchObject({ ok: false, brokeOff: true });
});

test.each([
	{ size: LARGEST_BODY, ok: true },
	{ size: LARGEST_BODY + 1, ok: false },
])('$size bytes: $ok', async ({ size, ok }) => {
	expect((await read(Readable.from([Buffer.alloc(size, 'x')]))).ok).toBe(ok);
	expect((await read(Readable.from([gzipSync(Buffer.alloc(size, 'x'))]), 'gzip')).ok).toBe(ok);
});

/** What an endless stream was asked for. */
function endless(chunk: Buffer) {
	let taken = 0;
	const source = Readable.from(
		(function* () {
			for (;;) {
				taken += chunk.length;
				yield chunk;
			}
		})(),
	);
	return { source, taken: () => taken };
}

describe('without an end', () => {
	test('plain', async () => {
		const { source, taken } = endless(Buffer.alloc(65_536));
		expect(await read(source)).toMatchObject({ ok: false });
		expect(taken()).toBeLessThan(4 * LARGEST_BODY);
		expect(source.destroyed).toBe(true);
	});

	test('a bomb: a thousand times as large once decoded', async () => {
		const { source, taken } = endless(Buffer.alloc(65_536));
		const bomb = source.pipe(createGzip());
		const { partial = '', ...rest } = (await read(bomb, 'gzip')) as { partial?: string };
		expect(rest).toEqual({ ok: false, why: 'the response is larger than 1 MiB' });
		expect(partial.length).toBeLessThanOrEqual(LARGEST_BODY);
		expect(bomb.destroyed).toBe(true);
		source.destroy();
		// What was packed into the few kB that were under way, and not the gigabytes behind them.
		expect(taken()).toBeLessThan(256 * LARGEST_BODY);
	});

	test('a stream that decodes to nothing', async () => {
		const head = Buffer.from([0x78, 0x9c]);
		const empty = Buffer.from([0, 0, 0, 0xff, 0xff]);
		let taken = 0;
		const source = Readable.from(
			(function* () {
				yield head;
				for (;;) {
					taken += 5 * 10_000;
					yield Buffer.alloc(5 * 10_000, empty);
				}
			})(),
		);
		const why = 'the response is larger than 1 MiB';
		expect(await read(source, 'deflate')).toEqual({ ok: false, why, partial: '' });
		expect(taken).toBeLessThan(4 * LARGEST_BODY);
	});
});

test.each([
	{ age: undefined, old: false },
	{ age: '', old: false },
	{ age: '0', old: false },
	{ age: '0, 0', old: false },
	{ age: '3', old: true },
	// Two caches on the way, each with an age of its own; and what is no number.
	{ age: '30, 12', old: true },
	{ age: '0, 12', old: true },
	{ age: 'old', old: true },
])('a response with the age "$age" is of a cache: $old', ({ age, old }) => {
	expect(isOld({ headers: age === undefined ? {} : { age } })).toBe(old);
});
