import { access, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the dependencies of an app are written down. */
export interface Manifest {
	kind: 'node' | 'python';
	folder: string;
	/** Its file name in that folder. */
	file: string;
	namesDependencies: boolean;
	/** Where this emulator takes more than the live platform does, in one sentence each. */
	lenient: string[];
}

const NODE = ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts'];
const OTHER_LOCKS = ['pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb', 'uv.lock', 'poetry.lock'];

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

const KINDS_OF_DEPENDENCIES = [
	'dependencies',
	'devDependencies',
	'optionalDependencies',
	'peerDependencies',
	'workspaces',
];

/** A package.json; one that cannot be read is npm's to complain about. */
async function readPackage(file: string): Promise<{ namesDependencies: boolean; isModule: boolean }> {
	try {
		const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
		return {
			namesDependencies: KINDS_OF_DEPENDENCIES.some((field) => Object.keys(manifest[field] ?? {}).length > 0),
			isModule: manifest.type === 'module',
		};
	} catch {
		return { namesDependencies: true, isModule: true };
	}
}

/** The manifest nearest to the entrypoint, in its folder or above, up to the app's root; one that names dependencies first. */
export async function findManifest(root: string, entrypoint: string): Promise<Manifest | undefined> {
	const kind = isNode(entrypoint) ? 'node' : isPython(entrypoint) ? 'python' : undefined;
	if (kind === undefined) return undefined;
	let nearest: Manifest | undefined;
	for (const folder of foldersUp(root, entrypoint)) {
		const names = kind === 'node' ? ['package.json'] : ['pyproject.toml', 'requirements.txt'];
		const file = await firstOf(folder, names);
		if (file === undefined) continue;
		const { namesDependencies, isModule } =
			kind === 'node' ? await readPackage(path.join(folder, file)) : { namesDependencies: true, isModule: true };
		const hasLock = await exists(path.join(folder, 'package-lock.json'));
		const otherLock = hasLock ? undefined : await firstOf(folder, OTHER_LOCKS);
		const where = path.relative(root, path.join(folder, file));
		const lenient = [
			...(folder === root ? [] : [`the live platform reads ${file} in the root of the package, not ${where}`]),
			...(file === 'requirements.txt' ? ['the live platform needs a pyproject.toml, not requirements.txt'] : []),
			...(isModule ? [] : [`the live platform needs "type": "module" in ${where}`]),
			...(otherLock === undefined ? [] : [`${otherLock} is not read, so newer versions may be installed`]),
		];
		const manifest: Manifest = { kind, folder, file, namesDependencies, lenient };
		if (namesDependencies) return manifest;
		nearest ??= manifest;
	}
	return nearest;
}
