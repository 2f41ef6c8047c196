import { mkdir, open, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ApiError, invalid } from '../http/errors.ts';

export interface UnpackedEntry {
	name: string;
	/** Permission bits. */
	mode: number;
	size: number;
	/** ISO 8601. */
	mtime: string;
	/** Of a link: where it points to. */
	target?: string;
}

/** Most files, folders and links of an archive. */
const MAX_ENTRIES = 100_000;
/** Most bytes that an archive may unpack to. */
const MAX_UNPACKED = 4 * 1024 * 1024 * 1024;
/** From this many bytes on, an archive may grow by MAX_RATIO at most: beyond that it is a bomb. */
const RATIO_FROM = 64 * 1024 * 1024;
const MAX_RATIO = 200;

const [TYPE_BITS, LINK] = [0o170000, 0o120000];

/** Decoded here, for yauzl's own way refuses a colon and a backslash, which are names on Linux. */
function nameOf({ fileNameRaw }: Entry): string {
	let name: string;
	try {
		name = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(fileNameRaw);
	} catch {
		throw invalid('file: a name is not UTF-8');
	}
	if (name.startsWith('/') || name.includes('\0') || name.split('/').includes('..')) {
		throw invalid(`file: the name ${JSON.stringify(name)} leaves the folder`);
	}
	return name;
}

/** The whole Unix mode, the bits of the type included; an archive of another system says none. */
function modeOf({ versionMadeBy, externalFileAttributes }: Entry, isFolder: boolean): number {
	const mode = versionMadeBy >>> 8 === 3 ? externalFileAttributes >>> 16 : 0;
	return mode || (isFolder ? 0o755 : 0o644);
}

async function read(zip: ZipFile, entry: Entry, write: (chunk: Buffer) => Promise<unknown> | number): Promise<void> {
	let crc = 0;
	for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
		crc = crc32(chunk, crc);
		await write(chunk);
	}
	if (crc !== entry.crc32) throw invalid(`file: the CRC-32 of ${entry.fileNameRaw} does not match`);
}

async function unpackEntry(zip: ZipFile, entry: Entry, folder: string): Promise<UnpackedEntry> {
	const name = nameOf(entry);
	const isFolder = name.endsWith('/');
	const mode = modeOf(entry, isFolder);
	const at = path.join(folder, name);
	const mtime = entry.getLastModDate({ timezone: 'UTC' }).toISOString();
	const unpacked = { name, mode: mode & 0o7777, size: entry.uncompressedSize, mtime };
	await mkdir(isFolder ? at : path.dirname(at), { recursive: true });
	if (isFolder) return unpacked;
	if ((mode & TYPE_BITS) === LINK) {
		const chunks: Buffer[] = [];
		await read(zip, entry, (chunk) => chunks.push(chunk));
		return { ...unpacked, target: Buffer.concat(chunks).toString('utf8') };
	}
	const file = await open(at, 'wx', 0o600);
	try {
		await read(zip, entry, (chunk) => file.writeFile(chunk));
		await file.chmod((mode & 0o777) | 0o600);
		return unpacked;
	} finally {
		await file.close();
	}
}

const leaves = (name: string) => invalid(`file: the link ${name} leaves the folder`);

/** Links come last: nothing is ever written through one. */
async function makeLinks(entries: readonly UnpackedEntry[], folder: string): Promise<void> {
	const links = entries.flatMap(({ name, target }) => (target === undefined ? [] : [{ name, target }]));
	for (const { name, target } of links) {
		const to = path.posix.join(path.posix.dirname(name), target);
		if (target.startsWith('/') || to === '..' || to.startsWith('../')) throw leaves(name);
		await symlink(target, path.join(folder, name));
	}
	const root = await realpath(folder);
	for (const { name } of links) {
		// A link may lead out by way of another one.
		const real = await realpath(path.join(root, name)).catch(() => root); // one that points to nothing
		if (real !== root && !real.startsWith(`${root}${path.sep}`)) throw leaves(name);
	}
}

/**
 * Unpacks an archive into a fresh folder, and trusts nothing that it says.
 * @param size of the archive, in bytes.
 */
export async function unpack(archive: string, size: number, folder: string): Promise<UnpackedEntry[]> {
	await mkdir(folder);
	let zip: ZipFile | undefined;
	try {
		zip = await openPromise(archive, { autoClose: false, decodeStrings: false });
		if (zip.entryCount > MAX_ENTRIES) throw invalid(`file: more than ${MAX_ENTRIES} entries`);
		let left = Math.min(MAX_UNPACKED, Math.max(RATIO_FROM, size * MAX_RATIO));
		const entries: UnpackedEntry[] = [];
		for await (const entry of zip.eachEntry()) {
			left -= entry.uncompressedSize;
			if (left < 0) throw invalid('file: it unpacks to too many bytes');
			entries.push(await unpackEntry(zip, entry, folder));
		}
		await makeLinks(entries, folder);
		return entries;
	} catch (error) {
		if (error instanceof ApiError) throw error;
		throw invalid(`file is not a valid zip archive: ${(error as Error).message}`);
	} finally {
		zip?.close();
	}
}
