import type { FileHandle } from 'node:fs/promises';
import path from 'node:path/posix';
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { brief, StepFailure } from '../../domain/failures/failure.ts';
import { formatBytes } from '../../domain/text/format.ts';
import { isPointerText, pointerAsEntrypoint } from '../checks/lfs-pointers.ts';
import { Listing } from '../listing.ts';
import { isPrivateKey, LOOKED_AT, MAY_BE_KEY, secretRule } from '../select/built-in.ts';
import { entryNameProblem } from '../select/entry-name.ts';
import { entrypointFailure } from '../select/entrypoint.ts';
import { byRule } from '../select/left-out.ts';
import { refusal } from './file.ts';
import { PackageReader } from './reader.ts';

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

/**
 * Reads the central directory of a package, with a reader that shares no code with the writer, and of the contents those of
 * links, of the entrypoint, and of what may be a private key.
 * @param size bytes of the package.
 * @returns what its listing says, and in `secrets` the files that a directory would have kept out as secrets or as git's own,
 * by rule. They are sent all the same, because a package is not changed.
 * @throws StepFailure `package` if a service could not unpack it safely; InputFailure if the entrypoint is not in it, or is a
 * git-lfs pointer; the signal's reason.
 */
export async function inspect(file: FileHandle, size: number, entrypoint: string, signal: AbortSignal) {
	const zip = await openZip(file, size);
	const listing = new Listing();
	const names = new Set<string>();
	const links = new Set<string>();
	const secrets = new Map<string, string>();
	let isPointer = false;
	for await (const entry of entriesOf(zip)) {
		signal.throwIfAborted();
		const name = nameOf(entry);
		const isLink = requireFit(entry, name) === LINK;
		if (name.endsWith('/')) continue;
		if (names.has(name)) throw refusalOf(name, 'it occurs more than once');
		names.add(name);
		listing.add(name, entry.uncompressedSize);
		requireNoBomb(listing.contentSize, size);
		const isRead = isLink || name === entrypoint || MAY_BE_KEY.test(name);
		const content = isRead ? await contentOf(zip, entry, name) : EMPTY;
		if (isLink) {
			links.add(name);
			requireInside(name, content.toString());
		} else if (name === entrypoint) isPointer = isPointerText(content);
		const rule = secretRule(name, () => !isLink && isPrivateKey(content));
		if (rule !== undefined) secrets.set(name, rule);
	}
	if (listing.files === 0) throw refusal('it contains no files');
	for (const name of names)
		for (let at = path.dirname(name); at !== '.'; at = path.dirname(at))
			if (links.has(at)) throw refusalOf(name, `it is in "${brief(at)}", which is a link`);
	// The file of that name in the workspace, if there is one, is not to blame.
	const failure = isPointer ? pointerAsEntrypoint(entrypoint) : entrypointFailure(entrypoint, [...names]);
	if (failure !== undefined) throw failure.with({ file: undefined });
	return { ...listing, secrets: byRule(secrets) };
}

const EMPTY = Buffer.alloc(0);

async function openZip(file: FileHandle, size: number): Promise<ZipFile> {
	// Names are decoded below: the library would turn backslashes into slashes.
	const options = { autoClose: false, decodeStrings: false, validateEntrySizes: true };
	const zip = await fromRandomAccessReaderPromise(new PackageReader(file, size), size, options).catch(
		(error: Error) => {
			throw refusal(`it is not a complete zip archive (${error.message})`, { cause: error });
		},
	);
	if (zip.entryCount > MOST_ENTRIES) throw refusal(`it contains more than ${MOST_ENTRIES} files and folders`);
	return zip;
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
	try {
		yield* zip.eachEntry();
	} catch (error) {
		throw refusal(`its central directory cannot be read (${(error as Error).message})`, { cause: error });
	}
}

/** The name of an entry, with a trailing slash for a folder. */
export function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
	const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
	// Code page 437, the default, would decode a control character to a graphical one.
	const isControl = /[\0-\x1f\x7f]/.test(fileNameRaw.toString('latin1'));
	const problem = isControl ? 'its name contains a control character' : entryNameProblem(name);
	if (problem !== undefined) throw refusalOf(name, problem);
	return name;
}

/** @returns the type of the entry in its Unix mode, 0 where it has none. */
function requireFit(entry: Entry, name: string): number {
	const type = (entry.externalFileAttributes >>> 16) & TYPE_BITS;
	if (entry.isEncrypted()) throw refusalOf(name, 'it is encrypted');
	if (!entry.canDecodeFileData())
		throw refusalOf(name, `it is compressed by method ${entry.compressionMethod}, not "stored" or "deflated"`);
	if (!name.endsWith('/') && type !== 0 && type !== REGULAR && type !== LINK)
		throw refusalOf(name, 'it is neither a file nor a folder nor a link');
	if (type === LINK && entry.uncompressedSize > LONGEST_TARGET)
		throw refusalOf(name, `it is a link to a path of more than ${LONGEST_TARGET} bytes`);
	return type;
}

function requireNoBomb(content: number, size: number): void {
	if (content > MOST_CONTENT)
		throw refusal(`it unpacks to more than ${formatBytes(MOST_CONTENT)}, the limit of this action`);
	if (content > RATIO_FROM && content > size * MOST_RATIO)
		throw refusal(`it unpacks to more than ${MOST_RATIO} times its size, like a zip bomb`);
}

/** The beginning of what an entry holds. */
async function contentOf(zip: ZipFile, entry: Entry, name: string): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let length = 0;
	try {
		for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
			chunks.push(chunk);
			length += chunk.length;
			if (length >= LOOKED_AT) break;
		}
	} catch (error) {
		if (error instanceof StepFailure) throw error; // of reading the file
		throw refusalOf(name, `its content cannot be unpacked (${(error as Error).message})`, error);
	}
	return Buffer.concat(chunks);
}

/** A link must lead into the package. `..` may only begin its target: behind another link it could lead anywhere. */
function requireInside(name: string, target: string): void {
	const steps = target.split('/').filter((step) => step !== '' && step !== '.');
	const climbs = steps.lastIndexOf('..') + 1;
	const depth = name.split('/').length - 1;
	const isClean = steps.slice(0, climbs).every((step) => step === '..');
	if (target === '' || target.startsWith('/') || climbs > depth || !isClean)
		throw refusalOf(name, `it is a link to "${brief(target)}", which may lead outside the package`);
}

function refusalOf(name: string, problem: string, cause?: unknown): StepFailure {
	return refusal(`entry "${brief(name)}": ${problem}`, { cause });
}
