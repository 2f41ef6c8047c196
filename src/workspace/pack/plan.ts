import { lstatSync, type Stats } from 'node:fs';
import { changed, unreadable } from '../refusals.ts';
import { identityOf, type SelectedFile, sourceOf } from '../selected-file.ts';
import type { Part } from './read.ts';
import { PIECE, type Task } from './task.ts';

/** The most files in one task: with many tiny files, a limit of bytes alone would make tasks too long to balance. */
const BATCH = 64;

/** Types and permission bits of entries (stat.h). */
const REGULAR = 0o100000;
const LINK = 0o120777;
const OWNER_EXECUTES = 0o100;

/**
 * Splits the files into tasks, in the order of the archive. The split depends only on the files: together with the fixed
 * order, this gives equal bytes for equal trees.
 * @throws PackageFailure that names the file.
 */
export function* plan(files: readonly SelectedFile[]): Generator<Task, void, undefined> {
	let batch: Part[] = [];
	let bytes = 0;
	for (const selected of files) {
		const file = planFile(selected);
		if (batch.length > 0 && (batch.length === BATCH || bytes + file.size > PIECE)) {
			yield batch;
			batch = [];
			bytes = 0;
		}
		if (file.size > PIECE) {
			for (let from = 0; from < file.size; from += PIECE)
				yield [{ ...file, from, to: Math.min(from + PIECE, file.size) }];
		} else {
			batch.push(file);
			bytes += file.size;
		}
	}
	if (batch.length > 0) yield batch;
}

/** Whether the files together have at most `limit` bytes. Stops at the first file beyond it. */
export function isSmall(files: readonly SelectedFile[], limit: number): boolean {
	let bytes = 0;
	return files.every((file) => {
		bytes += planFile(file).size;
		return bytes <= limit;
	});
}

/**
 * Reads the status of a file just before it is packed.
 * @throws PackageFailure if it is not the selected file any more.
 */
function planFile(file: SelectedFile): Part {
	const { path, identity, executable, link } = file;
	const source = sourceOf(file);
	if (link !== undefined) {
		const size = Buffer.byteLength(link);
		return { path, source, link, size, mode: LINK, modifiedMs: 0, identity: '', from: 0, to: size };
	}
	const status = look(path, source);
	const { size, mtimeMs: modifiedMs } = status;
	const own = identityOf(status);
	if (!status.isFile() || (identity ?? own) !== own) throw changed(path);
	// Of the permission bits what git keeps: the others come from the umask of the checkout, which must have no effect.
	const mode = REGULAR | ((executable ?? (status.mode & OWNER_EXECUTES) !== 0) ? 0o755 : 0o644);
	return { path, source, size, mode, modifiedMs, identity: own, from: 0, to: size };
}

function look(path: string, source: string): Stats {
	try {
		return lstatSync(source);
	} catch (error) {
		throw unreadable(path, error);
	}
}
