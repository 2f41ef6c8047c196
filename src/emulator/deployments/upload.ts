import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { invalid } from '../http/errors.ts';

export interface Field {
	name: string;
	value: string;
}

export interface UploadedFile {
	filename: string;
	contentType: string;
	size: number;
	sha256: string;
	/** Where it is stored. */
	path: string;
}

/** What one multipart body brought. */
export interface Upload {
	/** The text parts, in the order of the body. */
	fields: Field[];
	/** The part named `file`. The indexed `<n>.file` parts (API §4.5) are passed over. */
	file?: UploadedFile;
}

/** Most bytes of one text part: they are kept in memory. */
const MAX_TEXT = 4 * 1024 * 1024;

/** Reads a whole multipart body; its file is stored as `target`. Rejects on anything malformed or cut off. */
export async function readUpload(body: Readable, contentType = '', target: string): Promise<Upload> {
	if (!contentType.startsWith('multipart/form-data')) throw invalid('the body is not multipart/form-data');
	const fields: Field[] = [];
	let opened: Readable | undefined;
	let stored: Promise<UploadedFile> | undefined;
	try {
		const form = new Busboy({
			headers: { 'content-type': contentType },
			limits: { fieldSize: MAX_TEXT },
			isPartAFile: (_name, _type, filename) => filename !== undefined,
		});
		form.on('field', (name, value, _isNameCut, isCut) => {
			fields.push({ name, value });
			if (isCut) body.destroy(new Error(`${name} has more than ${MAX_TEXT} bytes`));
		});
		form.on('file', (name, stream, filename, _encoding, type) => {
			if (name !== 'file' || stored !== undefined) {
				stream.resume();
				return;
			}
			opened = stream;
			stored = store(stream, filename, type, target);
			stored.catch((error: Error) => body.destroy(error));
		});
		await pipeline(body, form);
		const file = await stored;
		return { fields, ...(file === undefined ? {} : { file }) };
	} catch (error) {
		// The parser never ends a file that was cut off.
		opened?.destroy();
		await stored?.catch(() => undefined);
		throw invalid(`the multipart body cannot be read: ${(error as Error).message}`);
	}
}

async function store(stream: Readable, filename: string, contentType: string, path: string): Promise<UploadedFile> {
	const hash = createHash('sha256');
	let size = 0;
	const measure = async function* (chunks: AsyncIterable<Buffer>) {
		for await (const chunk of chunks) {
			hash.update(chunk);
			size += chunk.length;
			yield chunk;
		}
	};
	await pipeline(stream, measure, createWriteStream(path));
	return { filename, contentType, size, sha256: hash.digest('hex'), path };
}
