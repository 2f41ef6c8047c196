import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { InputFailure } from '../../domain/failures/failure.ts';
import { count, listFirst } from '../../domain/text/format.ts';
import { lsFiles } from '../git.ts';
import { foldersTo } from '../select/directory.ts';
import { type CheckedApp, SHOWN, type Warning } from './warning.ts';

/** Files that git-lfs would have replaced by what they point to: git knows which it is to look after. */
export function lfsPointers({ directory, selection: { files }, git }: CheckedApp): Warning | undefined {
	const { workspace, base, root } = directory;
	const packed = new Set(files.map((file) => file.path));
	const above = foldersTo(base).map((folder) => path.join(workspace, folder, '.gitattributes'));
	if (!above.some((at) => existsSync(at)) && !files.some((file) => file.path.endsWith('/.gitattributes')))
		return undefined;
	const kept = lsFiles(git, root, [':(attr:filter=lfs)']) ?? [];
	const names = kept.filter((name) => packed.has(name) && isPointer(path.join(root, name)));
	if (names.length === 0) return undefined;
	return {
		title: 'git-lfs pointers',
		message: `${count(names.length, 'file')} ${names.length === 1 ? 'is a git-lfs pointer' : 'are git-lfs pointers'}, not the real content: ${listFirst(names, SHOWN)}. Set "lfs: true" for actions/checkout, or leave them out with "exclude".`,
	};
}

/** @throws InputFailure if the entrypoint is a git-lfs pointer. */
export function requireRealEntrypoint({ selection: { files }, entrypoint }: CheckedApp): void {
	const file = files.find(({ path: name }) => name === entrypoint);
	if (file !== undefined && file.link === undefined && isPointer(file.source)) throw pointerAsEntrypoint(entrypoint);
}

/** The failure for an entrypoint that is a git-lfs pointer. */
export function pointerAsEntrypoint(entrypoint: string): InputFailure {
	return new InputFailure(
		'entrypoint',
		`is "${entrypoint}", a git-lfs pointer: the real file was not checked out`,
		'a file that is checked out: set "lfs: true" for actions/checkout',
		{ file: entrypoint },
	);
}

/** Bytes: git-lfs takes no longer file for a pointer. */
const LONGEST_POINTER = 1_024;

function isPointer(file: string): boolean {
	try {
		return statSync(file).size <= LONGEST_POINTER && isPointerText(readFileSync(file));
	} catch {
		return false; // Packing says what is wrong with it.
	}
}

/** @param content its beginning, if it is not small. */
export function isPointerText(content: Buffer): boolean {
	return content.length <= LONGEST_POINTER && content.toString('latin1').startsWith('version https://git-lfs.');
}
