import { InputFailure } from '../../domain/failures/failure.ts';
import { count, listFirst } from '../../domain/text/format.ts';
import { beginningOf } from '../beginning.ts';
import { sourceOf } from '../selected-file.ts';
import type { CheckedApp, Warning } from './warning.ts';

/** Bytes: git-lfs takes no longer file for a pointer. */
const LONGEST_POINTER = 1_024;

/** @param content its beginning, if it is not small. */
export function isPointerText(content: Buffer): boolean {
	return content.length <= LONGEST_POINTER && content.toString('latin1', 0, BEGINNING.length) === BEGINNING;
}

const BEGINNING = 'version https://git-lfs.';

/**
 * The warning about files that git-lfs would have replaced by what they point to. It comes with the packed files: to read all
 * small ones before took a fifth of the CPU time of packing 16,000.
 * @param names at least one.
 */
export function pointersWarning(names: readonly string[]): Warning {
	return {
		title: 'git-lfs pointers',
		message: `${count(names.length, 'file')} ${names.length === 1 ? 'is a git-lfs pointer' : 'are git-lfs pointers'}, not the real content: ${listFirst(names)}. Set "lfs: true" for actions/checkout, or leave them out with "exclude".`,
	};
}

/** @throws InputFailure if the entrypoint is a git-lfs pointer. */
export function requireRealEntrypoint({ selection: { files }, entrypoint }: CheckedApp): void {
	const file = files.find(({ path }) => path === entrypoint);
	if (file === undefined || file.link !== undefined) return;
	if (isPointerText(beginningOf(sourceOf(file), LONGEST_POINTER + 1))) throw pointerAsEntrypoint(entrypoint);
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
