import type { Entry } from 'yauzl';
import type { Told } from './local-header.ts';

/** The signature before a data descriptor (APPNOTE 4.3.9), which may be left out. */
const SIGNATURE = Buffer.from('PK\x07\x08', 'latin1');

/** The data descriptors that are true of an entry: with the signature and without it. */
export function descriptorsOf({ crc32, compressedSize, uncompressedSize }: Entry, { isLate, isWide }: Told): Buffer[] {
	if (!isLate) return [];
	const sizes = [compressedSize, uncompressedSize];
	const crc = Buffer.from(new Uint32Array([crc32]).buffer);
	const told = isWide ? new BigUint64Array(sizes.map(BigInt)) : new Uint32Array(sizes);
	const bare = Buffer.concat([crc, Buffer.from(told.buffer)]);
	const whole = Buffer.concat([SIGNATURE, bare]);
	// A checksum that looks like the signature would be taken for it.
	return crc.equals(SIGNATURE) ? [whole] : [whole, bare];
}

/**
 * Finds in stored content an end at which a reader of streams could stop that does not know its size: a descriptor which
 * says as many bytes as there are before it. What follows there would be an entry to that reader.
 */
export class FalseEnds {
	#tail: Buffer = Buffer.alloc(0);
	/** Bytes of the content before the tail. */
	#before = 0;
	found = false;

	add(chunk: Buffer): void {
		const bytes = Buffer.concat([this.#tail, chunk]);
		for (
			let at = bytes.indexOf(SIGNATURE);
			at !== -1 && at + 16 <= bytes.length;
			at = bytes.indexOf(SIGNATURE, at + 1)
		) {
			this.found ||= bytes.readUInt32LE(at + 8) === (this.#before + at) % 2 ** 32;
		}
		// A descriptor may go on in the next chunk. One that was seen is seen again, which changes nothing.
		const kept = Math.min(bytes.length, 15);
		this.#before += bytes.length - kept;
		this.#tail = bytes.subarray(bytes.length - kept);
	}
}
