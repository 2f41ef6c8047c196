import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Dicer } from '@fastify/busboy';
import { invalid } from './errors.ts';

/** What the header of one part of a multipart body says (RFC 7578). */
interface PartHead {
	name: string;
	filename?: string;
	/** Header fields in lower case, exactly as received. */
	headers: Record<string, string>;
}

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

/** Most bytes of one text part: they are kept in memory. */
const MAX_TEXT = 4 * 1024 * 1024;
/** Most parts of a body. */
const MAX_PARTS = 1_000;

/** `file`, and the indexed `<n>.file` parts (API §4.5). */
const isFileName = (name: string) => /^(?:\d+\.)?file$/.test(name);

function boundaryOf(contentType = ''): string {
	if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType)) throw invalid('the body is not multipart/form-data');
	const match = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType);
	const boundary = match?.[1] ?? match?.[2];
	if (boundary === undefined) throw invalid('the Content-Type header carries no boundary');
	return boundary;
}

/** Undoes the three escapes that the form-data encoding of the HTML standard knows. */
const decode = (value: string) =>
	value.replace(/%22|%0D|%0A/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));

function parameters(disposition: string): Map<string, string> {
	const found = new Map<string, string>();
	const parameter = /\s*;\s*([\w*-]+)=(?:"([^"]*)"|([^;\s"]*))/gy;
	parameter.lastIndex = 'form-data'.length;
	for (let match = parameter.exec(disposition); match; match = parameter.exec(disposition)) {
		found.set((match[1] ?? '').toLowerCase(), decode(match[2] ?? match[3] ?? ''));
	}
	return found;
}

/** `fields` hold one character per byte. */
function parsePartHead(fields: Record<string, string[]>): PartHead {
	const headers: Record<string, string> = {};
	for (const [name, values] of Object.entries(fields)) {
		headers[name] = Buffer.from(values.join(', '), 'latin1').toString('utf8');
	}
	const disposition = headers['content-disposition'] ?? '';
	if (!/^form-data\s*(?:;|$)/i.test(disposition)) throw invalid('a part has no Content-Disposition of form-data');
	const found = parameters(disposition);
	const name = found.get('name');
	const filename = found.get('filename');
	if (name === undefined || name === '') throw invalid('a part has no name');
	return { name, ...(filename === undefined ? {} : { filename }), headers };
}

async function readPart(stream: Readable, target: string): Promise<Part> {
	const header = Promise.withResolvers<Record<string, string[]>>();
	stream.once('header', header.resolve);
	const chunks: Buffer[] = [];
	const hash = createHash('sha256');
	let head: PartHead | undefined;
	let file: Awaited<ReturnType<typeof open>> | undefined;
	let size = 0;
	try {
		for await (const chunk of stream as AsyncIterable<Buffer>) {
			head ??= parsePartHead(await header.promise);
			size += chunk.length;
			if (isFileName(head.name)) {
				file ??= await open(target, 'wx');
				hash.update(chunk);
				await file.writeFile(chunk);
			} else if (size > MAX_TEXT) throw invalid(`${head.name} has more than ${MAX_TEXT} bytes`);
			else chunks.push(chunk);
		}
	} finally {
		await file?.close();
	}
	head ??= parsePartHead(await Promise.race([header.promise, {}]));
	if (!isFileName(head.name)) return { kind: 'text', ...head, value: Buffer.concat(chunks) };
	if (size === 0) throw invalid(`${head.name} is empty`);
	return { kind: 'file', ...head, size, sha256: hash.digest('hex'), path: target };
}

/** Reads the whole multipart body; file parts go to `folder`. Rejects on anything malformed or cut off. */
export function readParts(body: Readable, contentType: string | undefined, folder: string): Promise<Part[]> {
	const dicer = new Dicer({ boundary: boundaryOf(contentType) });
	const streams: Readable[] = [];
	const parts: Promise<Part>[] = [];
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	let isFinished = false;
	// Text before the first boundary says nothing.
	dicer.on('preamble', (stream) => stream.on('error', () => undefined).resume());
	dicer.on('part', (stream) => {
		streams.push(stream);
		const part = readPart(stream, path.join(folder, `part-${parts.length + 1}`));
		part.catch(reject);
		if (parts.push(part) > MAX_PARTS) reject(invalid(`the body has more than ${MAX_PARTS} parts`));
	});
	dicer.on('error', (error) => reject(invalid(`the multipart body is malformed: ${error.message}`)));
	dicer.on('finish', () => {
		isFinished = true;
		// What follows the closing boundary is taken off here: the parser may no longer ask for it.
		body.unpipe(dicer);
		body.resume();
		if (body.readableEnded) resolve();
	});
	body.on('end', () => {
		if (isFinished) resolve();
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
			// The parser never ends a part that was cut off: its reader would wait for ever, with its file open.
			for (const stream of streams) stream.destroy();
			await Promise.allSettled(parts);
			throw error;
		});
}
