import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** Whether a file, given by its real path, is a link in git but a text on disk, as with `core.symlinks=false`. */
export type IsText = (file: string) => boolean;

/** The most texts that are followed in a row: as many links as Linux follows. */
const LONGEST_CHAIN = 40;

/**
 * The real path of a file or folder. A text that is a link in git is followed like one, also if it stands for a folder on
 * the way. On Windows the path is spelled as on disk.
 * @throws the system's error, such as ENOENT; ELOOP if the texts lead in a circle.
 */
export function realPath(file: string, isText: IsText): Buffer {
	let at = file;
	for (let links = 0; links < LONGEST_CHAIN; links++) {
		const { there, rest } = existingPart(at);
		if (!isFile(there) || !isText(there)) return realpathSync.native(at, 'buffer');
		at = path.resolve(path.dirname(there), readFileSync(there, 'utf8'), rest);
	}
	throw Object.assign(new Error('texts that are links lead in a circle'), { code: 'ELOOP' });
}

/** The real path of the longest part that exists, and the rest, '' if all of it does. */
function existingPart(at: string): { readonly there: string; readonly rest: string } {
	for (let part = at; ; part = path.dirname(part)) {
		try {
			return { there: realpathSync.native(part), rest: path.relative(part, at) };
		} catch (error) {
			if (part === path.dirname(part)) throw error;
		}
	}
}

function isFile(at: string): boolean {
	return statSync(at, { throwIfNoEntry: false })?.isFile() ?? false;
}
