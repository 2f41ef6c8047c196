import type { Entry, LocalFileHeader } from 'yauzl';
import {
	checkExtraFields,
	dataOf,
	type ExtraField,
	parseExtraFields,
	SIZES_64,
	UNICODE_NAME,
	values64,
} from './extra-fields.ts';
import { entryRefusal } from './refusals.ts';

/** Flag of an entry (APPNOTE 4.4.4): its CRC-32 and sizes follow its bytes. */
const DESCRIPTOR = 0x0008;
/** Flags that change how bytes or names are read: encryption, descriptor, patches, UTF-8, masked headers. */
const TELLING_FLAGS = 0x0001 | DESCRIPTOR | 0x0020 | 0x0040 | 0x0800 | 0x2000;
/** Stands in a header for a size that only its 64-bit extra field tells. */
const ELSEWHERE = 0xffff_ffff;

/** How the header at an entry's bytes tells sizes and checksum. */
export interface Told {
	/** Size and CRC-32 follow the bytes. */
	readonly isLate: boolean;
	/** The sizes there have 64 bits. */
	readonly isWide: boolean;
	/** A reader of streams must search for the end: the header says no size. */
	readonly isEndUnknown: boolean;
}

/**
 * Checks the header at the bytes of an entry: it must say what the central directory says. Readers of streams see it alone.
 * @throws StepFailure `package`.
 */
export function checkLocalHeader(here: LocalFileHeader, entry: Entry, name: string): Told {
	const fields = parseExtraFields(name, here.extraField);
	checkExtraFields(name, fields);
	checkExtraFields(name, entry.extraFields);
	const field = differenceOf(here, fields, entry);
	if (field !== undefined)
		throw entryRefusal(name, `its ${field} differs between the central directory and its local header`);
	const isLate = (here.generalPurposeBitFlag & DESCRIPTOR) !== 0;
	const wide = dataOf(fields, SIZES_64);
	const size = here.compressedSize === ELSEWHERE ? Number(values64(wide ?? Buffer.alloc(0))[1]) : here.compressedSize;
	return { isLate, isWide: wide !== undefined, isEndUnknown: isLate && size !== entry.compressedSize };
}

function differenceOf(here: LocalFileHeader, fields: readonly ExtraField[], entry: Entry): string | undefined {
	const isLate = (here.generalPurposeBitFlag & DESCRIPTOR) !== 0;
	if (!here.fileName.equals(entry.fileNameRaw) || hasOtherName(fields, entry)) return 'name';
	if (((here.generalPurposeBitFlag ^ entry.generalPurposeBitFlag) & TELLING_FLAGS) !== 0) return 'set of flags';
	if (here.compressionMethod !== entry.compressionMethod) return 'method';
	if (here.crc32 !== entry.crc32 && !(isLate && here.crc32 === 0)) return 'checksum';
	return isTrueSizes(here, fields, entry) ? undefined : 'size';
}

/** Some readers take the name in Unicode of this header, others that of the directory. */
function hasOtherName(fields: readonly ExtraField[], entry: Entry): boolean {
	const own = dataOf(fields, UNICODE_NAME);
	return own !== undefined && !dataOf(entry.extraFields, UNICODE_NAME)?.equals(own);
}

function isTrueSizes(here: LocalFileHeader, fields: readonly ExtraField[], entry: Entry): boolean {
	const { compressedSize: packed, uncompressedSize: size, relativeOffsetOfLocalHeader: offset } = entry;
	const isLate = (here.generalPurposeBitFlag & DESCRIPTOR) !== 0;
	const wide = dataOf(fields, SIZES_64);
	const told = wide === undefined ? [] : values64(wide);
	// Both have to be there (APPNOTE 4.5.3): some readers take the first value for the first size that is missing.
	if (wide !== undefined && told.length < 2) return false;
	const isTrue = (value: bigint | undefined, truth: number) => value === BigInt(truth) || (isLate && value === 0n);
	if (wide !== undefined && !(isTrue(told[0], size) && isTrue(told[1], packed))) return false;
	const elsewhere = [here.uncompressedSize, here.compressedSize].filter((one) => one === ELSEWHERE).length;
	if (elsewhere === 1 || (elsewhere === 2 && wide === undefined)) return false;
	if (elsewhere === 0 && !(isTrue(BigInt(here.uncompressedSize), size) && isTrue(BigInt(here.compressedSize), packed)))
		return false;
	return isInOrder(values64(dataOf(entry.extraFields, SIZES_64) ?? Buffer.alloc(0)), [size, packed, offset]);
}

/** Whether the directory's 64-bit field holds true values alone: those that its header lacks, in their order. */
function isInOrder(told: readonly bigint[], truth: readonly number[]): boolean {
	let at = 0;
	return told.every((value) => {
		const found = truth.findIndex((one, index) => index >= at && BigInt(one) === value);
		at = found + 1;
		return found !== -1;
	});
}
