import type { FileHandle } from 'node:fs/promises';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { StepFailure } from '../../domain/failures/failure.ts';
import { formatBytes } from '../../domain/text/format.ts';
import { type Contents, Listing } from '../listing.ts';
import { isPrivateKey, MAY_BE_KEY } from '../select/built-in.ts';
import { entrypointFailure } from '../select/entrypoint.ts';
import type { LeftOut } from '../select/left-out.ts';
import { checkContent, type OpenZip } from './content.ts';
import { checkDirectoryEnd, requireNoShift } from './directory-end.ts';
import { kindOf } from './entry-kind.ts';
import { EntryNames, type Named, nameOf } from './entry-names.ts';
import { PackedLinks } from './links.ts';
import { PackageReader } from './package-reader.ts';
import { type Range, requireNoGaps } from './ranges.ts';
import { codeOf, entryRefusal, packageRefusal, packageUnreadable } from './refusals.ts';
import { secretNames } from './secret-names.ts';

/** What is in a sound package. */
export interface Inspected extends Contents {
	/** Names that look like secrets. */
	readonly secrets: readonly LeftOut[];
}

/** Most files and folders of a package. */
const MOST_ENTRIES = 500_000;
/** Most bytes that a package may unpack to: about what the disk of a hosted runner has. */
const MOST_CONTENT = 16_000_000_000;
/** From this many bytes of content on, they may be MOST_RATIO times the package at most: beyond that it is a bomb. */
const RATIO_FROM = 64_000_000;
const MOST_RATIO = 200;
/** Most bytes of a link's target: what Linux takes. */
const LONGEST_TARGET = 4_096;

export interface InspectOptions {
	/** Bytes of the package. */
	readonly size: number;
	readonly entrypoint: string;
	readonly signal: AbortSignal;
}

/**
 * Reads a package to its end with a reader that shares no code with the writer.
 * @throws StepFailure `package` if a service could not unpack it safely; InputFailure if the entrypoint is not in it; the
 * signal's reason.
 */
export async function inspect(file: FileHandle, options: InspectOptions): Promise<Inspected> {
	const reader = new PackageReader(file, options.size);
	const zip = await open(reader, options.size);
	const from = zip.readEntryCursor as unknown as number;
	try {
		return await read({ zip, reader }, file, from, options);
	} catch (error) {
		options.signal.throwIfAborted();
		if (error instanceof StepFailure) throw error;
		if (codeOf(error) !== 'unknown error') throw packageUnreadable(error);
		throw packageRefusal(`its central directory cannot be read (${(error as Error).message})`, error);
	}
}

async function open(reader: PackageReader, size: number): Promise<ZipFile> {
	try {
		// Names are decoded and checked in entry-names.ts: the library would turn backslashes into slashes.
		const options = { autoClose: false, decodeStrings: false, validateEntrySizes: true };
		return await fromRandomAccessReaderPromise(reader, size, options);
	} catch (error) {
		throw packageRefusal(`it is not a whole zip archive (${(error as Error).message})`, error);
	}
}

interface Read extends Named {
	readonly entry: Entry;
}

async function read(
	{ zip, reader }: OpenZip,
	file: FileHandle,
	from: number,
	options: InspectOptions,
): Promise<Inspected> {
	const { size, entrypoint, signal } = options;
	const names = new EntryNames();
	const listing = new Listing();
	await requireNoShift(file, { size, from, comment: zip.comment.length });
	const entries = await readDirectory(zip, names, listing, options);
	const to = zip.readEntryCursor as unknown as number;
	await checkDirectoryEnd(file, { size, from, to, entries: zip.entryCount, comment: zip.comment.length });
	if (listing.files === 0) throw packageRefusal('there is no file in it');

	const links = new PackedLinks();
	const ranges: Range[] = [];
	const keys = new Set<string>();
	for (const { entry, name, kind } of entries) {
		signal.throwIfAborted();
		const target: Buffer[] = [];
		const range = await checkContent({ zip, reader }, entry, name, {
			signal,
			...(kind === 'link' ? { keep: (chunk: Buffer) => target.push(chunk) } : {}),
			...(kind === 'file' && MAY_BE_KEY.test(name)
				? { keep: (chunk: Buffer) => isPrivateKey(chunk) && keys.add(name) }
				: {}),
		});
		if (range.to > from) throw entryRefusal(name, 'its bytes run into the central directory');
		ranges.push(range);
		if (kind === 'link') links.add(name, Buffer.concat(target).toString());
	}
	await requireNoGaps(reader, ranges, from);
	links.check(entries.flatMap(({ name, kind }) => (kind === 'link' ? [name] : [])));
	const failure = entrypointFailure(entrypoint, names.find(links.resolve(entrypoint)));
	// The file of that name in the workspace, if there is one, is not to blame.
	if (failure !== undefined) throw failure.with({ file: undefined });
	const secrets = secretNames(
		entries.flatMap(({ name, kind }) => (kind === 'folder' ? [] : [name])),
		keys,
	);
	const { files, contentSize, largest } = listing;
	return { files, contentSize, largest, secrets };
}

/** Reads what the central directory says, and refuses what can be refused without unpacking anything. */
async function readDirectory(
	zip: ZipFile,
	names: EntryNames,
	listing: Listing,
	{ size, signal }: InspectOptions,
): Promise<Read[]> {
	if (zip.entryCount > MOST_ENTRIES) throw packageRefusal(`it holds more than ${MOST_ENTRIES} files and folders`);
	const entries: Read[] = [];
	for await (const entry of zip.eachEntry()) {
		signal.throwIfAborted();
		const name = nameOf(entry);
		const kind = kindOf(entry, name);
		names.add(name, kind);
		if (kind === 'link' && entry.uncompressedSize > LONGEST_TARGET)
			throw entryRefusal(name, `it is a link to a path of more than ${LONGEST_TARGET} bytes`);
		if (kind === 'folder' && entry.uncompressedSize > 0) throw entryRefusal(name, 'it is a folder with content');
		if (kind !== 'folder') listing.add({ path: name, size: entry.uncompressedSize });
		requireNoBomb(listing.contentSize, size);
		entries.push({ entry, name, kind });
	}
	return entries;
}

function requireNoBomb(content: number, size: number): void {
	if (content > MOST_CONTENT)
		throw packageRefusal(`it unpacks to more than ${formatBytes(MOST_CONTENT)}, the most that this action sends`);
	if (content > RATIO_FROM && content > size * MOST_RATIO)
		throw packageRefusal(`it unpacks to more than ${MOST_RATIO} times its size, as only archive bombs do`);
}
