import { FormDataEncoder } from 'form-data-encoder';
import type { RequestBody } from './request-body.ts';

/** One part of the form (API §4.5): a text, or the package. */
export type Part =
	| { readonly name: string; readonly text: string }
	| { readonly name: string; readonly file: FilePart };

export interface FilePart {
	readonly filename: string;
	readonly type: string;
	/** Bytes, where they are known before the file is read. */
	readonly size?: number;
	/** Opens the content anew; called once for each try. */
	open(): AsyncIterable<Uint8Array>;
}

/**
 * Encodes parts as multipart/form-data. The encoder writes boundary, headers and footer; the content of a text part
 * is written as it is, for the encoder turns a line feed into CRLF, as forms of web pages do.
 */
export function encodeMultipart(parts: readonly Part[]): RequestBody {
	const entries = parts.map((part): [string, unknown] => [part.name, 'file' in part ? asFile(part.file) : part.text]);
	const encoder = new FormDataEncoder(formOf(entries) as never);
	const texts = parts.map((part) => ('text' in part ? Buffer.from(part.text) : undefined));
	const contentLength = lengthOf(encoder, parts, texts);
	return {
		contentType: encoder.contentType,
		...(contentLength === undefined ? {} : { contentLength }),
		async *open() {
			// The encoder yields three values a part (header, content, line end), then the closing boundary.
			let index = 0;
			for (const value of encoder.values()) {
				const part = index % 3 === 1 ? parts[(index - 1) / 3] : undefined;
				if (part === undefined) yield value as Uint8Array;
				else if ('file' in part) yield* part.file.open();
				else yield texts[(index - 1) / 3] as Uint8Array;
				index++;
			}
		},
	};
}

function lengthOf(encoder: FormDataEncoder, parts: readonly Part[], texts: readonly (Buffer | undefined)[]) {
	let length = 0;
	let index = 0;
	for (const value of encoder.values()) {
		const at = (index - 1) / 3;
		const part = index % 3 === 1 ? parts[at] : undefined;
		const size =
			part === undefined ? (value as Uint8Array).length : 'file' in part ? part.file.size : texts[at]?.length;
		if (size === undefined) return undefined;
		length += size;
		index++;
	}
	return length;
}

/** What the encoder takes for a File. */
function asFile({ filename, type, size }: FilePart) {
	return { name: filename, type, size, stream: () => [], [Symbol.toStringTag]: 'File' };
}

/** What the encoder takes for a FormData. */
function formOf(entries: [string, unknown][]) {
	const list = () => entries[Symbol.iterator]();
	return { append() {}, getAll: () => [], entries: list, [Symbol.iterator]: list, [Symbol.toStringTag]: 'FormData' };
}
