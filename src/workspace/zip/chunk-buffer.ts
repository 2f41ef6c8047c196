/** Collects many small writes, such as archive headers, into few large buffers. It copies, so callers may reuse theirs. */
export class ChunkBuffer {
	readonly #size: number;
	readonly #full: (buffer: Buffer) => void;
	#buffer: Buffer | undefined;
	#at = 0;

	/**
	 * @param size bytes of a full buffer.
	 * @param full called with each full buffer, which it may keep.
	 */
	constructor(size: number, full: (buffer: Buffer) => void) {
		this.#size = size;
		this.#full = full;
	}

	add(bytes: Uint8Array): void {
		let from = 0;
		while (from < bytes.length) {
			const buffer = this.#withRoom(1);
			const to = Math.min(bytes.length, from + this.#size - this.#at);
			buffer.set(from === 0 && to === bytes.length ? bytes : bytes.subarray(from, to), this.#at);
			this.#at += to - from;
			from = to;
		}
	}

	/** The next bytes, in one piece, for the caller to fill at once. @param length at most that of a full buffer. */
	take(length: number): Buffer {
		const buffer = this.#withRoom(length);
		this.#at += length;
		return buffer.subarray(this.#at - length, this.#at);
	}

	/** Passes on the bytes collected so far. */
	flush(): void {
		if (this.#buffer === undefined) return;
		const buffer = this.#buffer.subarray(0, this.#at);
		this.#buffer = undefined;
		this.#at = 0;
		this.#full(buffer);
	}

	#withRoom(length: number): Buffer {
		if (this.#at + length > this.#size) this.flush();
		// The "slow" variant does not use Node's buffer pool, of which each slice would keep 8 KiB alive.
		this.#buffer ??= Buffer.allocUnsafeSlow(this.#size);
		return this.#buffer;
	}
}
