/**
 * A text as UTF-8 bytes, each with its range in the original text. Escapes are undone in place, so a reading can be
 * shorter than its text, and one byte can stand for many characters.
 */
export interface Reading {
	readonly bytes: Uint8Array;
	/** Index in the original text at which the byte's notation begins. */
	readonly starts: Int32Array;
	/** Characters of the original text that the notation takes. */
	readonly widths: Uint16Array;
	/** Number of bytes in use; the arrays may be longer. */
	length: number;
}

/** The largest width of a notation, in characters: `widths` has 16 bits. */
export const WIDEST = 65_535;

export function emptyReading(capacity: number): Reading {
	return {
		bytes: new Uint8Array(capacity),
		starts: new Int32Array(capacity),
		widths: new Uint16Array(capacity),
		length: 0,
	};
}

/** Index in the original text after the notation of the byte. */
export function endOf({ starts, widths }: Reading, at: number): number {
	return (starts[at] as number) + (widths[at] as number);
}

/** Reads a text without undoing any notation. A lone surrogate becomes three bytes, as in WTF-8. */
export function readText(text: string, into: Reading): void {
	into.length = 0;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code < 0x80) {
			into.bytes[into.length] = code;
			into.starts[into.length] = at;
			into.widths[into.length++] = 1;
			continue;
		}
		const point = text.codePointAt(at) as number;
		const width = point > 0xffff ? 2 : 1;
		into.length = putPoint(into, into.length, point, at, width);
		at += width - 1;
	}
}

/**
 * Writes a character's bytes at an index, all with the same range in the original text.
 * @returns the index after them.
 */
export function putPoint({ bytes, starts, widths }: Reading, at: number, point: number, start: number, width: number) {
	let end = at;
	const put = (byte: number) => {
		bytes[end] = byte;
		starts[end] = start;
		widths[end++] = width;
	};
	if (point < 0x80) put(point);
	else if (point < 0x800) put(0xc0 | (point >> 6));
	else if (point < 0x1_0000) {
		put(0xe0 | (point >> 12));
		put(0x80 | ((point >> 6) & 0x3f));
	} else {
		put(0xf0 | (point >> 18));
		put(0x80 | ((point >> 12) & 0x3f));
		put(0x80 | ((point >> 6) & 0x3f));
	}
	if (point >= 0x80) put(0x80 | (point & 0x3f));
	return end;
}
