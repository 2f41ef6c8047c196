import type { FileHandle } from 'node:fs/promises';
import { RandomAccessReader } from 'yauzl';
import { bytesOf } from './package-file.ts';

/** Bytes that are read at once: headers and small entries follow one another. */
const WINDOW = 256 * 1024;

/**
 * Reads a package for yauzl, inside its bounds alone: the library hands offsets of the archive to the system as they are,
 * and those that are no file offsets would be thrown where nobody can catch them.
 */
export class PackageReader extends RandomAccessReader {
	readonly #file: FileHandle;
	readonly #size: number;
	#window: Buffer = Buffer.alloc(0);
	#windowAt = 0;

	/** @param size bytes of the package. */
	constructor(file: FileHandle, size: number) {
		super();
		this.#file = file;
		this.#size = size;
	}

	/**
	 * Bytes of the package.
	 * @throws Error if some of them are outside of it; of the disk.
	 */
	async bytes(position: number, length: number): Promise<Buffer> {
		if (!Number.isSafeInteger(position) || position < 0 || position + length > this.#size)
			throw new Error('it points outside the archive');
		const at = position - this.#windowAt;
		if (at >= 0 && at + length <= this.#window.length) return this.#window.subarray(at, at + length);
		const wanted = Math.min(Math.max(length, WINDOW), this.#size - position);
		const { bytesRead, buffer } = await this.#file.read(Buffer.alloc(wanted), 0, wanted, position);
		if (bytesRead < length) throw new Error('it ends early');
		this.#window = buffer.subarray(0, bytesRead);
		this.#windowAt = position;
		return buffer.subarray(0, length);
	}

	/**
	 * Bytes of the package, in pieces.
	 * @param to exclusive.
	 */
	stream(from: number, to: number): AsyncIterable<Buffer> {
		return bytesOf(this.#file, { from, to });
	}

	override read(
		buffer: Buffer,
		offset: number,
		length: number,
		position: number,
		callback: (error: Error | null) => void,
	): void {
		this.bytes(position, length).then(
			(bytes) => {
				bytes.copy(buffer, offset);
				process.nextTick(callback, null);
			},
			(error: Error) => process.nextTick(callback, error),
		);
	}
}
