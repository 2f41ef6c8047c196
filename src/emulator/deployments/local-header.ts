import type { FileHandle } from 'node:fs/promises';
import type { Entry, ZipFile } from 'yauzl';
import { invalid } from '../http/errors.ts';

/** Flags of an entry (APPNOTE 4.4.4): its CRC-32 and sizes are told after its bytes. */
const DESCRIPTOR = 0x0008;
/** Stands in a header for a size that only its 64-bit extra field tells. */
const ELSEWHERE = 0xffff_ffff;
/** A descriptor with its signature and 64-bit sizes, in bytes. */
const LONGEST = 24;

/** Where an entry's header and bytes are in the archive: from, up to. */
export type Range = readonly [from: number, to: number];

/**
 * Compares what an entry says of itself at its bytes with what the directory says of it: whoever reads the archive from
 * its start must find what somebody finds who reads it from its end.
 */
export async function checkLocalHeader(zip: ZipFile, file: FileHandle, entry: Entry): Promise<Range> {
	const lie = (what: string) =>
		invalid(`file: ${entry.fileName} has one ${what} in the directory, another at its bytes`);
	const header = await zip.readLocalFileHeaderPromise(entry);
	const end = header.fileDataStart + entry.compressedSize;
	if (!header.fileName.equals(entry.fileNameRaw)) throw lie('name');
	if (header.compressionMethod !== entry.compressionMethod) throw lie('method');
	if ((header.generalPurposeBitFlag ^ entry.generalPurposeBitFlag) & DESCRIPTOR) throw lie('flag');
	const late = (header.generalPurposeBitFlag & DESCRIPTOR) !== 0;
	const differs = (here: number, there: number) => here !== there && !(late && here === 0) && here !== ELSEWHERE;
	if (header.crc32 !== entry.crc32 && !(late && header.crc32 === 0)) throw lie('CRC-32');
	if (differs(header.compressedSize, entry.compressedSize)) throw lie('size');
	if (differs(header.uncompressedSize, entry.uncompressedSize)) throw lie('size');
	if (!late) return [entry.relativeOffsetOfLocalHeader, end];
	const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST), 0, LONGEST, end);
	const found = buffer.subarray(0, bytesRead);
	const right = descriptors(entry).find((one) => found.subarray(0, one.length).equals(one));
	if (right === undefined) throw lie('CRC-32 or size');
	return [entry.relativeOffsetOfLocalHeader, end + right.length];
}

/** The forms in which an entry's descriptor may stand (APPNOTE 4.3.9). */
function descriptors({ crc32, compressedSize, uncompressedSize }: Entry): Buffer[] {
	const signature = Buffer.from('PK\x07\x08');
	const bytes = Buffer.alloc(20);
	bytes.writeUInt32LE(crc32);
	bytes.writeBigUInt64LE(BigInt(compressedSize), 4);
	bytes.writeBigUInt64LE(BigInt(uncompressedSize), 12);
	const long = [bytes];
	const short = Math.max(compressedSize, uncompressedSize) < ELSEWHERE;
	if (short) long.push(Buffer.concat([bytes.subarray(0, 8), bytes.subarray(12, 16)]));
	return long.flatMap((one) => [Buffer.concat([signature, one]), one]);
}
