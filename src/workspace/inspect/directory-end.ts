import type { FileHandle } from 'node:fs/promises';
import { packageRefusal, prependedBytes } from './refusals.ts';

/** Sizes of the records at the end of an archive, in bytes (APPNOTE 4.3.14 to 4.3.16). */
const END = 22;
const LOCATOR = 20;
const END_64 = 56;

/** Where the central directory is, as it was read. */
export interface ReadDirectory {
	/** Size of the archive. */
	readonly size: number;
	/** Offsets of the first byte of the directory, and of the first one behind it. */
	readonly from: number;
	readonly to: number;
	readonly entries: number;
	/** Bytes of the archive's comment. */
	readonly comment: number;
}

/**
 * Checks that the records at the end say of the directory what was read: some readers trust its size, others its number
 * of entries, and all must find the same entries.
 * @throws StepFailure `package`.
 */
export async function checkDirectoryEnd(file: FileHandle, directory: ReadDirectory): Promise<void> {
	const { size, from, to, entries, comment } = directory;
	const endAt = size - comment - END;
	const end = await read(file, endAt, END);
	const gap = await read(file, to, Math.min(endAt - to, END_64));
	const has64 = endAt - to >= END_64 + LOCATOR && gap.toString('latin1', 0, 4) === 'PK\x06\x06';
	if (has64) {
		const length = Number(gap.readBigUInt64LE(4)) + 12;
		const locator = await read(file, endAt - LOCATOR, LOCATOR);
		const isRight =
			to + length + LOCATOR === endAt &&
			locator.toString('latin1', 0, 4) === 'PK\x06\x07' &&
			locator.readBigUInt64LE(8) === BigInt(to) &&
			[24, 32].every((at) => gap.readBigUInt64LE(at) === BigInt(entries)) &&
			gap.readBigUInt64LE(40) === BigInt(to - from) &&
			gap.readBigUInt64LE(48) === BigInt(from);
		if (!isRight) throw unsound();
	} else if (to !== endAt) throw unsound();
	// A field with all bits set stands for the one of the 64-bit record.
	const says = (value: number, truth: number, largest: number) => value === truth || (has64 && value === largest);
	const agrees =
		says(end.readUInt16LE(8), entries, 0xffff) &&
		says(end.readUInt16LE(10), entries, 0xffff) &&
		says(end.readUInt32LE(12), to - from, 0xffff_ffff) &&
		says(end.readUInt32LE(16), from, 0xffff_ffff);
	if (!agrees) throw unsound();
}

/** The signature of an entry in the central directory. */
const ENTRY = 'PK\x01\x02';

/**
 * Names the reason where bytes were put before an archive and its offsets do not count them: some readers correct that.
 * @throws StepFailure `package`.
 */
export async function requireNoShift(
	file: FileHandle,
	{ size, from, comment }: Pick<ReadDirectory, 'size' | 'from' | 'comment'>,
): Promise<void> {
	const endAt = size - comment - END;
	const at = endAt - (await read(file, endAt, END)).readUInt32LE(12);
	if (at <= from || at + 4 > endAt) return;
	const isEntry = async (position: number) => (await read(file, position, 4)).toString('latin1') === ENTRY;
	if (!(await isEntry(from)) && (await isEntry(at))) throw prependedBytes(at - from);
}

function unsound() {
	return packageRefusal('its central directory is not what the end of the archive says of it');
}

async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
	if (length <= 0) return Buffer.alloc(0);
	const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
	if (bytesRead < length) throw packageRefusal('it ends early');
	return buffer;
}
