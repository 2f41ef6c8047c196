import type { FileHandle } from 'node:fs/promises';
import path from 'node:path/posix';
import { crc32, inflateRawSync } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { brief, StepFailure } from '../../domain/failures/failure.ts';
import { formatBytes } from '../../domain/text/format.ts';
import { type Contents, Listing } from '../listing.ts';
import { isPrivateKey, MAY_BE_KEY } from '../select/built-in.ts';
import { elsewhere } from '../select/elsewhere.ts';
import { caseFolded, entryNameProblem } from '../select/entry-name.ts';
import { type EntrypointFinding, entrypointFailure } from '../select/entrypoint.ts';
import type { LeftOut } from '../select/left-out.ts';
import { PackageReader } from './reader.ts';
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

/** File types in a Unix mode (stat.h). */
const TYPE_BITS = 0o170000;
const REGULAR = 0o100000;
const LINK = 0o120000;
/** Compression methods (APPNOTE 4.4.5). */
const STORED = 0;
const DEFLATED = 8;

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
export async function inspect(file: FileHandle, { size, entrypoint, signal }: InspectOptions): Promise<Inspected> {
	// One reads the directory and one the contents, so that each keeps its window of the file.
	const [directory, contents] = [await openZip(file, size), await openZip(file, size)];
	if (directory.zip.entryCount > MOST_ENTRIES) throw refusal(`it contains more than ${MOST_ENTRIES} files and folders`);
	const listing = new Listing();
	const names = new Set<string>();
	const links = new Map<string, string>();
	const keys = new Set<string>();
	for await (const entry of entriesOf(directory.zip)) {
		signal.throwIfAborted();
		const name = nameOf(entry);
		const kind = kindOf(entry, name);
		if (kind === 'folder') continue;
		if (names.has(name)) throw refusalOf(name, 'it occurs twice');
		names.add(name);
		listing.add({ path: name, size: entry.uncompressedSize });
		requireNoBomb(listing.contentSize, size);
		if (kind === 'link' && entry.uncompressedSize > LONGEST_TARGET)
			throw refusalOf(name, `it is a link to a path of more than ${LONGEST_TARGET} bytes`);
		const mayBeKey = kind === 'file' && MAY_BE_KEY.test(name);
		await readContent(contents, entry, name, signal, (chunk) => {
			if (kind === 'link') links.set(name, targetOf(name, chunk));
			else if (mayBeKey && isPrivateKey(chunk)) keys.add(name);
		});
	}
	if (listing.files === 0) throw refusal('it contains no file');
	for (const name of links.size === 0 ? [] : names) {
		const link = firstLink(path.dirname(name), links);
		if (link !== undefined) throw refusalOf(name, `it is in "${brief(link)}", which is a link`);
	}
	const failure = entrypointFailure(entrypoint, find(entrypoint, names, links));
	// The file of that name in the workspace, if there is one, is not to blame.
	if (failure !== undefined) throw failure.with({ file: undefined });
	const { files, contentSize, largest } = listing;
	return { files, contentSize, largest, secrets: secretNames(names, keys) };
}

interface OpenZip {
	readonly zip: ZipFile;
	readonly reader: PackageReader;
}

async function openZip(file: FileHandle, size: number): Promise<OpenZip> {
	const reader = new PackageReader(file, size);
	// Names are decoded below: the library would turn backslashes into slashes.
	const options = { autoClose: false, decodeStrings: false, validateEntrySizes: true };
	try {
		return { zip: await fromRandomAccessReaderPromise(reader, size, options), reader };
	} catch (error) {
		throw refusal(`it is not a complete zip archive (${(error as Error).message})`, error);
	}
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
	try {
		yield* zip.eachEntry();
	} catch (error) {
		throw refusal(`its central directory cannot be read (${(error as Error).message})`, error);
	}
}

/** The name of an entry, with a trailing slash for a folder. */
export function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
	const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
	// Code page 437, the default, would decode a control character to a graphical one.
	const isControl = /[\0-\x1f\x7f]/.test(fileNameRaw.toString('latin1'));
	const problem = isControl ? 'its name contains a control character' : nameProblem(name);
	if (problem !== undefined) throw refusalOf(name, problem);
	return name;
}

function nameProblem(name: string): string | undefined {
	if (name.startsWith('/')) return 'its name is an absolute path';
	if (name === '' || name.includes('//')) return 'its name has an empty part';
	return entryNameProblem(name);
}

