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
/** Through a pipe, which cannot be rewound; a reader may leave before the central directory. */
const stream = (archive: string, ...command: readonly string[]) =>
	run('sh', '-c', 'archive=$1; shift; cat "$archive" | "$@"', 'sh', archive, ...command);
const lines = (text: string) => text.split('\n').filter((line) => line !== '');
const has = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Checks an archive with a tool that prints no listing of this kind, and lists it with yauzl. */
const checked = (check: (archive: string) => void) => async (archive: string) => {
	check(archive);
	return list(archive);
};

async function list(archive: string): Promise<string[]> {
	const entries = await readZip(archive);
	return entries.map(({ path: name, content }) => listingLine(name, content));
}

const ALL: readonly (Reader & { readonly present: () => boolean })[] = [
	{ name: 'yauzl', present: () => true, list },
	{
		name: 'unzip',
		present: () => has('unzip', '-v'),
		list: checked((archive) => run('unzip', '-tqq', archive)),
	},
	{
		name: 'python',
		present: () => has('python3', '-V'),
		list: (at) => lines(run('python3', here('zip_read.py'), at)),
	},
	{ name: 'go', present: () => has('go', 'version'), list: (at) => lines(run('go', 'run', here('zip_read.go'), at)) },
	{
		name: 'java',
		present: () => has('java', '-version'),
		list: (at) => lines(run('java', here('ZipRead.java'), at)),
	},
	{
		name: 'java from a stream',
		present: () => has('java', '-version'),
		list: (at) => lines(stream(at, 'java', here('ZipRead.java'))),
	},
	{ name: '7zz', present: () => has('7zz', 'i'), list: checked((at) => run('7zz', 't', at)) },
	{ name: 'bsdtar', present: () => has('bsdtar', '--version'), list: checked((at) => run('bsdtar', '-xOf', at)) },
	{
		name: 'bsdtar from a stream',
		present: () => has('bsdtar', '--version'),
		list: checked((at) => stream(at, 'bsdtar', '-xOf', '-')),
	},
];

/** The readers that this machine has. */
export const readers: readonly Reader[] = ALL.filter(({ present }) => present());
