/** The most bytes of one line of an event stream, without its line end. */
export const LONGEST_LINE = 65_536;

const LF = 10;
const CR = 13;

/** Detects a line of a byte stream that is too long, before it is buffered. */
export class LineMeter {
	#length = 0;

	/**
	 * Measures the next chunk.
	 * @returns how many bytes of the chunk may be passed on: all, or those before the line that is too long.
	 */
	measure(chunk: Uint8Array): number {
		let start = 0;
		for (const [at, byte] of chunk.entries()) {
			if (byte === LF || byte === CR) {
				this.#length = 0;
				start = at + 1;
			} else if (++this.#length > LONGEST_LINE) return start;
		}
		return chunk.length;
	}
}
