import { createHash } from 'node:crypto';
import { mkdir, open, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { invalid } from '../http/errors.ts';
import { EntryNames, MAX_NAMES, nameProblem } from './entry-names.ts';
import { checkLocalHeader, type Range } from './local-header.ts';

export interface UnpackedEntry {
	name: string;
	/** Permission bits. */
	mode: number;
	size: number;
	sha256: string;
	/** ISO 8601. */
	mtime: string;
}

/** Most bytes that an archive may unpack to. */
const MAX_UNPACKED = 4 * 1024 * 1024 * 1024;
/** From this many bytes on, an archive may grow by MAX_RATIO at most: beyond that it is a bomb. */
const RATIO_FROM = 64 * 1024 * 1024;
const MAX_RATIO = 200;

const TYPE_BITS = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
const LINK = 0o120000;
/** Most bytes of a link's target: what Linux takes. */
const LONGEST_TARGET = 4_096;

function isLink(entry: Entry): boolean {
	return entry.versionMadeBy >>> 8 === 3 && ((entry.externalFileAttributes >>> 16) & TYPE_BITS) === LINK;
}

function modeOf(entry: Entry): number {
	const madeOnUnix = entry.versionMadeBy >>> 8 === 3;
	const mode = madeOnUnix ? entry.externalFileAttributes >>> 16 : 0;
	const type = mode & TYPE_BITS;
	const expected = entry.fileName.endsWith('/') ? FOLDER : REGULAR;
	if (isLink(entry)) {
		if (entry.uncompressedSize <= LONGEST_TARGET) return 0o777;
		throw invalid(`file: ${entry.fileName} is a link to a path that is too long`);
	}
	if (type !== 0 && type !== expected) throw invalid(`file: ${entry.fileName} is a special file`);
	return mode === 0 ? (expected === FOLDER ? 0o755 : 0o644) : mode & 0o7777;
}

async function unpackFile(zip: ZipFile, entry: Entry, target: string, mode: number): Promise<string> {
	await mkdir(path.dirname(target), { recursive: true });
	const hash = createHash('sha256');
	let crc = 0;
	const file = await open(target, 'wx', 0o600);
	try {
		for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
			hash.update(chunk);
			crc = crc32(chunk, crc);
			await file.writeFile(chunk);
		}
		if (crc !== entry.crc32) throw invalid(`file: the CRC-32 of ${entry.fileName} does not match`);
		await file.chmod((mode & 0o777) | 0o600);
	} finally {
		await file.close();
	}
	return hash.digest('hex');
}

/** Reads all that an archive says of itself, and refuses it before anything of it is written. */
async function inspect(zip: ZipFile, archive: string, size: number): Promise<void> {
	if (zip.entryCount > MAX_NAMES) throw invalid(`file: more than ${MAX_NAMES} files and folders`);
	const names = new EntryNames();
	const ranges: Range[] = [];
	let unpacked = 0;
	await using file = await open(archive);
	for await (const entry of zip.eachEntry()) {
		const name = entry.fileName;
		const problem = nameProblem(name);
		if (problem) throw invalid(`file: the name ${JSON.stringify(name)} ${problem}`);
		names.add(name);
		modeOf(entry);
		ranges.push(await checkLocalHeader(zip, file, entry));
		unpacked += entry.uncompressedSize;
		if (unpacked > MAX_UNPACKED || (unpacked > RATIO_FROM && unpacked > size * MAX_RATIO)) {
			throw invalid('file: it unpacks to too many bytes');
		}
	}
	ranges.sort(([a], [b]) => a - b);
	// Entries that share their bytes are how a small archive unpacks to a huge one.
	if (ranges.some(([from], at) => from < (ranges[at - 1]?.[1] ?? 0))) throw invalid('file: its entries overlap');
}

/** Makes the links, after all files, so that nothing is written through one. Each must lead to something in the folder. */
async function makeLinks(folder: string, links: ReadonlyMap<string, string>): Promise<void> {
	const root = await realpath(folder);
	for (const [name, target] of links) {
		const file = path.join(folder, name);
		await mkdir(path.dirname(file), { recursive: true });
		await symlink(target, file);
	}
	for (const name of links.keys()) {
		const end = await realpath(path.join(folder, name)).catch(() => '');
		if (end !== root && !end.startsWith(root + path.sep))
			throw invalid(`file: ${name} is a link that leads outside the archive, or nowhere`);
	}
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<string> {
	const chunks = await Array.fromAsync((await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>);
	return Buffer.concat(chunks).toString();
}

async function unpackEntries(zip: ZipFile, folder: string): Promise<UnpackedEntry[]> {
	const entries: UnpackedEntry[] = [];
	const links = new Map<string, string>();
	for await (const entry of zip.eachEntry()) {
		const name = entry.fileName;
		const mode = modeOf(entry);
		const target = path.join(folder, name);
		let sha256 = '';
		if (isLink(entry)) links.set(name, await contentOf(zip, entry));
		else if (name.endsWith('/')) await mkdir(target, { recursive: true });
		else sha256 = await unpackFile(zip, entry, target, mode);
		const mtime = entry.getLastModDate({ timezone: 'UTC' }).toISOString();
		entries.push({ name, mode, size: entry.uncompressedSize, sha256, mtime });
	}
	await makeLinks(folder, links);
	return entries;
}

/** Unpacks an archive into a fresh folder, and trusts nothing that it says. */
export async function unpack(archive: string, size: number, folder: string): Promise<UnpackedEntry[]> {
	await mkdir(folder);
	await reading(archive, (zip) => inspect(zip, archive, size));
	return reading(archive, (zip) => unpackEntries(zip, folder));
}

async function reading<T>(archive: string, work: (zip: ZipFile) => Promise<T>): Promise<T> {
	let zip: ZipFile;
	try {
		zip = await openPromise(archive, { autoClose: false, strictFileNames: true });
	} catch (error) {
		throw invalid(`file is not a ZIP archive: ${(error as Error).message}`);
	}
	try {
		return await work(zip);
	} catch (error) {
		if (error instanceof Error && error.name === 'ApiError') throw error;
		throw invalid(`file is not a sound ZIP archive: ${(error as Error).message}`);
	} finally {
		zip.close();
	}
}
