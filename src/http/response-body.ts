import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { foreignText } from '../domain/records/service-error.ts';
import { parseJson } from '../domain/text/json.ts';
import type { ResponseBody } from './retry-policy.ts';

/** The most bytes read of one response, on the wire and decoded: records and errors have a few kB. */
export const LARGEST_BODY = 1_048_576;

const DECODERS = new Map<string, () => Transform>([
	['gzip', () => createGunzip()],
	['x-gzip', () => createGunzip()],
	['deflate', () => createInflate()],
	['br', () => createBrotliDecompress()],
]);

/** How to read a body. */
export interface BodyReading {
	/** The response's `Content-Encoding`. */
	readonly encoding: string | undefined;
	/** The most bytes read, on the wire and decoded. Default: {@link LARGEST_BODY}. */
	readonly largest?: number;
	/** Called for each arriving chunk. */
	readonly moved?: () => void;
}

/**
 * Reads and decodes a response's body to its end. A body that cannot be read is returned as a value and not thrown,
 * because the status is already known and says more. An empty body is one in any encoding, such as that of a 204.
 */
export async function readResponseBody(
	body: Readable,
	{ encoding, largest = LARGEST_BODY, moved = () => {} }: BodyReading,
): Promise<ResponseBody> {
	const name = encoding?.trim().toLowerCase() ?? '';
	const makeDecoder = name === '' || name === 'identity' ? undefined : DECODERS.get(name);
	const decoder = makeDecoder?.();
	if (decoder === undefined && name !== '' && name !== 'identity') return readUnknown(body, moved);
	let hasBroken = false;
	const breakOff = () => {
		hasBroken = true;
		decoder?.end(); // what has arrived is decoded to its end
	};
	const decoded: Readable = decoder === undefined ? body : body.on('error', breakOff).pipe(decoder);
	/** The beginning as it came: some servers say `gzip` of what is plain. */
	const raw: Buffer[] = [];
	let arrived = 0;
	body.on('data', (chunk: Buffer) => {
		moved();
		if (decoder !== undefined && arrived < LARGEST_BODY) raw.push(chunk);
		arrived += chunk.length;
		if (arrived > largest) decoder?.destroy(new Error()); // such input could decode to nothing for ever
	});
	const chunks: Buffer[] = [];
	let size = 0;
	try {
		for await (const chunk of decoded as AsyncIterable<Buffer>) {
			size += chunk.length;
			if (size > largest) return tooLarge(largest, chunks);
			chunks.push(chunk);
		}
		if (hasBroken) throw new Error();
		// TextDecoder drops a byte order mark at the start, which RFC 8259 §8.1 allows.
		return { ok: true, text: new TextDecoder().decode(Buffer.concat(chunks)) };
	} catch {
		if (arrived > largest) return tooLarge(largest, chunks);
		if (arrived === 0 && body.readableEnded) return { ok: true, text: '' };
		if (makeDecoder === undefined)
			return { ok: false, brokeOff: true, partial: beginningOf(chunks), why: 'the response broke off' };
		const readable = [await decodeBeginning(raw, makeDecoder()), chunks, raw].find(({ length }) => length > 0) ?? [];
		const why = 'the compressed response is broken or breaks off';
		return { ok: false, brokeOff: true, partial: beginningOf(readable), why };
	} finally {
		body.on('error', () => {}).destroy();
		decoder?.destroy();
	}
}

/** Bytes of a broken body that are decoded again, and bytes of each slice: less than what ends a stream of gzip. */
const DECODED_AGAIN = 65_536;
const SLICE = 4;

/** Decodes up to the place that is broken: a decoder drops what a chunk holds before it. */
async function decodeBeginning(raw: readonly Buffer[], decoder: Transform): Promise<Buffer[]> {
	const decoded: Buffer[] = [];
	let size = 0;
	decoder.on('error', () => {}); // also one that comes after the end
	decoder.on('data', (chunk: Buffer) => {
		decoded.push(chunk);
		size += chunk.length;
		if (size > LARGEST_BODY) decoder.destroy();
	});
	const bytes = Buffer.concat(raw).subarray(0, DECODED_AGAIN);
	const slices = Array.from({ length: Math.ceil(bytes.length / SLICE) }, (_, at) =>
		bytes.subarray(at * SLICE, (at + 1) * SLICE),
	);
	await pipeline(Readable.from(slices), decoder).catch(() => {});
	return decoded;
}

/** A body in an unknown encoding is no response, unless it is empty. Its beginning may be plain text all the same. */
async function readUnknown(body: Readable, moved: () => void): Promise<ResponseBody> {
	const chunks: Buffer[] = [];
	let size = 0;
	try {
		for await (const chunk of body as AsyncIterable<Buffer>) {
			moved();
			chunks.push(chunk);
			size += chunk.length;
			if (size > LARGEST_BODY) break;
		}
		if (size === 0) return { ok: true, text: '' };
		const why = 'the response is in an encoding that was not asked for';
		return { ok: false, why, partial: beginningOf(chunks) };
	} catch {
		return { ok: false, brokeOff: true, partial: beginningOf(chunks), why: 'the response broke off' };
	} finally {
		body.on('error', () => {}).destroy();
	}
}

function tooLarge(largest: number, chunks: readonly Buffer[]): ResponseBody {
	const why = `the response is larger than ${largest / 1_048_576} MiB`;
	return { ok: false, why, partial: beginningOf(chunks) };
}

/** The first MiB at most, as text. */
function beginningOf(chunks: readonly Buffer[]): string {
	const size = chunks.reduce((sum, { length }) => sum + length, 0);
	return new TextDecoder().decode(Buffer.concat(chunks, Math.min(size, LARGEST_BODY)));
}

/**
 * Whether a response is of a cache (RFC 9111 §5.1), which was asked not to use one: it tells what was, and not that
 * something is no more. Several caches on the way may each have written an age.
 */
export function isOld({ headers }: { readonly headers: Readonly<Record<string, string>> }): boolean {
	return headers.age !== undefined && !/^[\s,0]*$/.test(headers.age);
}

export type JsonResult =
	| { readonly ok: true; readonly json: unknown }
	/** `why` does not quote the body. */
	| { readonly ok: false; readonly why: string };

/** Parses the body of a response as JSON, or says why it is not JSON. */
export function readJson({ body }: { readonly body: ResponseBody }): JsonResult {
	if (!body.ok) return body;
	const json = parseJson(body.text);
	return json === undefined ? { ok: false, why: foreignText(body.text) } : { ok: true, json };
}
