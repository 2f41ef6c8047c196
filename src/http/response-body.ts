import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { AnswerBody } from './retry-policy.ts';

/** Bytes of one answer that are read, on the wire and decoded: records and errors are a few kB. */
export const LARGEST_BODY = 1_048_576;

const DECODERS = new Map<string, () => Transform>([
	['gzip', createGunzip],
	['x-gzip', createGunzip],
	['deflate', createInflate],
	['br', createBrotliDecompress],
]);

const TOO_LARGE: AnswerBody = { ok: false, why: 'the answer is larger than 1 MiB' };

/**
 * Reads an answer's body to its end, decoded, within {@link LARGEST_BODY}. A body that cannot be read is a value and
 * no error: by then the status is known, and says more.
 * @param moved called for each chunk that arrives.
 */
export async function readAnswerBody(
	body: Readable,
	encoding: string | undefined,
	moved: () => void,
): Promise<AnswerBody> {
	const name = encoding?.trim().toLowerCase() ?? '';
	const decoder = name === '' || name === 'identity' ? undefined : DECODERS.get(name)?.();
	if (decoder === undefined && name !== '' && name !== 'identity') {
		body.destroy();
		return { ok: false, why: 'the answer is in an encoding that was not asked for' };
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
			why: decoder === undefined ? 'the answer broke off' : 'the compressed answer is broken or breaks off',
		};
	} finally {
		body.on('error', () => {}).destroy();
		decoder?.destroy();
	}
}
