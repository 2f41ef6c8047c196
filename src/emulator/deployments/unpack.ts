import { createHash } from 'node:crypto';
import { mkdir, open, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { invalid } from '../http/errors.ts';

export interface UnpackedEntry {
	name: string;
	/** Permission bits. */
	mode: number;
	size: number;
	sha256: string;
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
/** Longest target of a link, in bytes: what Linux takes. */
const MAX_TARGET = 4095;

const TYPE_BITS = 0o170000;
const [FOLDER, REGULAR, LINK] = [0o040000, 0o100000, 0o120000];

/** The reason why a name must not be unpacked, if there is one: all else is what a Linux file system holds. */
function nameProblem(name: string): string | undefined {
	const segments = name.replace(/\/$/, '').split('/');
	if (name.includes('\0')) return 'holds a NUL character';
	if (name.startsWith('/')) return 'is absolute';
	if (segments.includes('..')) return 'leaves the folder';
	return segments.some((segment) => segment === '' || segment === '.') ? 'is not in its plain form' : undefined;
}

/** Decoded here, for yauzl's own way refuses a colon and a backslash, which are names on Linux. */
function nameOf({ fileNameRaw }: Entry): string {
	let name: string;
	try {
		name = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(fileNameRaw);
	} catch {
		throw invalid('file: a name is not UTF-8');
	}
	const problem = nameProblem(name);
	if (problem) throw invalid(`file: the name ${JSON.stringify(name)} ${problem}`);
	return name;
}

function kindOf(entry: Entry, name: string): { type: number; mode: number } {
	const isUnix = entry.versionMadeBy >>> 8 === 3;
	const bits = isUnix ? entry.externalFileAttributes >>> 16 : 0;
	const expected = name.endsWith('/') ? FOLDER : REGULAR;
	const type = bits & TYPE_BITS || expected;
	if (type !== expected && !(type === LINK && expected === REGULAR)) {
		throw invalid(`file: ${name} is neither a file, a folder nor a link`);
	}
	return { type, mode: bits === 0 ? (expected === FOLDER ? 0o755 : 0o644) : bits & 0o7777 };
}

/** Unpacks one archive into a fresh folder, and trusts nothing that it says. */
class Unpacking {
	readonly #zip: ZipFile;
	readonly #folder: string;
	/** Most bytes that it may unpack to. */
	readonly #most: number;
	#unpacked = 0;

	/** @param size of the archive, in bytes. */
	constructor(zip: ZipFile, size: number, folder: string) {
		this.#zip = zip;
		this.#folder = folder;
		this.#most = Math.min(MAX_UNPACKED, Math.max(RATIO_FROM, size * MAX_RATIO));
	}

	async run(): Promise<UnpackedEntry[]> {
		if (this.#zip.entryCount > MAX_ENTRIES) throw invalid(`file: more than ${MAX_ENTRIES} entries`);
		const entries: UnpackedEntry[] = [];
		for await (const entry of this.#zip.eachEntry()) {
			this.#unpacked += entry.uncompressedSize;
			if (this.#unpacked > this.#most) throw invalid('file: it unpacks to too many bytes');
			entries.push(await this.#unpack(entry));
		}
		// Links come last: nothing is ever written through one.
		for (const { name, target } of entries) if (target !== undefined) await this.#link(name, target);
		for (const { name, target } of entries) if (target !== undefined) await this.#checkInside(name);
		return entries;
	}

	async #unpack(entry: Entry): Promise<UnpackedEntry> {
		const { uncompressedSize: size } = entry;
		const name = nameOf(entry);
		const { type, mode } = kindOf(entry, name);
		const at = path.join(this.#folder, name);
		const mtime = entry.getLastModDate({ timezone: 'UTC' }).toISOString();
		await mkdir(type === FOLDER ? at : path.dirname(at), { recursive: true });
		if (type === FOLDER) return { name, mode, size, sha256: '', mtime };
		if (type === LINK) {
			if (size > MAX_TARGET) throw invalid(`file: the target of the link ${name} is too long`);
			const chunks: Buffer[] = [];
			const sha256 = await this.#read(entry, async (chunk) => void chunks.push(chunk));
			return { name, mode, size, sha256, mtime, target: Buffer.concat(chunks).toString('utf8') };
		}
		const file = await open(at, 'wx', 0o600);
		try {
			const sha256 = await this.#read(entry, (chunk) => file.writeFile(chunk));
			await file.chmod((mode & 0o777) | 0o600);
			return { name, mode, size, sha256, mtime };
		} finally {
			await file.close();
		}
	}

	/** @returns the SHA-256 of the content. */
	async #read(entry: Entry, write: (chunk: Buffer) => Promise<void>): Promise<string> {
		const hash = createHash('sha256');
		let crc = 0;
		for await (const chunk of (await this.#zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
			hash.update(chunk);
			crc = crc32(chunk, crc);
			await write(chunk);
		}
		if (crc !== entry.crc32) throw invalid(`file: the CRC-32 of ${entry.fileNameRaw} does not match`);
		return hash.digest('hex');
	}

	async #link(name: string, target: string): Promise<void> {
		const to = path.posix.join(path.posix.dirname(name), target);
		if (target === '' || target.startsWith('/') || to === '..' || to.startsWith('../')) throw leaves(name);
		await symlink(target, path.join(this.#folder, name));
	}

	/** A link may lead out by way of another one. */
	async #checkInside(name: string): Promise<void> {
		const root = await realpath(this.#folder);
		const real = await realpath(path.join(root, name)).catch(() => root); // one that points to nothing
		if (real !== root && !real.startsWith(`${root}${path.sep}`)) throw leaves(name);
	}
}

const leaves = (name: string) => invalid(`file: the link ${name} leaves the folder`);

export async function unpack(archive: string, size: number, folder: string): Promise<UnpackedEntry[]> {
	await mkdir(folder);
	let zip: ZipFile;
	try {
		zip = await openPromise(archive, { autoClose: false, decodeStrings: false });
	} catch (error) {
		throw invalid(`file is not a ZIP archive: ${(error as Error).message}`);
	}
	try {
		return await new Unpacking(zip, size, folder).run();
	} catch (error) {
		if (error instanceof Error && error.name === 'ApiError') throw error;
		throw invalid(`file is not a sound ZIP archive: ${(error as Error).message}`);
	} finally {
		zip.close();
	}
}
