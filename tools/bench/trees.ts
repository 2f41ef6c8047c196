import { createHash } from 'node:crypto';
import {
	appendFileSync,
	copyFileSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { halfAndHalf, noise, prose } from './generator.ts';

const root = path.resolve(import.meta.dirname, '../..');
const MB = 1_000_000;

/** A folder to pack. */
export interface BenchTree {
	readonly name: string;
	readonly path: string;
}

/** A tree that all packers are compared on. */
export interface ComparedTree extends BenchTree {
	/** What the wall time, divided by that of `zip -qr` and curl, is to be. */
	readonly goal: string;
}

/** Bytes: larger files of packages are platform binaries, which the big file stands for. */
const LARGEST_OF_PACKAGE = MB;

/** Bytes of the median file of a package for the tree of small files, whose own median is then 0.5 kB. */
const MEDIAN_OF_SMALL = 700;

/** The trees, made once for each lockfile and kept in the folder for temporary files. */
export function benchTrees(): ComparedTree[] {
	const compared = (goal: string, tree: BenchTree): ComparedTree => ({ ...tree, goal });
	return [
		compared(
			'one Node start more',
			make('small app, 200 files', 'small', (at) => packages(at, 200)),
		),
		compared(
			'≤ 0.45',
			make('large tree, 41,000 files', 'large', (at) => packages(at, 41_000)),
		),
		compared(
			'≤ 0.55',
			make('many small files, 16,000', 'small-files', (at) => packages(at, 16_000, MEDIAN_OF_SMALL)),
		),
		compared(
			'≤ 0.40',
			make('one file, 400 MB', 'big', (at) => big(at, 400)),
		),
		compared(
			'≤ 0.20',
			make('compressed media, 300 MB', 'media', (at) => media(at, 300)),
		),
	];
}

/** Small files, for how time and memory grow. */
export function growthTree(files: number): BenchTree {
	return make(`${files.toLocaleString('en')} files`, `growth-${files}`, (at) => {
		for (let n = 0; n < files; n++) {
			const folder = path.join(at, `${Math.floor(n / 1000)}`, `${Math.floor(n / 50) % 20}`);
			if (n % 50 === 0) mkdirSync(folder, { recursive: true });
			writeFileSync(path.join(folder, `${n}.txt`), prose(200 + ((n * 7919) % 4000), n + 1));
		}
	});
}

function make(name: string, folder: string, fill: (at: string) => void): BenchTree {
	const lock = createHash('sha256')
		.update(readFileSync(path.join(root, 'package-lock.json')))
		.digest('hex');
	const at = path.join(tmpdir(), `bench-trees-${lock.slice(0, 8)}`, folder);
	if (!existsSync(at)) {
		const partial = `${at}.partial`;
		rmSync(partial, { recursive: true, force: true });
		mkdirSync(partial, { recursive: true });
		fill(partial);
		writeFileSync(path.join(partial, 'index.js'), 'setInterval(() => {}, 1000);\n');
		renameSync(partial, at);
	}
	return { name, path: at };
}

/**
 * Copies the lockfile's packages, in the order of their names, until there are so many files; again, if need be.
 * @param median bytes: only packages of which the median file has no more. Default: all.
 */
function packages(at: string, count: number, median = Number.POSITIVE_INFINITY): void {
	const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
	const names = Object.entries(lock.packages).filter(([name, { optional }]) => name !== '' && optional !== true);
	const all = names
		.map(([name]) => ({ name, files: filesIn(path.join(root, name)) }))
		.filter(({ files }) => files.length > 0 && medianSize(files) <= median)
		.sort((a, b) => (a.name < b.name ? -1 : 1));
	let left = count;
	for (let round = 0; left > 0; round++)
		for (const { name, files } of all) {
			const to = path.join(at, `app${round}`, name.replaceAll('node_modules', 'lib'));
			for (const { inside } of files.slice(0, left)) {
				mkdirSync(path.dirname(path.join(to, inside)), { recursive: true });
				copyFileSync(path.join(root, name, inside), path.join(to, inside));
			}
			left -= Math.min(left, files.length);
		}
}

interface Lock {
	readonly packages: Readonly<Record<string, { readonly optional?: boolean }>>;
}

interface SizedFile {
	/** Path in its package. */
	readonly inside: string;
	readonly size: number;
}

function medianSize(files: readonly SizedFile[]): number {
	return files.map(({ size }) => size).sort((a, b) => a - b)[files.length >> 1] as number;
}

/** The files of a package. Packages inside it stand in the lockfile by themselves. */
function filesIn(folder: string, inside = ''): SizedFile[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.sort()
		.flatMap((name) => {
			const at = path.join(folder, name);
			const status = lstatSync(at);
			if (status.isDirectory()) return name === 'node_modules' ? [] : filesIn(at, path.join(inside, name));
			const isTaken = status.isFile() && status.size <= LARGEST_OF_PACKAGE && !/^\.|\.pem$/.test(name);
			return isTaken ? [{ inside: path.join(inside, name), size: status.size }] : [];
		});
}

function big(at: string, megabytes: number): void {
	for (let n = 0; n < megabytes; n += 10) appendFileSync(path.join(at, 'model.bin'), halfAndHalf(10 * MB, n + 1));
}

function media(at: string, megabytes: number): void {
	for (let n = 0, left = megabytes * MB; left > 0; n++) {
		const size = Math.min(left, 200_000 + ((n * 611_953) % 1_600_000));
		writeFileSync(path.join(at, `${n}.jpg`), noise(size, n + 1));
		left -= size;
	}
}
