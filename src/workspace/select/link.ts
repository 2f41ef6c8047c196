import { isUtf8 } from 'node:buffer';
import { realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { PackageFailure } from '../../domain/failures/failure.ts';
import { notAFile, unreadable } from '../refusals.ts';
import { isInside } from './directory.ts';

export interface Link {
	/** The deployed directory's real path. */
	readonly root: string;
	/** The real paths of the folders on the way to the link. */
	readonly chain: readonly string[];
	/** Its name in the package. */
	readonly name: string;
	/** Where it stands. */
	readonly source: string;
}

/** What a link leads to: it is packed as that. */
export type LinkTarget = {
	/** Relative to the deployed directory, forward slashes, a folder with a trailing slash. */
	readonly path: string;
	/** Whether it lies in a `.git`, which is never packed, whatever name leads there. */
	readonly inGit: boolean;
} & (
	| { readonly kind: 'file'; readonly file: { readonly source: string; readonly identity: string } }
	| { readonly kind: 'folder'; readonly at: string }
);

/**
 * Follows a link to its end.
 * @throws PackageFailure where it leads nowhere, in a circle, outside the deployed directory, or to no file.
 */
export function followLink({ root, chain, name, source }: Link): LinkTarget {
	const { at, status } = endOf(name, source);
	if (!isInside(root, at)) {
		const advice = 'Replace it with a copy, leave it out with "exclude", or deploy a folder that holds both.';
		throw new PackageFailure(name, 'it is a link that leads outside the deployed directory', advice);
	}
	const segments = path.relative(root, at).split(path.sep);
	const target = {
		path: segments.join('/') + (status.isDirectory() ? '/' : ''),
		inGit: segments.some((segment) => segment.toLowerCase() === '.git'),
	};
	if (status.isDirectory()) {
		if (chain.includes(at)) throw new PackageFailure(name, 'it is a link to a folder around it, a loop', LEAVE_OUT);
		return { ...target, kind: 'folder', at };
	}
	if (!status.isFile()) throw notAFile(name, status);
	return { ...target, kind: 'file', file: { source: at, identity: `${status.dev}:${status.ino}` } };
}

const LEAVE_OUT = 'Remove the link, or leave it out with "exclude".';

function endOf(name: string, source: string): { readonly at: string; readonly status: Stats } {
	try {
		const real = realpathSync.native(source, 'buffer');
		if (!isUtf8(real)) throw new PackageFailure(name, 'it is a link to a name that is not valid UTF-8', LEAVE_OUT);
		return { at: real.toString(), status: statSync(real) };
	} catch (error) {
		if (error instanceof PackageFailure) throw error;
		const problem = PROBLEMS[(error as NodeJS.ErrnoException).code ?? ''];
		if (problem === undefined) throw unreadable(name, error);
		throw new PackageFailure(name, problem, LEAVE_OUT, { cause: error });
	}
}

/** What the system's own words mean for a link. */
const PROBLEMS: Readonly<Record<string, string>> = {
	ELOOP: 'it is a link that leads in a circle, a loop',
	ENOENT: 'it is a link that leads nowhere',
	ENOTDIR: 'it is a link that leads nowhere',
};
