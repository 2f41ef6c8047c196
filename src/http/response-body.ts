import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { describeForeignBody } from '../domain/records/service-error.ts';
import { parseJson } from '../domain/text/json.ts';
import type { ResponseBody } from './retry-policy.ts';

/** Bytes of one response that are read, on the wire and decoded: records and errors are a few kB. */
export const LARGEST_BODY = 1_048_576;

const DECODERS = new Map<string, () => Transform>([
	['gzip', createGunzip],
	['x-gzip', createGunzip],
	['deflate', createInflate],
	['br', createBrotliDecompress],
]);

const TOO_LARGE: ResponseBody = { ok: false, why: 'the response is larger than 1 MiB' };

/**
 * Reads a response's body to its end, decoded, within {@link LARGEST_BODY}. A body that cannot be read is a value and
 * no error: by then the status is known, and says more.
 * @param moved called for each chunk that arrives.
 */
export async function readResponseBody(
	body: Readable,
	encoding: string | undefined,
	moved: () => void,
): Promise<ResponseBody> {
	const name = encoding?.trim().toLowerCase() ?? '';
	const decoder = name === '' || name === 'identity' ? undefined : DECODERS.get(name)?.();
	if (decoder === undefined && name !== '' && name !== 'identity') {
		body.destroy();
		return { ok: false, why: 'the response is in an encoding that was not asked for' };
	}
	const decoded: Readable = decoder === undefined ? body : body.on('error', (e) => decoder.destroy(e)).pipe(decoder);
	let arrived = 0;
	body.on('data', (chunk: Buffer) => {
		moved();
		arrived += chunk.length;
		if (arrived > LARGEST_BODY) decoder?.destroy(new Error()); // it may decode to nothing, for ever
	});
	const chunks: Buffer[] = [];
	let size = 0;
	try {
		for await (const chunk of decoded as AsyncIterable<Buffer>) {
			size += chunk.length;
			if (size > LARGEST_BODY) return TOO_LARGE;
			chunks.push(chunk);
		}
		return { ok: true, text: Buffer.concat(chunks).toString('utf8') };
	} catch {
		if (arrived > LARGEST_BODY) return TOO_LARGE;
		return {
			ok: false,
			brokeOff: true,
			why: decoder === undefined ? 'the response broke off' : 'the compressed response is broken or breaks off',
		};
	} finally {
		body.on('error', () => {}).destroy();
		decoder?.destroy();
	}
}

export type JsonResult =
	| { readonly ok: true; readonly json: unknown }
	/** `why` quotes nothing of the body. */
	| { readonly ok: false; readonly why: string };

/** The body of a response as JSON, or why it is none. */
export function readJson({ body }: { readonly body: ResponseBody }): JsonResult {
	if (!body.ok) return body;
	const json = parseJson(body.text);
	return json === undefined ? { ok: false, why: describeForeignBody(body.text) } : { ok: true, json };
}
