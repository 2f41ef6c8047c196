import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { listingLine } from './tree.ts';

/** Lists an archive as lines of CRC-32, size and path, having read every byte of it. */
export interface Reader {
	readonly name: string;
	list(archive: string): string[] | Promise<string[]>;
}

/** An entry as its archive describes it. */
export interface ReadEntry {
	readonly path: string;
	readonly mode: number;
	readonly method: number;
	readonly flags: number;
	readonly content: Buffer;
}

/** Reads the archive with yauzl, which checks sizes and names. */
export async function readZip(archive: string): Promise<ReadEntry[]> {
	// Names as they are: yauzl would refuse a colon.
	const zip = await yauzl.openPromise(archive, { autoClose: false, decodeStrings: false });
	const entries: ReadEntry[] = [];
	for await (const entry of zip.eachEntry()) {
		const content = Buffer.concat(await Array.fromAsync(await zip.openReadStreamPromise(entry)));
		entries.push({
			path: entry.fileNameRaw.toString(),
			mode: entry.externalFileAttributes >>> 16,
			method: entry.compressionMethod,
			flags: entry.generalPurposeBitFlag,
			content,
		});
		if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileNameRaw}: the checksum is wrong`);
	}
	zip.close();
	return entries;
}

const here = (file: string) => path.join(import.meta.dirname, 'readers', file);
const run = (command: string, ...args: readonly string[]) =>
	execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'inherit'] });
const lines = (text: string) => text.split('\n').filter((line) => line !== '');
const has = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

async function list(archive: string): Promise<string[]> {
	const entries = await readZip(archive);
	return entries.map(({ path: name, content }) => listingLine(name, content));
}

const ALL: readonly (Reader & { readonly present: () => boolean })[] = [
	{ name: 'yauzl', present: () => true, list },
	{
		name: 'unzip',
		present: () => has('unzip', '-v'),
		list(archive) {
			run('unzip', '-tqq', archive); // it prints no such listing
			return list(archive);
		},
	},
	{
		name: 'python',
		present: () => has('python3', '-V'),
		list: (at) => lines(run('python3', here('zip_read.py'), at)),
	},
	{
		// Through a pipe, which cannot be rewound.
		name: 'java from a stream',
		present: () => has('java', '-version'),
		list: (at) => lines(run('sh', '-c', 'cat "$2" | java "$1"', 'sh', here('ZipRead.java'), at)),
	},
];

/** The readers that this machine has. */
export const readers: readonly Reader[] = ALL.filter(({ present }) => present());
