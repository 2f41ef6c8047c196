import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { descriptorsOf, FalseEnds } from './descriptor.ts';
import { STORED } from './entry-kind.ts';
import { inflateStream, inflateWhole, TrailingBytes } from './inflate.ts';
import { checkLocalHeader } from './local-header.ts';
import type { PackageReader } from './package-reader.ts';
import type { Range } from './ranges.ts';
import { entryRefusal } from './refusals.ts';

/** An archive, and what it is read with. */
export interface OpenZip {
	readonly zip: ZipFile;
	readonly reader: PackageReader;
}

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
	const told = checkLocalHeader(header, entry, name);
	const { fileDataStart: start } = header;
	const ends = told.isEndUnknown && entry.compressionMethod === STORED ? new FalseEnds() : undefined;
	let crc = 0;
	try {
		const isSmall = Math.max(compressedSize, uncompressedSize) <= SMALL;
		const content = isSmall ? [await wholeOf(reader, entry, start)] : streamOf(reader, entry, start);
		for await (const chunk of content) {
			signal.throwIfAborted();
			crc = crc32(chunk, crc);
			keep?.(chunk);
			ends?.add(chunk);
		}
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof TrailingBytes)
			throw entryRefusal(name, 'there are bytes behind the end of its compressed content, which some unpackers read');
		throw entryRefusal(
			name,
			`its content cannot be unpacked to the ${uncompressedSize} bytes that it should have`,
			error,
		);
	}
	if (crc !== entry.crc32)
		throw entryRefusal(name, 'its content does not have the checksum (CRC-32) that it should have');
	if (ends?.found) throw entryRefusal(name, 'its content contains a data descriptor, at which streaming readers stop');
	const from = entry.relativeOffsetOfLocalHeader;
	return { name, from, to: start + compressedSize, descriptors: () => descriptorsOf(entry, told) };
}

/** Bytes up to which an entry is read at once: a stream for each of many small ones takes ten times as long. */
const SMALL = 256 * 1024;

async function wholeOf(reader: PackageReader, entry: Entry, start: number): Promise<Buffer> {
	const { compressedSize, uncompressedSize: size, compressionMethod } = entry;
	const bytes = await reader.bytes(start, compressedSize);
	return compressionMethod === STORED ? bytes : inflateWhole(bytes, size);
}

/** The content, unpacked. That of a stored entry has its size: the library has compared both. */
function streamOf(reader: PackageReader, entry: Entry, start: number): AsyncIterable<Buffer> {
	const { compressedSize, uncompressedSize: size, compressionMethod } = entry;
	const bytes = reader.stream(start, start + compressedSize);
	return compressionMethod === STORED ? bytes : inflateStream(bytes, { packed: compressedSize, size });
}
