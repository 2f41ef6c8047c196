import { randomUUID } from 'node:crypto';
import { appendFileSync, closeSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StepFailure } from '../domain/failures/failure.ts';
import type { Redact } from '../domain/secrets/redact.ts';

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
	const file = path.join(folder === '' ? tmpdir() : folder, `${name}-${randomUUID()}.jsonl`);
	const descriptor = attempt(file, () => openSync(file, 'wx'));
	let size = 0;
	return {
		path: file,
		add(json) {
			const line = Buffer.from(`${redact(json)}\n`);
			size += line.length;
			if (size > LARGEST_FILE) size = Number.POSITIVE_INFINITY;
			else attempt(file, () => appendFileSync(descriptor, line));
			return size <= LARGEST_FILE;
		},
		close: () => closeSync(descriptor),
	};
}

function attempt<T>(file: string, write: () => T): T {
	try {
		return write();
	} catch (error) {
		throw new StepFailure({
			kind: 'failed',
			message: `The file ${file} could not be written (${(error as NodeJS.ErrnoException).code}).`,
			advice: 'Make room on the disk of the runner, or let it write to the folder, then run the job again.',
			retryable: true,
			cause: error,
		});
	}
}
