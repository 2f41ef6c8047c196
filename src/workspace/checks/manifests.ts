import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFirst } from '../../domain/text/format.ts';
import { isObject, parseJson } from '../../domain/text/json.ts';
import { type CheckedApp, SHOWN, type Warning } from './warning.ts';

/** The files that tell the service what to install. It looks for them at the package's root. */
const MANIFESTS = ['package.json', 'pyproject.toml'];

/** What a manifest asks for. `what`: as it is written there. */
interface Need {
	readonly what: string;
	/** Name of the package, which may be installed already. */
	readonly package?: string;
	/** Where it is, relative to the manifest; undefined if a workspace's root names it. */
	readonly at: string | undefined;
}

/** Entries of the manifests at the package's root that lead out of the package: nobody can install them from it. */
export function needsWhatIsOutside({ directory: { root }, selection: { files } }: CheckedApp): Warning | undefined {
	const has = (name: string) => files.some((file) => file.path === name);
	const holds = (at: string) => at === '.' || files.some((file) => file.path === at || file.path.startsWith(`${at}/`));
	const read = (name: string) => (has(name) ? textOf(path.join(root, name)) : '');
	const manifest = parseJson(read('package.json'));
	const isWorkspace = has('pnpm-workspace.yaml') || (isObject(manifest) && manifest.workspaces !== undefined);
	const needs = [
		...dependenciesOf(manifest).map((need) => ({ name: 'package.json', ...need })),
		...pathsOf(read('pyproject.toml')).map((need) => ({ name: 'pyproject.toml', ...need })),
	];
	const missing = needs.filter(({ name, package: installed, at }) =>
		installed !== undefined && holds(`node_modules/${installed}`)
			? false
			: at === undefined
				? !(name === 'package.json' && isWorkspace)
				: !holds(path.posix.normalize(at).replace(/\/+$/, '')),
	);
	if (missing.length === 0) return undefined;
	const names = missing.map(({ name, what }) => `${what} in ${name}`);
	return {
		title: 'A manifest needs files that are not in the package',
		message: `The manifest needs files that are not in the package: ${listFirst(names, SHOWN)}. The service cannot install them. Set "directory" to a folder that contains them too, or bundle them into the app.`,
	};
}

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

function dependenciesOf(manifest: unknown): Need[] {
	if (!isObject(manifest)) return [];
	const all = FIELDS.flatMap((field) => Object.entries(isObject(manifest[field]) ? manifest[field] : {}));
	return all.flatMap(([name, version]): Need[] => {
		if (typeof version !== 'string') return [];
		const what = `"${name}": "${version}"`;
		if (/^(?:workspace|catalog):/.test(version)) return [{ what, package: name, at: undefined }];
		const at =
			/^(?:(?:file|link|portal):(?:\/\/)?)(.*)$/.exec(version)?.[1] ??
			(/^[.~]{0,2}\//.test(version) ? version : undefined);
		return at === undefined ? [] : [{ what, package: name, at }];
	});
}

/** `path = "…"` and `workspace = true`, as uv, poetry and pdm write them in tables of either form. */
function pathsOf(toml: string): Need[] {
	return toml
		.split('\n')
		.filter((line) => !line.trimStart().startsWith('#'))
		.flatMap((line): Need[] => {
			const what = line.trim();
			const at = /\bpath\s*=\s*["'](\.\.?\/[^"']*|\.\.)["']/.exec(line)?.[1];
			if (at !== undefined) return [{ what, at }];
			return /\bworkspace\s*=\s*true\b/.test(line) && !toml.includes('[tool.uv.workspace]')
				? [{ what, at: undefined }]
				: [];
		});
}

function textOf(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return ''; // Packing says what is wrong with it.
	}
}

/** A manifest that is above the deployed directory, or below it beside the entrypoint, and none at the package's root. */
export function noManifest({ directory, selection: { files }, entrypoint }: CheckedApp): Warning | undefined {
	const paths = new Set(files.map((file) => file.path));
	if (MANIFESTS.some((name) => paths.has(name))) return undefined;
	const fromRoot = path.posix.join(directory.base, entrypoint);
	const below = foldersAbove(entrypoint).flatMap((folder) => MANIFESTS.map((name) => path.posix.join(folder, name)));
	const inside = below.find((name) => paths.has(name));
	const above = foldersAbove(directory.base === '' ? '' : `${directory.base}/`)
		.filter((folder) => folder !== directory.base)
		.flatMap((folder) => MANIFESTS.map((name) => path.posix.join(folder, name)))
		.find((name) => existsSync(path.join(directory.workspace, name)));
	const there = inside === undefined ? above : path.posix.join(directory.base, inside);
	if (there === undefined) return undefined;
	const folder = path.posix.dirname(there);
	return {
		title: 'No manifest at the root of the package',
		message: `The package has no ${MANIFESTS.join(' or ')} at its root, but "${there}" exists: the service installs only the dependencies of a manifest at the root. Set "directory" to "${folder}" and "entrypoint" to "${path.posix.relative(folder, fromRoot)}", or have the build copy a manifest into the deployed folder.`,
	};
}

/** The folders on the way to a file, from the nearest up to '.'. */
function foldersAbove(file: string): string[] {
	if (file === '') return [];
	const segments = file.split('/').slice(0, -1);
	return segments.map((_, index) => segments.slice(0, segments.length - index).join('/')).concat('.');
}
