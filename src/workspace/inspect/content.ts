import { crc32, inflateRawSync } from 'node:zlib';
import type { Entry, LocalFileHeader, ZipFile } from 'yauzl';
import { STORED } from './entry-kind.ts';
import type { PackageReader } from './package-reader.ts';
import { entryRefusal } from './refusals.ts';

/** Flag of an entry (APPNOTE 4.4.4): its CRC-32 and sizes follow its bytes. */
const DESCRIPTOR = 0x0008;
/** Stands in a header for a size that only its 64-bit extra field tells. */
const ELSEWHERE = 0xffff_ffff;

/** An archive, and what it is read with. */
export interface OpenZip {
	readonly zip: ZipFile;
	readonly reader: PackageReader;
}

/** Bytes of an entry in the archive: from its header up to the end of its content. */
export type Range = readonly [from: number, to: number];

/**
 * Reads an entry to its end: its header, size and checksum must be those of the central directory.
 * @param keep called with each piece of the content.
 * @throws StepFailure `package`; the signal's reason.
 */
export async function checkContent(
	{ zip, reader }: OpenZip,
	entry: Entry,
	name: string,
	{ signal, keep }: { readonly signal: AbortSignal; readonly keep?: (chunk: Buffer) => void },
): Promise<Range> {
	const { compressedSize, uncompressedSize } = entry;
	const header = await zip.readLocalFileHeaderPromise(entry).catch((error: unknown) => {
		throw entryRefusal(name, 'its header is not where the central directory says', error);
	});
	const lie = differenceOf(header, entry);
	if (lie !== undefined) throw entryRefusal(name, `it has one ${lie} in the central directory, another at its bytes`);
	const { fileDataStart: start } = header;
	let crc = 0;
	try {
		const isSmall = Math.max(compressedSize, uncompressedSize) <= SMALL;
		const content = isSmall ? [await wholeOf(reader, entry, start)] : await streamOf(zip, entry, start);
		for await (const chunk of content) {
			signal.throwIfAborted();
			crc = crc32(chunk, crc);
			keep?.(chunk);
		}
	} catch (error) {
		signal.throwIfAborted();
		throw entryRefusal(
			name,
			`its content cannot be unpacked to the ${uncompressedSize} bytes that it should have`,
			error,
		);
	}
	if (crc !== entry.crc32)
		throw entryRefusal(name, 'its content does not have the checksum (CRC-32) that it should have');
	return [entry.relativeOffsetOfLocalHeader, start + compressedSize];
}

/** Bytes up to which an entry is read at once: a stream for each of many small ones takes ten times as long. */
const SMALL = 256 * 1024;

async function wholeOf(reader: PackageReader, entry: Entry, start: number): Promise<Buffer> {
	const { compressedSize, uncompressedSize: size, compressionMethod } = entry;
	const bytes = await reader.bytes(start, compressedSize);
	const content = compressionMethod === STORED ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) });
	if (content.length !== size) throw new Error(`it has ${content.length} bytes`);
	return content;
}

/** The content, unpacked. The library's own function that returns a promise calls another one than its name says. */
function streamOf(zip: ZipFile, entry: Entry, start: number): Promise<AsyncIterable<Buffer>> {
	const { compressedSize: length, uncompressedSize, compressionMethod } = entry;
	const { promise, resolve, reject } = Promise.withResolvers<AsyncIterable<Buffer>>();
	const isDeflated = compressionMethod !== STORED;
	zip.openReadStreamLowLevel(start, length, 0, length, isDeflated, uncompressedSize, (error, stream) =>
		error === null ? resolve(stream) : reject(error),
	);
	return promise;
}

/** What the header at the bytes of an entry says otherwise than the central directory. */
function differenceOf(here: LocalFileHeader, entry: Entry): string | undefined {
	const isLate = (here.generalPurposeBitFlag & DESCRIPTOR) !== 0;
	const differs = (a: number, b: number) => a !== b && !(isLate && a === 0) && a !== ELSEWHERE;
	if (!here.fileName.equals(entry.fileNameRaw)) return 'name';
	if (here.compressionMethod !== entry.compressionMethod) return 'method';
	if (here.crc32 !== entry.crc32 && !(isLate && here.crc32 === 0)) return 'checksum';
	if (differs(here.compressedSize, entry.compressedSize) || differs(here.uncompressedSize, entry.uncompressedSize))
		return 'size';
	return undefined;
}
