import { openSync } from 'node:fs';
import type { Redact } from '../domain/secrets/redact.ts';
import { appendWhole, closeQuietly, tempPath, writing } from './temp-file.ts';

/** A file with one JSON value per line, for later steps. */
export interface JsonLines {
	/** Absolute path. */
	readonly path: string;
	/**
	 * Adds a line. It is written when the call returns, so that a cancel loses nothing.
	 * @param json without a line break.
	 * @returns false if the file is full: this line and all later ones are left out.
	 */
	add(json: string): boolean;
	close(): void;
}

/** The most bytes of a file, 64 MiB: a flood of events must not fill the runner's disk. */
export const LARGEST_FILE = 67_108_864;

/**
 * @param folder '' for the system's folder for temporary files.
 * @throws StepFailure if the file cannot be written; so does `add`.
 */
export function createJsonLines(folder: string, name: string, redact: Redact): JsonLines {
	const file = tempPath(folder, name, '.jsonl');
	const descriptor = writing(file, () => openSync(file, 'wx'));
	let size = 0;
	let isFull = false;
	return {
		path: file,
		add(json) {
			const line = Buffer.from(`${redact(json)}\n`);
			isFull ||= size + line.length > LARGEST_FILE;
			if (isFull) return false;
			writing(file, () => appendWhole(descriptor, line, size));
			size += line.length;
			return true;
		},
		close: () => closeQuietly(descriptor),
	};
}
