import { existsSync } from 'node:fs';
import path from 'node:path';
import { listFirst } from '../../domain/text/format.ts';
import { isObject, parseJson } from '../../domain/text/json.ts';
import { foldersTo } from '../select/directory.ts';
import { beginningOf } from '../selected-file.ts';
import { type CheckedApp, SHOWN, type Warning } from './warning.ts';

/** The files that tell the service what to install. It looks for them at the package's root. */
const MANIFESTS = ['package.json', 'pyproject.toml'];

/** The most bytes of a manifest that are read. */
const LARGEST = 1_048_576;

/** Entries of the manifests at the package's root for what is not in the package: nobody can install them from it. */
export function needsWhatIsOutside({ directory: { root }, selection: { files } }: CheckedApp): Warning | undefined {
	const has = (given: string) => {
		const at = path.posix.join(given, '.'); // without "./", and without a slash at its end
		return at === '.' || files.some((file) => file.path === at || file.path.startsWith(`${at}/`));
	};
	const inManifest = (name: string, find: (text: string, has: (at: string) => boolean) => string[]) =>
		(has(name) ? find(beginningOf(path.join(root, name), LARGEST).toString(), has) : []).map(
			(what) => `${what} in ${name}`,
		);
	const needs = [...inManifest('package.json', ofPackageJson), ...inManifest('pyproject.toml', ofPyproject)];
	if (needs.length === 0) return undefined;
	return {
		title: 'A manifest needs files that are not in the package',
		message: `The manifest needs files that are not in the package: ${listFirst(needs, SHOWN)}. The service cannot install them. Set "directory" to a folder that contains them too, or bundle them into the app.`,
	};
}

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Dependencies that another folder or the root of a workspace has, but for those that are installed in the package. */
function ofPackageJson(text: string, has: (at: string) => boolean): string[] {
	const manifest = parseJson(text);
	if (!isObject(manifest)) return [];
	const isRoot = has('pnpm-workspace.yaml') || manifest.workspaces !== undefined;
	const leadsOut = (version: string) => {
		if (/^(?:workspace|catalog):/.test(version)) return !isRoot;
		const [, at = '.'] = /^(?:(?:file|link|portal):|(?=\.\.?\/))(.+)$/.exec(version) ?? [];
		return !has(at);
	};
	return FIELDS.flatMap((field) => Object.entries(isObject(manifest[field]) ? manifest[field] : {}))
		.filter(([name, version]) => typeof version === 'string' && leadsOut(version) && !has(`node_modules/${name}`))
		.map(([name, version]) => `"${name}": "${version}"`);
}

/** `a = { path = "…" }`, as uv, poetry and pdm write it. */
const WITH_PATH = /^[\w.-]+\s*=\s*\{[^}]*\bpath\s*=\s*["']([^"']+)/;
/** The same in any form, and `a @ file:…` (PEP 508), where it leads out of the package. */
const OUTSIDE = /\bpath\s*=\s*["']\.\.(?:\/|["'])|@\s*file:[^"']*\.\.\//;

/** Lines that name a path outside, or, in a member of uv's workspace, another member. */
function ofPyproject(toml: string, has: (at: string) => boolean): string[] {
	const lines = toml.split('\n').map((line) => line.trim());
	const isRoot = lines.some((line) => line.startsWith('[tool.uv.workspace]'));
	const leadsOut = (line: string) => {
		const [, at = '.'] = WITH_PATH.exec(line) ?? [];
		return !has(at) || OUTSIDE.test(line) || (!isRoot && /\bworkspace\s*=\s*true\b/.test(line));
	};
	return lines.filter((line) => !line.startsWith('#') && leadsOut(line));
}

/** No manifest at the package's root, but one that is left out, or that is above the deployed directory. */
export function noManifest({ directory, selection, entrypoint }: CheckedApp): Warning | undefined {
	const { workspace, base } = directory;
	const { files, leftOut } = selection;
	if (files.some((file) => MANIFESTS.includes(file.path))) return undefined;
	const isThere = (at: string) => existsSync(path.join(workspace, at));
	const own = MANIFESTS.find((name) => isThere(path.join(base, name)));
	if (own !== undefined) {
		// A rule that names it means it: an app may be bundled.
		if (leftOut.some(({ rule, examples }) => examples.includes(own) && rule.endsWith(own))) return undefined;
		return {
			title: 'The manifest is left out',
			message: `${own} is left out of the package. The service installs dependencies only from a manifest at the root. To include it, add "!${own}" to "exclude".`,
		};
	}
	const above = foldersTo(base).slice(0, -1).reverse(); // the nearest first
	const there = above.flatMap((folder) => MANIFESTS.map((name) => path.posix.join(folder, name))).find(isThere);
	if (there === undefined) return undefined;
	const folder = path.posix.dirname(there);
	const fromThere = path.posix.relative(folder, path.posix.join(base, entrypoint));
	return {
		title: 'No manifest at the root of the package',
		message: `The package has no ${MANIFESTS.join(' or ')} at its root, but "${there}" exists. The service installs dependencies only from a manifest at the root. Set "directory" to "${folder}" and "entrypoint" to "${fromThere}", or have the build copy a manifest into the deployed folder.`,
	};
}
