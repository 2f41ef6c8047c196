import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { PackageFailure } from '../../domain/failures/failure.ts';
import { isInside } from '../../domain/text/paths.ts';
import { LINK, type ModeOf } from '../git.ts';
import { notAFile, unreadable } from '../refusals.ts';
import { identityOf } from '../selected-file.ts';
import { pathFrom } from './directory.ts';

/**
 * Follows a link to the file or folder that it leads to in the end.
 * @param root real path of the deployed directory, to which all that is called real here is relative.
 * @param name of the link in the package. @param from its real path.
 * @param modeOf given if the disk has no links.
 * @returns the target's real path, with forward slashes ('' for the root, a folder has a trailing slash), and its identity.
 * @throws PackageFailure if it is circular, or leads nowhere, outside the deployed directory, or not to a file or folder.
 */
export function followLink(root: string, name: string, from: string, modeOf?: ModeOf) {
	const { at, status } = endOf(root, name, from, modeOf);
	if (!isInside(root, at)) {
		const advice = 'Replace it with a copy, leave it out with "exclude", or deploy a folder that contains both.';
		throw new PackageFailure(name, 'it is a link that leads outside the deployed directory', advice);
	}
	const isFolder = status.isDirectory();
	if (!isFolder && !status.isFile()) throw notAFile(name);
	const real = pathFrom(root, at);
	return { real: isFolder && real !== '' ? `${real}/` : real, isFolder, identity: identityOf(status) };
}

export const LEAVE_OUT = 'Remove the link, or leave it out with "exclude".';

function endOf(root: string, name: string, from: string, modeOf?: ModeOf): { at: string; status: Stats } {
	try {
		const end = realpathSync.native(path.join(root, from), 'buffer');
		if (!isUtf8(end)) throw new PackageFailure(name, 'it is a link to a name that is not valid UTF-8', LEAVE_OUT);
		let at = end.toString();
		for (let texts = 0; modeOf?.(pathFrom(root, at)) === LINK; texts++) {
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

const CIRCULAR = 'it is a circular link';

/** The most texts that are followed in a row: as many links as Linux follows. */
const MOST_TEXTS = 40;
