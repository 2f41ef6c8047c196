// The records of a zip (APPNOTE 4.3), written plainly. Every number is little-endian.

/** What the records say of an entry. */
export interface ZipEntry {
	readonly name: string;
	/** Type and permission bits (stat.h). */
	readonly mode: number;
	readonly stored: boolean;
	/** Whether the header was written before the content was known: checksum and sizes follow it (APPNOTE 4.3.9). */
	readonly late: boolean;
	readonly crc: number;
	/** Bytes in the archive. */
	readonly length: number;
	/** Bytes of the content. */
	readonly size: number;
	/** Where its local header begins. */
	readonly offset: number;
}

/** In a field of 32 or 16 bits: the value is in the zip64 record (APPNOTE 4.4.8, 4.4.21). */
const IN_ZIP64 = 0xffff_ffff;
const COUNT_IN_ZIP64 = 0xffff;

/** Versions that can unpack an entry: stored, deflated, zip64. */
const VERSION = { stored: 10, deflated: 20, zip64: 45 };
/** Unix, with all that version 4.5 brought. */
const MADE_BY = (3 << 8) | 45;

/** The date of every entry: 1980-01-01, the earliest that a zip can hold. One fixed date gives equal bytes for equal trees. */
const DATE = (1 << 21) | (1 << 16) /* month and day */;

/** MS-DOS attribute of files, for unpackers that know no modes. */
const ARCHIVE = 0x20;

/** The share of its size by which a deflated entry may grow; see SLAB in task.ts. */
const GROWTH = 1 / 1024;

/** Whether the sizes need 64 bits: decided before the compressed size is known, so that all records agree. */
const isLarge = ({ size }: ZipEntry) => size + size * GROWTH >= IN_ZIP64;

export function localHeader(entry: ZipEntry): Buffer {
	const known = entry.late ? { crc: 0, length: 0, size: 0 } : entry;
	return headerOf(LOCAL, entry, known, isLarge(entry) ? zip64Field(known.size, known.length) : EMPTY);
}

export function dataDescriptor(entry: ZipEntry): Buffer {
	const { crc, length, size } = entry;
	const head = Buffer.alloc(8);
	head.writeUInt32LE(0x08074b50, 0);
	head.writeUInt32LE(crc, 4);
	if (isLarge(entry)) return Buffer.concat([head, numbers64(length, size)]);
	return Buffer.concat([head, new Uint8Array(new Uint32Array([length, size]).buffer)]);
}

export function centralRecord(entry: ZipEntry): Buffer {
	const { length, size, offset, mode } = entry;
	const large = isLarge(entry) || offset >= IN_ZIP64;
	const header = headerOf(CENTRAL, entry, entry, large ? zip64Field(size, length, offset) : EMPTY);
	header.writeUInt16LE(MADE_BY, 4);
	header.writeUInt32LE(((mode << 16) | ARCHIVE) >>> 0, 38);
	header.writeUInt32LE(large ? IN_ZIP64 : offset, 42);
	return header;
}

/**
 * The records that end an archive.
 * @param from, to where the central directory is.
 */
export function endRecords({ count, from, to }: { count: number; from: number; to: number }): Buffer {
	const large = count >= COUNT_IN_ZIP64 || to >= IN_ZIP64;
	const end = Buffer.alloc(22);
	end.writeUInt32LE(0x06054b50, 0);
	end.writeUInt16LE(large ? COUNT_IN_ZIP64 : count, 8);
	end.writeUInt16LE(large ? COUNT_IN_ZIP64 : count, 10);
	end.writeUInt32LE(large ? IN_ZIP64 : to - from, 12);
	end.writeUInt32LE(large ? IN_ZIP64 : from, 16);
	if (!large) return end;
	const record = Buffer.alloc(24);
	record.writeUInt32LE(0x06064b50, 0);
	record.writeUInt32LE(44, 4); // bytes of the rest of it
	record.writeUInt16LE(VERSION.zip64, 12);
	record.writeUInt16LE(VERSION.zip64, 14);
	const locator = Buffer.alloc(8);
	locator.writeUInt32LE(0x07064b50, 0);
	const disks = Buffer.from([1, 0, 0, 0]);
	return Buffer.concat([record, numbers64(count, count, to - from, from), locator, numbers64(to), disks, end]);
}

/** Of both headers: the signature, where the fields begin that they share, and the bytes before the name. */
const LOCAL = { signature: 0x04034b50, shared: 4, fixed: 30 };
const CENTRAL = { signature: 0x02014b50, shared: 6, fixed: 46 };

/**
 * A header with the fields that both have, in the same order; all else is zero.
 * @param known of the content, as far as it is known. @param extra the zip64 field, EMPTY if the sizes need 32 bits.
 */
function headerOf(
	{ signature, shared: at, fixed }: typeof LOCAL,
	{ name, stored, late }: ZipEntry,
	{ crc, length, size }: Pick<ZipEntry, 'crc' | 'length' | 'size'>,
	extra: Buffer,
): Buffer {
	const large = extra !== EMPTY;
	const nameLength = Buffer.byteLength(name);
	const isUtf8 = nameLength !== name.length;
	const header = Buffer.allocUnsafe(fixed + nameLength + extra.length).fill(0, 0, fixed);
	header.writeUInt32LE(signature, 0);
	header.writeUInt16LE(large ? VERSION.zip64 : stored ? VERSION.stored : VERSION.deflated, at);
	header.writeUInt16LE((late ? 0x0008 : 0) | (isUtf8 ? 0x0800 : 0), at + 2);
	header.writeUInt16LE(stored ? 0 : 8, at + 4);
	header.writeUInt32LE(DATE, at + 6);
	header.writeUInt32LE(crc, at + 10);
	header.writeUInt32LE(large ? IN_ZIP64 : length, at + 14);
	header.writeUInt32LE(large ? IN_ZIP64 : size, at + 18);
	header.writeUInt16LE(nameLength, at + 22);
	header.writeUInt16LE(extra.length, at + 24);
	header.write(name, fixed);
	header.set(extra, fixed + nameLength);
	return header;
}

const EMPTY = Buffer.alloc(0);

/** The zip64 field (APPNOTE 4.5.3). In a local header it makes a reader of a stream expect sizes of 64 bits behind the content. */
function zip64Field(...values: readonly number[]): Buffer {
	const head = Buffer.alloc(4);
	head.writeUInt16LE(1, 0);
	head.writeUInt16LE(8 * values.length, 2);
	return Buffer.concat([head, numbers64(...values)]);
}

function numbers64(...values: readonly number[]): Buffer {
	const bytes = Buffer.alloc(8 * values.length);
	for (const [index, value] of values.entries()) bytes.writeBigUInt64LE(BigInt(value), 8 * index);
	return bytes;
}
