import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Dicer } from '@fastify/busboy';
import { invalid } from './errors.ts';
import { type PartHead, parsePartHead } from './part-head.ts';

export interface TextPart extends PartHead {
	kind: 'text';
	value: Buffer;
}

export interface FilePart extends PartHead {
	kind: 'file';
	size: number;
	sha256: string;
	path: string;
}

export type Part = TextPart | FilePart;

/** Most bytes of all text parts together: they are kept in memory. */
const MAX_TEXT = 4 * 1024 * 1024;
/** Most parts of a body. */
const MAX_PARTS = 1_000;
/** Largest header of a part, and most bytes before the first boundary or behind the last one. */
const MAX_HEADER = 16 * 1024;
const MAX_AROUND = 64 * 1024;

/** `file`, and the indexed `<n>.file` parts (API §4.5). */
const isFileName = (name: string) => /^(?:\d+\.)?file$/.test(name);

function boundaryOf(contentType: string | undefined): string {
	if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType ?? '')) throw invalid('the body is not multipart/form-data');
	const [match, another] = (contentType ?? '').matchAll(/;\s*boundary=(?:"([^"]*)"|([^\s;"]*))/gi);
	const boundary = match?.[1] ?? match?.[2];
	if (boundary === undefined) throw invalid('the Content-Type header carries no boundary');
	if (another !== undefined) throw invalid('the Content-Type header carries more than one boundary');
	// RFC 2046 §5.1.1
	if (!/^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary)) {
		throw invalid('the boundary is not made of 1 to 70 of the characters that one may have');
	}
	return boundary;
}

/** @param takeText counts the bytes of text parts, and throws when they are too many. */
async function readPart(stream: Readable, target: string, takeText: (bytes: number) => void): Promise<Part> {
	const heads: PartHead[] = [];
	let headError: unknown;
	stream.on('header', (fields: Record<string, string[]>) => {
		try {
			if (sizeOf(fields) > MAX_HEADER) throw invalid(`the header of a part is larger than ${MAX_HEADER} bytes`);
			heads.push(parsePartHead(fields));
		} catch (error) {
			headError = error;
		}
	});
	const chunks: Buffer[] = [];
	const hash = createHash('sha256');
	let file: Awaited<ReturnType<typeof open>> | undefined;
	let size = 0;
	try {
		for await (const chunk of stream as AsyncIterable<Buffer>) {
			size += chunk.length;
			const head = heads[0];
			if (!head) continue;
			if (isFileName(head.name)) {
				file ??= await open(target, 'wx');
				hash.update(chunk);
				await file.writeFile(chunk);
			} else {
				takeText(chunk.length);
				chunks.push(chunk);
			}
		}
	} finally {
		await file?.close();
	}
	const head = heads[0];
	if (headError) throw headError;
	if (!head) throw invalid('a part has no readable header');
	if (!isFileName(head.name)) return { kind: 'text', ...head, value: Buffer.concat(chunks) };
	if (size === 0) throw invalid(`${head.name} is empty`);
	return { kind: 'file', ...head, size, sha256: hash.digest('hex'), path: target };
}

const sizeOf = (fields: Record<string, string[]>) =>
	Object.entries(fields).reduce((sum, [name, values]) => sum + name.length + values.join().length, 0);

/** Counts bytes, and throws when there are more of them than may be. */
function counter(most: number, what: string): (bytes: number) => void {
	let count = 0;
	return (bytes) => {
		count += bytes;
		if (count > most) throw invalid(`${what} more than ${most} bytes`);
	};
}

/** Reads the whole multipart body; file parts go to `folder`. Rejects on anything malformed or cut off. */
export function readParts(body: Readable, contentType: string | undefined, folder: string): Promise<Part[]> {
	const dicer = new Dicer({ boundary: boundaryOf(contentType) });
	const streams: Readable[] = [];
	const parts: Promise<Part>[] = [];
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	let finished = false;
	const takeText = counter(MAX_TEXT, 'the text parts have');
	const takeAround = counter(MAX_AROUND, 'before and behind the parts there are');
	const around = (chunk: Buffer) => {
		try {
			takeAround(chunk.length);
		} catch (error) {
			reject(error);
		}
	};
	dicer.on('preamble', (stream) => {
		// That it ends early is told by the parser itself.
		stream.on('data', around).on('error', () => undefined);
	});
	dicer.on('part', (stream) => {
		streams.push(stream);
		const part = readPart(stream, path.join(folder, `part-${streams.length}`), takeText);
		parts.push(part);
		part.catch(reject);
		if (streams.length > MAX_PARTS) reject(invalid(`the body has more than ${MAX_PARTS} parts`));
	});
	dicer.on('error', (error) => reject(invalid(`the multipart body is malformed: ${error.message}`)));
	dicer.on('finish', () => {
		finished = true;
		// What follows the closing boundary (an epilogue) is taken off here: the parser may no longer ask for it.
		body.unpipe(dicer);
		body.on('data', around).resume();
		if (body.readableEnded) resolve();
	});
	body.on('end', () => {
		if (finished) resolve();
	});
	body.on('error', reject);
	// The client may have left before anyone listened.
	if (body.errored) reject(body.errored);
	body.pipe(dicer);
	return promise
		.then(() => Promise.all(parts))
		.catch(async (error: unknown) => {
			body.unpipe(dicer);
			body.resume();
			for (const stream of streams) stream.destroy();
			// The files are the caller's to remove: not before the last one is closed.
			await Promise.allSettled(parts);
			throw error;
		});
}
