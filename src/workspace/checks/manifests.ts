import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { listFirst } from '../../domain/text/format.ts';
import { isObject, parseJson } from '../../domain/text/json.ts';
import { beginningOf } from '../beginning.ts';
import { type DeployedDirectory, foldersTo } from '../select/directory.ts';
import type { CheckedApp, Warning } from './warning.ts';

/** The most bytes of a manifest that are read. */
const LARGEST = 1_048_576;

/** Entries of the manifests at the package's root for what is not in the package: nobody can install them from it. */
export function needsWhatIsOutside({ directory, selection: { files } }: CheckedApp): Warning | undefined {
	const has = (given: string) => {
		const at = path.posix.join(given, '.'); // without "./", and without a slash at its end
		return at === '.' || files.some((file) => file.path === at || file.path.startsWith(`${at}/`));
	};
	const read = (name: string) => (has(name) ? textOf(path.join(directory.root, name)) : '');
	const needs = [...ofPackageJson(read('package.json'), has, directory), ...ofPyproject(read('pyproject.toml'), has)];
	if (needs.length === 0) return undefined;
	return {
		title: 'A manifest needs files that are not in the package',
		message: `The manifest needs files that are not in the package: ${listFirst(needs)}. The service cannot install them. Set "directory" to a folder that contains them too, or bundle them into the app.`,
	};
}

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Dependencies that another folder or the root of a workspace has, but for those that are installed in the package. */
function ofPackageJson(text: string, has: (at: string) => boolean, directory: DeployedDirectory): string[] {
	const manifest = objectIn(text);
	// What is installed was built without those for development.
	const fields = has('node_modules') ? FIELDS.filter((field) => field !== 'devDependencies') : FIELDS;
	const dependencies = fields.flatMap((field) => Object.entries(Object(manifest[field])));
	const siblings = dependencies.length === 0 ? [] : workspacePackages(directory);
	const isRoot = has('pnpm-workspace.yaml') || manifest.workspaces !== undefined;
	const leadsOut = (name: string, version: string) => {
		if (siblings.includes(name)) return true;
		if (/^(?:workspace|catalog):/.test(version)) return !isRoot;
		const [, at = '.'] = /^(?:(?:\S*@)?(?:git\+)?(?:file|link|portal):|(?=\.\.?\/))(.+)$/.exec(version) ?? [];
		return !has(at);
	};
	return dependencies
		.filter(([name, version]) => leadsOut(name, String(version)) && !has(`node_modules/${name}`))
		.map(([name, version]) => `"${name}": "${version}" in package.json`);
}

/** Names of what no registry has: the private packages of an npm, Yarn or Bun workspace above. A member asks for them by `*`. */
function workspacePackages({ workspace, base }: DeployedDirectory): unknown[] {
	const above = foldersTo(base).slice(0, -1);
	return above.flatMap((folder) => {
		const root = path.join(workspace, folder);
		const read = (file: string) => objectIn(textOf(path.join(root, file)));
		const { workspaces } = read('package.json');
		const listed = [isObject(workspaces) ? workspaces.packages : workspaces].flat();
		const patterns = listed.filter((one) => typeof one === 'string').map((one) => path.posix.join(one, 'package.json'));
		const not = patterns.filter((one) => one.startsWith('!')).map((one) => path.posix.normalize(one.slice(1)));
		const packages = globSync(patterns, { cwd: root, exclude: ['**/node_modules', ...not] }).map(read);
		return packages.filter((one) => one.private === true).map(({ name }) => name);
	});
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
	return lines.filter((line) => !line.startsWith('#') && leadsOut(line)).map((line) => `${line} in pyproject.toml`);
}

const textOf = (file: string) => beginningOf(file, LARGEST).toString();

/** The object that a JSON text holds; an empty one where it holds none. */
function objectIn(text: string): Record<string, unknown> {
	const json = parseJson(text);
	return isObject(json) ? json : {};
}

/**
 * No manifest of the app's language at the package's root, but one that is left out, that is nearer to the entrypoint, or that is
 * above the deployed directory.
 */
export function noManifest({ directory, selection, entrypoint }: CheckedApp): Warning | undefined {
	const { workspace, base } = directory;
	const isPython = entrypoint.endsWith('.py');
	const manifest = isPython ? 'pyproject.toml' : 'package.json';
	const has = (name: string) => selection.files.some((file) => file.path === name);
	if (has(manifest)) return undefined;
	const isIn = (folder: string) => existsSync(path.join(workspace, folder, manifest));
	if (isIn(base)) {
		// A rule that names it means it: an app may be bundled.
		if (selection.left.get(manifest)?.endsWith(manifest)) return undefined;
		return {
			title: 'The manifest is left out',
			message: `${manifest} is left out of the package. ${ONLY_AT_ROOT} To include it, add "!${manifest}" to "exclude".`,
		};
	}
	const app = path.posix.join(base, entrypoint);
	const nearest = foldersTo(path.posix.dirname(app)).findLast(isIn);
	if (nearest !== undefined) {
		return {
			title: 'No manifest at the root of the package',
			message: `The package has no ${manifest} at its root, but "${path.posix.join(nearest, manifest)}" exists. ${ONLY_AT_ROOT} Set "directory" to "${nearest || '.'}" and "entrypoint" to "${path.posix.relative(nearest, app)}", or have the build copy a manifest into the deployed folder.`,
		};
	}
	const other = isPython ? OTHERS_OF_PYTHON.find(has) : undefined;
	if (other === undefined) return undefined;
	return {
		title: 'No pyproject.toml',
		message: `The package has "${other}", but no pyproject.toml. ${ONLY_AT_ROOT} List the dependencies in a pyproject.toml.`,
	};
}

const ONLY_AT_ROOT =
	'The service installs dependencies only from a package.json or pyproject.toml at the root of the package.';

/** What else names the dependencies of a Python app. */
const OTHERS_OF_PYTHON = ['requirements.txt', 'requirements.in', 'Pipfile', 'environment.yml', 'setup.py'];
