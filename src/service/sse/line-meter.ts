/** The most bytes of one line of an event stream, without its line end. */
export const LONGEST_LINE = 65_536;

/** What stands for the rest of a line that was cut. No JSON has it, so an event with such a line says nothing. */
export const CUT = '\0';

const LF = 10;
const CR = 13;

/** Cuts the lines of a byte stream that are too long, before they are buffered. */
export class LineMeter {
	#length = 0;

	/**
	 * Measures the next chunk.
	 * @returns what of it is passed on, with {@link CUT} at the end of each line that is too long, and whether one is.
	 */
	measure(chunk: Uint8Array): { readonly bytes: Uint8Array; readonly isCut: boolean } {
		const kept: Uint8Array[] = [];
		let isCut = false;
		/** Where the part begins that is kept; undefined in the rest of a line that is too long. */
		let start = this.#length > LONGEST_LINE ? undefined : 0;
		for (const [at, byte] of chunk.entries()) {
			if (byte === LF || byte === CR) {
				this.#length = 0;
				start ??= at;
			} else if (++this.#length === LONGEST_LINE + 1) {
				kept.push(chunk.subarray(start, at), Buffer.from(CUT));
				isCut = true;
				start = undefined;
			}
		}
		if (start !== undefined) kept.push(chunk.subarray(start));
		return { bytes: kept.length === 1 ? (kept[0] as Uint8Array) : Buffer.concat(kept), isCut };
	}
}
