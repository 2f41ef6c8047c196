import { PackageFailure } from '../../domain/failures/failure.ts';
import type { SelectedFile } from '../selected-file.ts';

/** Bytes: the length field of a zip entry's name has 16 bits. */
const LONGEST_NAME = 65_535;

/**
 * Why a path may not be the name of an entry in the archive, or undefined if it may. What a Linux file system holds else is
 * packed: a colon, names that differ by case.
 * @param path forward slashes, relative to the deployed directory.
 */
export function entryNameProblem(path: string): string | undefined {
	if (/[\0-\x1f\x7f-\x9f]/.test(path)) return 'its name contains a control character';
	if (path.includes('\\')) return 'its name contains a backslash, which separates folders on Windows';
	if (path.includes('\ufffd')) return 'its name is not valid UTF-8';
	if (/(^|\/)\.\.?(\/|$)/.test(path)) return 'its name contains "." or ".."';
	// A UTF-16 unit takes at most 3 bytes, so only long paths need to be measured.
	if (path.length > LONGEST_NAME / 3 && Buffer.byteLength(path) > LONGEST_NAME)
		return `its name is longer than ${LONGEST_NAME} bytes`;
	return undefined;
}

/** Folds a name so that names that are equal on a case-insensitive, normalizing file system become equal. */
export function caseFolded(name: string): string {
	// The capital sigma has two lower-case forms.
	return name.normalize('NFC').toLowerCase().replaceAll('ς', 'σ');
}

/** Compares names by their UTF-8 bytes. JavaScript's own order differs for surrogates. */
export function compareBytes(a: string, b: string): number {
	if (a === b) return 0;
	return SURROGATE.test(a) || SURROGATE.test(b) ? Buffer.compare(Buffer.from(a), Buffer.from(b)) : a < b ? -1 : 1;
}

const SURROGATE = /[\ud800-\udfff]/;

/** An entry of a folder that is packed. */
export type KeptEntry =
	| { readonly kind: 'file'; readonly sortName: string; readonly file: SelectedFile }
	/** `sortName`: with a trailing slash, as in the paths of the files inside. `at`: its real path. */
	| { readonly kind: 'folder'; readonly sortName: string; readonly at: string };

/**
 * Checks that a name can be unpacked on every system.
 * @throws PackageFailure that says why it cannot.
 */
export function requireEntryName(sortName: string): void {
	const problem = entryNameProblem(sortName.replace(/\/$/, ''));
	if (problem !== undefined) throw new PackageFailure(sortName, problem, 'Rename it, or leave it out with "exclude".');
}

/** Sorts entries by the bytes of their paths. */
export function inOrderOfPaths(kept: KeptEntry[]): KeptEntry[] {
	return kept.sort((a, b) => compareBytes(a.sortName, b.sortName));
}
