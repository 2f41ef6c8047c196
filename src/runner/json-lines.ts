import { openSync } from 'node:fs';
import type { Redact } from '../domain/secrets/redact.ts';
import { diskProblem } from './command-files.ts';
import type { Log } from './log.ts';
import { appendWhole, closeQuietly, tempPath, writing } from './temp-file.ts';

/** A file with one JSON value per line, for later steps. */
export interface JsonLines {
	/** Absolute path. */
	readonly path: string;
	/**
	 * Adds a line. It is written when the call returns, so that a cancel loses nothing.
	 * @param json without a line break.
	 * @returns false if the file is full, or the disk does not take it: this line and all later ones are left out.
	 */
	add(json: string): boolean;
	close(): void;
}

/** The most bytes of a file, 64 MiB: a flood of events must not fill the runner's disk. */
export const LARGEST_FILE = 67_108_864;

export interface JsonLinesEdges {
	readonly redact: Redact;
	readonly log: Pick<Log, 'notice'>;
}

/**
 * @param folder '' for the system's folder for temporary files.
 * @throws StepFailure if the file cannot be made. A disk that does not take a line later changes no result.
 */
export function createJsonLines(
	{ folder, name }: { readonly folder: string; readonly name: string },
	{ redact, log }: JsonLinesEdges,
): JsonLines {
	const file = tempPath(folder, name, '.jsonl');
	const descriptor = writing(file, () => openSync(file, 'wx'));
	let size = 0;
	let isOver = false;
	return {
		path: file,
		add(json) {
			const line = Buffer.from(`${redact(json)}\n`);
			if (isOver) return false;
			isOver = size + line.length > LARGEST_FILE;
			if (isOver) return false;
			try {
				appendWhole(descriptor, line, size);
				size += line.length;
			} catch (error) {
				isOver = true;
				const problem = `${file} is incomplete from here on: ${diskProblem(error)}.`;
				log.notice(`${problem} The result of the step is not affected.`, { title: 'A file could not be written' });
			}
			return !isOver;
		},
		close: () => closeQuietly(descriptor),
	};
}
