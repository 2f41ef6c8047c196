import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw, type InflateRaw, inflateRawSync } from 'node:zlib';

/** Thrown where the compressed content ends before its last byte: what is behind may be an entry to a reader of streams. */
export class TrailingBytes extends Error {}

/** @throws Error where it does not unpack to `size` bytes; TrailingBytes. */
export function inflateWhole(bytes: Buffer, size: number): Buffer {
	// With `info` the result is another one than the types say.
	const options = { maxOutputLength: Math.max(1, size), info: true };
	const { buffer, engine } = inflateRawSync(bytes, options) as unknown as { buffer: Buffer; engine: InflateRaw };
	requireSize(buffer.length, size);
	if (engine.bytesWritten < bytes.length) throw new TrailingBytes();
	return buffer;
}

/** @throws Error as soon as it unpacks to more than `size` bytes, or to fewer; TrailingBytes. */
export async function* inflateStream(
	bytes: AsyncIterable<Buffer>,
	{ packed, size }: { readonly packed: number; readonly size: number },
): AsyncGenerator<Buffer, void, undefined> {
	const inflate = createInflateRaw();
	// Its error is that of reading `inflate`.
	pipeline(Readable.from(bytes, { objectMode: false }), inflate).catch(() => {});
	let length = 0;
	for await (const chunk of inflate as AsyncIterable<Buffer>) {
		length += chunk.length;
		if (length > size) requireSize(length, size);
		yield chunk;
	}
	requireSize(length, size);
	if (inflate.bytesWritten < packed) throw new TrailingBytes();
}

function requireSize(length: number, size: number): void {
	if (length !== size) throw new Error(`it has ${length} bytes`);
}
