import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { PackageFailure } from '../../domain/failures/failure.ts';
import { notAFile, unreadable } from '../refusals.ts';
import { identityOf } from '../selected-file.ts';
import { isInside } from './directory.ts';
import type { GitModes } from './git-modes.ts';

export interface Link {
	/** Real path of the deployed directory. */
	readonly root: string;
	/** Name of the link in the package. */
	readonly name: string;
	/** Path of the link, relative to the deployed directory. */
	readonly real: string;
	/** Given if the disk has no links. */
	readonly gitModes: GitModes | undefined;
}

/** The file or folder that a link leads to in the end. */
export interface LinkTarget {
	/** Real path relative to the deployed directory, with forward slashes: '' for that itself, a folder has a trailing slash. */
	readonly real: string;
	readonly isFolder: boolean;
	/** Device and inode. */
	readonly identity: string;
}

/**
 * Follows a link to its final target.
 * @throws PackageFailure if it is circular, or leads nowhere, outside the deployed directory, or not to a file or folder.
 */
export function followLink(link: Link): LinkTarget {
	const { root, name } = link;
	const { at, status } = endOf(link);
	if (!isInside(root, at)) {
		const advice = 'Replace it with a copy, leave it out with "exclude", or deploy a folder that contains both.';
		throw new PackageFailure(name, 'it is a link that leads outside the deployed directory', advice);
	}
	const isFolder = status.isDirectory();
	if (!isFolder && !status.isFile()) throw notAFile(name);
	const real = relative(root, at);
	return { real: isFolder && real !== '' ? `${real}/` : real, isFolder, identity: identityOf(status) };
}

export const LEAVE_OUT = 'Remove the link, or leave it out with "exclude".';

function endOf({ root, name, real, gitModes }: Link): { readonly at: string; readonly status: Stats } {
	try {
		const end = realpathSync.native(path.join(root, real), 'buffer');
		if (!isUtf8(end)) throw new PackageFailure(name, 'it is a link to a name that is not valid UTF-8', LEAVE_OUT);
		let at = end.toString();
		for (let texts = 0; gitModes?.isLinkHeldAsText(relative(root, at)); texts++) {
			if (texts === MOST_TEXTS) throw new PackageFailure(name, CIRCULAR, LEAVE_OUT);
			at = realpathSync.native(path.resolve(path.dirname(at), readFileSync(at, 'utf8')));
		}
		return { at, status: statSync(at) };
	} catch (error) {
		if (error instanceof PackageFailure) throw error;
		const { code = '' } = error as NodeJS.ErrnoException;
		const leadsNowhere = code === 'ENOENT' || code === 'ENOTDIR';
		if (!leadsNowhere && code !== 'ELOOP') throw unreadable(name, error);
		const problem = leadsNowhere ? 'it is a link that leads nowhere' : CIRCULAR;
		throw new PackageFailure(name, problem, LEAVE_OUT, { cause: error });
	}
}

/** With forward slashes. */
const relative = (from: string, to: string) => path.relative(from, to).replaceAll(path.sep, '/');

const CIRCULAR = 'it is a circular link';

/** The most texts that are followed in a row: as many links as Linux follows. */
const MOST_TEXTS = 40;
