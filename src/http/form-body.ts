import { FormDataEncoder } from 'form-data-encoder';
import type { RequestBody } from './upload.ts';

/** One part of the form (API §4.5): a text, or the package. */
export type Part =
	| { readonly name: string; readonly text: string }
	| { readonly name: string; readonly file: FilePart };

export interface FilePart {
	readonly filename: string;
	readonly type: string;
	/** Size in bytes, if it is known before the file is read. */
	readonly size?: number;
	/** Opens the content from the start; called once for each try. */
	open(): AsyncIterable<Uint8Array>;
}

/**
 * Encodes parts as multipart/form-data. The encoder writes boundary, headers and footer. The content of text parts is
 * written here unchanged, because the encoder would turn a line feed into CRLF, as web forms do.
 */
export function formBody(parts: readonly Part[]): RequestBody {
	const entries = parts.map((part): [string, unknown] => [part.name, 'file' in part ? asFile(part.file) : part.text]);
	const encoder = new FormDataEncoder(formOf(entries) as never);
	// The encoder yields three values per part (header, content, line end), then the closing boundary.
	const pieces = [...encoder.values()].map((value, index): Uint8Array | FilePart => {
		const part = index % 3 === 1 ? parts[(index - 1) / 3] : undefined;
		if (part === undefined) return value as Uint8Array;
		return 'file' in part ? part.file : Buffer.from(part.text);
	});
	const sizes = pieces.map((piece) => (piece instanceof Uint8Array ? piece.length : (piece.size ?? Number.NaN)));
	const contentLength = sizes.reduce((sum, size) => sum + size, 0);
	return {
		contentType: encoder.contentType,
		...(Number.isNaN(contentLength) ? {} : { contentLength }),
		async *open() {
			for (const piece of pieces) {
				if (piece instanceof Uint8Array) yield piece;
				else yield* piece.open();
			}
		},
	};
}

/** An object that the encoder accepts as a File. */
function asFile({ filename, type, size }: FilePart) {
	return { name: filename, type, size, stream: () => [], [Symbol.toStringTag]: 'File' };
}

/** An object that the encoder accepts as a FormData. */
function formOf(entries: [string, unknown][]) {
	const list = () => entries[Symbol.iterator]();
	return { append() {}, getAll: () => [], entries: list, [Symbol.iterator]: list, [Symbol.toStringTag]: 'FormData' };
}
