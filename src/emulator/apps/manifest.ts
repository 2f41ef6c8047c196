import { access, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the dependencies of an app are written down. */
export interface Manifest {
	kind: 'node' | 'python';
	folder: string;
	/** Its file name in that folder. */
	file: string;
	/** The lockfile beside it, where there is one that is used. */
	lock?: string;
}

const NODE = ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts'];

export const isNode = (entrypoint: string): boolean => NODE.includes(path.extname(entrypoint).toLowerCase());
export const isPython = (entrypoint: string): boolean => path.extname(entrypoint).toLowerCase() === '.py';

export const exists = (file: string): Promise<boolean> =>
	access(file).then(
		() => true,
		() => false,
	);

/** The folders from a file's own up to `root`, the nearest first. */
export function* foldersUp(root: string, file: string): Generator<string> {
	for (let folder = path.dirname(path.join(root, file)); ; folder = path.dirname(folder)) {
		yield folder;
		if (path.relative(root, folder) === '') return;
	}
}

async function firstOf(folder: string, files: readonly string[]): Promise<string | undefined> {
	for (const file of files) if (await exists(path.join(folder, file))) return file;
	return undefined;
}

/** Whether a package.json names a dependency of any kind. One that cannot be read is npm's to complain about. */
async function namesDependencies(file: string): Promise<boolean> {
	try {
		const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
		return ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'workspaces'].some(
			(field) => Object.keys(manifest[field] ?? {}).length > 0,
		);
	} catch {
		return true;
	}
}

/** The manifest nearest to the entrypoint that names dependencies, in its folder or above, up to the app's root. */
export async function findManifest(root: string, entrypoint: string): Promise<Manifest | undefined> {
	const kind = isNode(entrypoint) ? 'node' : isPython(entrypoint) ? 'python' : undefined;
	if (kind === undefined) return undefined;
	for (const folder of foldersUp(root, entrypoint)) {
		const names = kind === 'node' ? ['package.json'] : ['pyproject.toml', 'requirements.txt'];
		const file = await firstOf(folder, names);
		if (file === undefined) continue;
		if (kind === 'node' && !(await namesDependencies(path.join(folder, file)))) continue;
		const lock = await firstOf(folder, kind === 'node' ? ['package-lock.json', 'npm-shrinkwrap.json'] : ['uv.lock']);
		return { kind, folder, file, ...(lock === undefined ? {} : { lock }) };
	}
	return undefined;
}
