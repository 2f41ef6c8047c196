import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from './manifest.ts';

/** A requirement that names a file of the app, or an option of pip: what it installs is not told by its text alone. */
const LOCAL = /(?:^|[\s"'@=])(?:\.|\/|-|file:)/m;

/**
 * The virtual environments of Python. One is used again by every later deployment whose manifest and lockfile are the same:
 * unlike npm, pip takes long even where all has been downloaded before.
 */
export class Environments {
	readonly #folder: string;
	readonly #finished = new Map<string, string>();

	constructor(folder: string) {
		this.#folder = folder;
	}

	/** Where a new one goes. */
	async reserve(): Promise<string> {
		await mkdir(this.#folder, { recursive: true });
		return path.join(this.#folder, randomBytes(12).toString('hex'));
	}

	/** One that has what the manifest names. */
	async find(manifest: Manifest): Promise<string | undefined> {
		const key = await keyOf(manifest);
		return key === undefined ? undefined : this.#finished.get(key);
	}

	async keep(manifest: Manifest, environment: string): Promise<void> {
		const key = await keyOf(manifest);
		if (key !== undefined) this.#finished.set(key, environment);
	}
}

/** Undefined where the manifest does not tell everything. */
async function keyOf({ folder, file, lock }: Manifest): Promise<string | undefined> {
	const names = [file, ...(lock === undefined ? [] : [lock])];
	const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
	if (LOCAL.test(texts[0] ?? '')) return undefined;
	return createHash('sha256')
		.update(JSON.stringify([names, texts]))
		.digest('hex');
}
