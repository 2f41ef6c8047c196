import { appendFileSync, closeSync, openSync } from 'node:fs';
import type { Redact } from '../domain/secrets/redact.ts';
import { tempPath, writing } from './temp-file.ts';

/** A file of one JSON value a line, for later steps. */
export interface JsonLines {
	/** Absolute. */
	readonly path: string;
	/**
	 * Adds a line, on disk when it returns: a cancel loses nothing.
	 * @param json without a line break.
	 * @returns false where the file is full: this line is left out, and so is every later one.
	 */
	add(json: string): boolean;
	close(): void;
}

/** Bytes of a file, 64 MiB: a flood must not fill the disk of the runner. */
export const LARGEST_FILE = 67_108_864;

/**
 * @param folder '' for the system's folder for temporary files.
 * @throws StepFailure where the disk does not take it; so does `add`.
 */
export function createJsonLines(folder: string, name: string, redact: Redact): JsonLines {
	const file = tempPath(folder, name, '.jsonl');
	const descriptor = writing(file, () => openSync(file, 'wx'));
	let size = 0;
	return {
		path: file,
		add(json) {
			const line = Buffer.from(`${redact(json)}\n`);
			size += line.length;
			if (size > LARGEST_FILE) size = Number.POSITIVE_INFINITY;
			else writing(file, () => appendFileSync(descriptor, line));
			return size <= LARGEST_FILE;
		},
		close: () => closeSync(descriptor),
	};
}
