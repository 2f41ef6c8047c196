import path from 'node:path/posix';
import { listFirst } from '../../domain/text/format.ts';

/** Paths that a message names. */
const SHOWN = 3;

/**
 * Says where an entrypoint that is not in the package is instead, and what to set; undefined where nothing looks like it.
 * @param paths what is in the package.
 * @param directory the deployed directory, relative to the workspace; undefined for a ready package.
 * @param isInWorkspace whether the workspace has a file, by its path from there.
 */
export function elsewhere(
	paths: readonly string[],
	entrypoint: string,
	directory?: string,
	isInWorkspace: (at: string) => boolean = () => false,
): string | undefined {
	const deeper = paths.filter((one) => one.endsWith(`/${entrypoint}`));
	if (deeper.length > 0) return inFolder(deeper, entrypoint, directory);
	const given = paths.filter((one) => entrypoint.endsWith(`/${one}`)).sort((a, b) => b.length - a.length)[0];
	if (given !== undefined) return `there is "${given}": ${begin(directory)}, so set "entrypoint" to "${given}"`;
	const above = foldersAbove(directory).find((folder) => isInWorkspace(path.join(folder, entrypoint)));
	if (above !== undefined)
		return `there is "${path.join(above, entrypoint)}" in the workspace, outside "directory": set "directory" to "${above}"`;
	const stem = (one: string) => one.replace(/\.[^./]*$/, '');
	const alike = paths.filter((one) => stem(one) === stem(entrypoint));
	const others = alike.length > 0 ? alike : paths.filter((one) => path.basename(one) === path.basename(entrypoint));
	return others.length === 0 ? undefined : `there is ${named(others)}: if you mean that, set "entrypoint" to it`;
}

function inFolder(files: readonly string[], entrypoint: string, directory: string | undefined): string {
	const [file = '', ...more] = files;
	if (directory === undefined)
		return `there is ${named(files)}: set "entrypoint" to ${more.length > 0 ? 'one of them' : 'it'}`;
	if (more.length > 0) return `there is ${named(files)}: set "directory" to the folder of the right app`;
	return `there is "${file}": set "directory" to "${path.join(directory, file.slice(0, -entrypoint.length - 1))}"`;
}

function begin(directory: string | undefined): string {
	return directory === undefined ? 'paths in a package start at its root' : `"entrypoint" starts at "directory"`;
}

function named(files: readonly string[]): string {
	return listFirst(
		files.map((file) => `"${file}"`),
		SHOWN,
	);
}

/** The folders above a folder of the workspace, the nearest first. */
function foldersAbove(directory = ''): string[] {
	const segments = directory === '' ? [] : directory.split('/');
	return segments.map((_, index) => segments.slice(0, segments.length - 1 - index).join('/') || '.');
}