function kindOf(entry: Entry, name: string): 'file' | 'folder' | 'link' {
	const { compressionMethod: method } = entry;
	if (entry.isEncrypted()) throw refusalOf(name, 'it is encrypted');
	if (method !== STORED && method !== DEFLATED)
		throw refusalOf(name, `it is compressed by method ${method}; only "stored" and "deflated" are supported`);
	if (name.endsWith('/')) return 'folder';
	const type = (entry.externalFileAttributes >>> 16) & TYPE_BITS;
	if (type === LINK) return 'link';
	if (type !== 0 && type !== REGULAR) throw refusalOf(name, 'it is neither a file nor a folder nor a link');
	return 'file';
}

function requireNoBomb(content: number, size: number): void {
	if (content > MOST_CONTENT)
		throw refusal(`it unpacks to more than ${formatBytes(MOST_CONTENT)}, the limit of this action`);
	if (content > RATIO_FROM && content > size * MOST_RATIO)
		throw refusal(`it unpacks to more than ${MOST_RATIO} times its size, like an archive bomb`);
}

/**
 * Reads an entry to its end: it must have its size and its checksum.
 * @param look gets the content, in one piece where it is small.
 */
async function readContent(
	zip: OpenZip,
	entry: Entry,
	name: string,
	signal: AbortSignal,
	look: (chunk: Buffer) => void,
): Promise<void> {
	let [crc, length] = [0, 0];
	try {
		for await (const chunk of contentOf(zip, entry)) {
			signal.throwIfAborted();
			crc = crc32(chunk, crc);
			length += chunk.length;
			look(chunk);
		}
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof StepFailure) throw error;
		throw refusalOf(name, `its content cannot be unpacked (${(error as Error).message})`, error);
	}
	if (length !== entry.uncompressedSize)
		throw refusalOf(name, `its content has ${length} bytes, instead of ${entry.uncompressedSize}`);
	if (crc !== entry.crc32) throw refusalOf(name, 'its content does not match its checksum (CRC-32)');
}

/** Bytes up to which an entry is read at once: a stream for each of many small ones takes ten times as long. */
const SMALL = 256 * 1024;

async function* contentOf({ zip, reader }: OpenZip, entry: Entry): AsyncGenerator<Buffer> {
	const { compressedSize, uncompressedSize: size } = entry;
	if (Math.max(compressedSize, size) > SMALL) return yield* await zip.openReadStreamPromise(entry);
	const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
	const bytes = await reader.bytes(fileDataStart, compressedSize);
	yield entry.compressionMethod === STORED ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(size, 1) });
}

/** Where a link leads to, which must be in the package. `..` may only begin it: behind another link it could lead anywhere. */
function targetOf(name: string, content: Buffer): string {
	const target = content.toString();
	const steps = target.split('/').filter((step) => step !== '' && step !== '.');
	const climbs = steps.lastIndexOf('..') + 1;
	const depth = name.split('/').length - 1;
	const isClean = steps.slice(0, climbs).every((step) => step === '..');
	if (target === '' || target.startsWith('/') || climbs > depth || !isClean)
		throw refusalOf(name, `it is a link to "${brief(target)}", which may lead outside the package`);
	return path.join(path.dirname(name), target);
}

/** The topmost link among a path's folders and the path itself. */
function firstLink(name: string, links: ReadonlyMap<string, string>): string | undefined {
	const parts = name.split('/');
	return parts.map((_, index) => parts.slice(0, index + 1).join('/')).find((one) => links.has(one));
}

/** The most links that are followed for one path: as many as Linux follows. */
const MOST_FOLLOWED = 40;

/** What is at a path of the package, each link on the way followed. */
function find(entrypoint: string, names: ReadonlySet<string>, links: ReadonlyMap<string, string>): Finding {
	let at = entrypoint;
	for (let followed = 0; followed < MOST_FOLLOWED; followed++) {
		const link = firstLink(at, links);
		if (link === undefined) break;
		at = path.join(links.get(link) as string, at.slice(link.length));
	}
	if (names.has(at)) return { kind: 'packed' };
	const all = [...names];
	if (all.some((name) => name.startsWith(`${at}/`))) return { kind: 'folder' };
	const twin = all.find((name) => caseFolded(name) === caseFolded(at));
	return twin === undefined ? { kind: 'missing', hint: elsewhere(all, at) } : { kind: 'other-case', actual: twin };
}

type Finding = Exclude<EntrypointFinding, { kind: 'left-out' }>;

/** The failure for a package that is not fit to be sent. `problem` is the end of a sentence. */
function refusal(problem: string, cause?: unknown): StepFailure {
	return new StepFailure({
		kind: 'package',
		message: `Cannot send the package: ${problem}.`,
		advice: 'Make a new package, for example with a dry run of this action (output "package-path").',
		cause,
	});
}

function refusalOf(name: string, problem: string, cause?: unknown): StepFailure {
	return refusal(`entry "${brief(name)}": ${problem}`, cause);
}
