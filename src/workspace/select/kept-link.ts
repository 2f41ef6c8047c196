import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { SelectedFile } from '../selected-file.ts';
import { isInside } from './directory.ts';
import type { LeftOutTally } from './left-out.ts';

/** A link that is packed as one. */
export interface KeptLink extends SelectedFile {
	/** Where it leads to, relative to its own folder, with forward slashes: equal on every system. */
	readonly link: string;
	/** The same, relative to the deployed directory. */
	readonly target: string;
}

interface LinkOnDisk {
	/** Real path of the deployed directory. */
	readonly root: string;
	/** Name in the package. */
	readonly name: string;
	/** Path on disk; its folder is a real path. */
	readonly source: string;
	/** Whether the disk holds it as a text. */
	readonly isText: boolean;
	/** Real path of what it leads to in the end. */
	readonly end: string;
}

/** A link as its own target, or as its end where the way there goes through other links or is absolute elsewhere. */
export function keptLink({ root, name, source, isText, end }: LinkOnDisk): KeptLink {
	const folder = path.dirname(source);
	const next = path.resolve(folder, isText ? readFileSync(source, 'utf8') : readlinkSync(source));
	const to = next !== root && isInside(root, next) && isReal(path.dirname(next)) ? next : end;
	const slashes = (from: string) => path.relative(from, to).split(path.sep).join('/') || '.';
	return { path: name, source, link: slashes(folder), target: slashes(root) };
}

function isReal(folder: string): boolean {
	try {
		return realpathSync.native(folder) === folder;
	} catch {
		return false;
	}
}

/** The files without links that would lead nowhere in the package, because what they lead to is left out. */
export function withoutLoose(files: readonly SelectedFile[], left: LeftOutTally): readonly SelectedFile[] {
	const there = new Set(['.']);
	for (const { path: file } of files)
		for (let at = file; at !== '.' && !there.has(at); at = path.posix.dirname(at)) there.add(at);
	const kept = files.filter((file) => !('target' in file) || there.has(file.target as string));
	if (kept.length === files.length) return files;
	for (const { path: file } of files.filter((file) => !kept.includes(file)))
		left.add('a link to what is left out', file, '');
	return withoutLoose(kept, left);
}
