import { closeSync, constants, openSync, readSync } from 'node:fs';

/** Reads the beginning of a file, of at most so many bytes; nothing where it cannot be read: packing says what is wrong then. */
export function beginningOf(file: string, most: number): Buffer {
	const start = Buffer.alloc(most);
	try {
		const handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)); // a FIFO would wait for a writer
		try {
			return start.subarray(0, readSync(handle, start));
		} finally {
			closeSync(handle);
		}
	} catch {
		return start.subarray(0, 0);
	}
}
