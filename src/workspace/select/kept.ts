import { PackageFailure } from '../../domain/failures/failure.ts';
import type { SelectedFile } from '../selected-file.ts';
import { caseFolded, compareBytes, entryNameProblem } from './entry-name.ts';

/** What is packed of one folder's entries. */
export type Kept =
	| { readonly kind: 'file'; readonly sortName: string; readonly file: SelectedFile }
	/** `sortName`: with a trailing slash, as it stands in the paths of what is inside. `at`: its real path. */
	| { readonly kind: 'folder'; readonly sortName: string; readonly at: string };

/**
 * Makes sure that a name can be unpacked everywhere.
 * @throws PackageFailure that says why it cannot.
 */
export function requireEntryName(sortName: string): void {
	const problem = entryNameProblem(withoutSlash(sortName));
	if (problem !== undefined) throw new PackageFailure(sortName, problem, 'Rename it, or leave it out with "exclude".');
}

/**
 * The entries in the byte order of the paths that they will give.
 * @throws PackageFailure that names one which would fall together with another elsewhere.
 */
export function inOrderOfPaths(kept: Kept[]): Kept[] {
	kept.sort((a, b) => compareBytes(a.sortName, b.sortName));
	refuseTwins(kept);
	return kept;
}

function refuseTwins(kept: readonly Kept[]): void {
	const seen = new Map<string, string>();
	for (const { sortName } of kept) {
		const folded = caseFolded(withoutSlash(sortName));
		const twin = seen.get(folded);
		if (twin !== undefined) {
			throw new PackageFailure(
				sortName,
				`its name is that of "${twin}" on a file system that knows no upper and lower case`,
				'Rename one of them, or leave one out with "exclude".',
			);
		}
		seen.set(folded, sortName);
	}
}

function withoutSlash(name: string): string {
	return name.endsWith('/') ? name.slice(0, -1) : name;
}
