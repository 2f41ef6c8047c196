/** Gathers many small writes, as archive headers are, into few large buffers. What it is given may be used again. */
export class Coalescer {
	readonly #size: number;
	readonly #full: (buffer: Buffer) => void;
	#buffer: Buffer | undefined;
	#at = 0;

	/**
	 * @param size bytes of a full buffer.
	 * @param full told of each, which then is the receiver's own.
	 */
	constructor(size: number, full: (buffer: Buffer) => void) {
		this.#size = size;
		this.#full = full;
	}

	add(bytes: Uint8Array): void {
		let from = 0;
		while (from < bytes.length) {
			// Slow means: not cut from Node's pool, which would keep 8 KiB alive for each.
			this.#buffer ??= Buffer.allocUnsafeSlow(this.#size);
			const to = Math.min(bytes.length, from + this.#size - this.#at);
			this.#buffer.set(from === 0 && to === bytes.length ? bytes : bytes.subarray(from, to), this.#at);
			this.#at += to - from;
			from = to;
			if (this.#at === this.#size) this.flush();
		}
	}

	/** Hands over what there is. */
	flush(): void {
		if (this.#buffer === undefined) return;
		const buffer = this.#buffer.subarray(0, this.#at);
		this.#buffer = undefined;
		this.#at = 0;
		this.#full(buffer);
	}
}
