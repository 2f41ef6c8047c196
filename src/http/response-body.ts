import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Parsed } from '../domain/records/id.ts';
import { foreignText } from '../domain/records/service-error.ts';
import { parseJson } from '../domain/text/json.ts';
import type { OpenResponse } from './undici/undici.ts';

/** The most bytes read of one response, on the wire and decoded: records and errors have a few kB. */
export const LARGEST_BODY = 1_048_576;

/** Bytes of each part in which a body is collected. */
const PART_BYTES = 65_536;

/** The decoded body of a response, or why it could not be read. `brokeOff`: a retry may bring the whole body. */
export type ResponseBody =
	| { readonly ok: true; readonly text: string }
	| { readonly ok: false; readonly why: string; readonly brokeOff?: boolean };

/**
 * Reads and decodes a response's body to its end. A body that cannot be read is returned as a value and not thrown,
 * because the status is already known and says more.
 * @param largest the most bytes read, on the wire and decoded.
 */
export async function readResponseBody(
	{ headers, body }: Pick<OpenResponse, 'headers' | 'body'>,
	largest = LARGEST_BODY,
): Promise<ResponseBody> {
	const tooLarge = { ok: false, why: `the response is larger than ${largest / 1_048_576} MiB` } as const;
	const parts: Buffer<ArrayBuffer>[] = [];
	let size = 0;
	try {
		for await (const chunk of body as AsyncIterable<Buffer>) {
			if (size + chunk.length > largest) {
				for (const part of parts) part.buffer.transfer(0); // frees it at once: the next poll may bring as much again
				return tooLarge;
			}
			// A chunk of one byte would hold all of the 64 KiB that were read with it, and a buffer that grows is garbage.
			for (let at = 0; at < chunk.length; ) {
				if (size === parts.length * PART_BYTES) parts.push(Buffer.allocUnsafeSlow(PART_BYTES));
				const copied = chunk.copy(parts.at(-1) as Buffer, size % PART_BYTES, at);
				at += copied;
				size += copied;
			}
		}
	} catch {
		return { ok: false, brokeOff: true, why: 'the response broke off' };
	} finally {
		body.on('error', () => {}).destroy();
	}
	let bytes = Buffer.concat(parts, size);
	const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
	if (size > 0 && encoding !== '' && encoding !== 'identity') {
		// Some servers compress what nobody asked them to.
		if (encoding !== 'gzip') return { ok: false, why: 'the response has a content encoding that was not requested' };
		try {
			bytes = await promisify(gunzip)(bytes, { maxOutputLength: largest });
		} catch (thrown) {
			if ((thrown as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') return tooLarge;
			return { ok: false, brokeOff: true, why: 'the compressed response is damaged or incomplete' };
		}
	}
	// TextDecoder drops a byte order mark at the start, which RFC 8259 §8.1 allows.
	return { ok: true, text: new TextDecoder().decode(bytes) };
}

/** Parses the body of a response as JSON. Where it is none, `why` is its text. */
export function readJson({ body }: { readonly body: ResponseBody }): Parsed<unknown> {
	if (!body.ok) return body;
	const json = parseJson(body.text);
	return json === undefined ? { ok: false, why: foreignText(body.text) } : { ok: true, record: json };
}
