import { readFileSync, statSync } from 'node:fs';
import { InputFailure } from '../../domain/failures/failure.ts';
import { count, listFirst } from '../../domain/text/format.ts';
import type { SelectedFile } from '../selected-file.ts';
import { type CheckedApp, SHOWN, type Warning } from './warning.ts';

/** Bytes: git-lfs takes no longer file for a pointer. */
const LONGEST_POINTER = 1_024;

/** What a package manager has installed comes from no checkout. It may be many thousands of files. */
const INSTALLED = /(?:^|\/)(?:node_modules|site-packages)\//;

/** Files that git-lfs would have replaced by what they point to. */
export function lfsPointers({ selection, entrypoint }: CheckedApp): Warning | undefined {
	const names = selection.files.filter((file) => !INSTALLED.test(file.path) && isPointer(file)).map(({ path }) => path);
	if (names.includes(entrypoint)) throw pointerAsEntrypoint(entrypoint);
	if (names.length === 0) return undefined;
	return {
		title: 'git-lfs pointers',
		message: `${count(names.length, 'file')} ${names.length === 1 ? 'is a git-lfs pointer' : 'are git-lfs pointers'}, not the real content: ${listFirst(names, SHOWN)}. Set "lfs: true" for actions/checkout, or leave them out with "exclude".`,
	};
}

/** The failure for an entrypoint that is a git-lfs pointer. */
export function pointerAsEntrypoint(entrypoint: string): InputFailure {
	return new InputFailure(
		'entrypoint',
		`is "${entrypoint}", a git-lfs pointer: its file was not checked out`,
		'a file that is checked out: set "lfs: true" for actions/checkout',
		{ file: entrypoint },
	);
}

/** @param content its beginning, if it is not small. */
export function isPointerText(content: Buffer): boolean {
	return content.length <= LONGEST_POINTER && content.toString('latin1').startsWith('version https://git-lfs.');
}

function isPointer({ source, link }: SelectedFile): boolean {
	if (link !== undefined) return false;
	try {
		return statSync(source).size <= LONGEST_POINTER && isPointerText(readFileSync(source));
	} catch {
		return false; // Packing says what is wrong with it.
	}
}
