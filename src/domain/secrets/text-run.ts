import type { Reading } from './reading.ts';

/** The fewest bytes of a text that is looked for in an encoding, and of one right before a sign of truncation. */
const SHORTEST_TEXT = 8;
const SHORTEST_BEGINNING = 4;

/** The role of a byte in UTF-8: a whole character, the first of 2 to 4 bytes, a continuation byte, or invalid. */
const [SINGLE, GOES_ON, BAD] = [1, 5, 0];
const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
	if (byte < 0x80)
		return (byte >= 0x20 && byte !== 0x7f) || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b ? SINGLE : BAD;
	if (byte < 0xc0) return GOES_ON;
	return byte < 0xc2 || byte > 0xf4 ? BAD : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
});

/** Collects decoded bytes as long as they are readable UTF-8 text: other runs are accidental and contain no secret. */
export class TextRun {
	readonly #into: Reading;
	readonly #take: (text: Reading) => void;
	#length = 0;
	/** How many bytes of the current character are still missing. */
	#missing = 0;

	constructor(into: Reading, take: (text: Reading) => void) {
		this.#into = into;
		this.#take = take;
	}

	add(byte: number, start: number, end: number): void {
		const kind = KINDS[byte] as number;
		if (this.#missing > 0 ? kind !== GOES_ON : kind === BAD || kind === GOES_ON) {
			this.#report(SHORTEST_TEXT);
			if (kind === BAD || kind === GOES_ON) return;
		}
		this.#missing = kind === GOES_ON ? this.#missing - 1 : kind - 1;
		this.#put(byte, start, end);
	}

	/** Ends the run. @param cut index in the original text of the `…` right after the last digit, if there is one. */
	end(cut: number | undefined): void {
		if (cut !== undefined) for (const byte of [0xe2, 0x80, 0xa6]) this.#put(byte, cut, cut + 1);
		this.#report(cut === undefined ? SHORTEST_TEXT : SHORTEST_BEGINNING + 3);
	}

	#put(byte: number, start: number, end: number): void {
		this.#into.bytes[this.#length] = byte;
		this.#into.starts[this.#length] = start;
		this.#into.widths[this.#length++] = end - start;
	}

	#report(shortest: number): void {
		this.#into.length = this.#length;
		if (this.#length >= shortest) this.#take(this.#into);
		this.#length = 0;
		this.#missing = 0;
	}
}
