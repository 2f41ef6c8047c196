/** Bytes of one line of an event stream, its end not counted: an event names one path. */
export const LONGEST_LINE = 65_536;

const LF = 10;
const CR = 13;

/** Finds the line of a byte stream that is too long, before anybody keeps it. */
export class LineMeter {
	#length = 0;

	/**
	 * Measures the next chunk.
	 * @returns how much of it may be passed on, in bytes: all of it, or what stands before the line that is too long.
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
