import type { ZipArchiveEntry } from 'compress-commons';

/** The value of a 32-bit field that refers to the zip64 field instead (APPNOTE 4.4.8). */
export const ZIP64_MAGIC = 0xffff_ffff;

/** The share of its size by which a deflated entry may grow; see SLAB in task.ts. */
const GROWTH = 1 / 1024;

/** Whether an entry's sizes may need 64 bits. Its compressed size may be unknown when its header is written. */
export function needsZip64(size: number): boolean {
	return size + size * GROWTH >= ZIP64_MAGIC;
}

/**
 * The local header of an entry of 4 GiB or more (APPNOTE 4.3.7, 4.5.3). The one that compress-commons writes has no
 * zip64 field: a reader of a stream would expect 4-byte sizes after the content, and find 8-byte ones.
 * @param known whether size and checksum are known; if not, they follow the content (APPNOTE 4.3.9).
 */
export function zip64LocalHeader(entry: ZipArchiveEntry, known: boolean): Buffer {
	const name = Buffer.from(entry.getName());
	const header = Buffer.alloc(30 + name.length + 20);
	header.writeUInt32LE(0x04034b50, 0);
	header.writeUInt16LE(45, 4); // version that can unpack it: 4.5 brought zip64
	entry.getGeneralPurposeBit().encode().copy(header, 6);
	header.writeUInt16LE(entry.getMethod(), 8);
	header.writeUInt32LE(entry.getTimeDos(), 10);
	header.writeUInt32LE(known ? entry.getCrc() : 0, 14);
	header.writeUInt32LE(ZIP64_MAGIC, 18);
	header.writeUInt32LE(ZIP64_MAGIC, 22);
	header.writeUInt16LE(name.length, 26);
	header.writeUInt16LE(20, 28);
	name.copy(header, 30);
	const extra = 30 + name.length;
	header.writeUInt16LE(1, extra); // id of the zip64 field
	header.writeUInt16LE(16, extra + 2);
	header.writeBigUInt64LE(BigInt(known ? entry.getSize() : 0), extra + 4);
	header.writeBigUInt64LE(BigInt(known ? entry.getCompressedSize() : 0), extra + 12);
	return header;
}
