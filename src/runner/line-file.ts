import { openSync } from 'node:fs';
import type { Redact } from '../domain/secrets/redact.ts';
import { formatBytes } from '../domain/text/format.ts';
import { oneLine, withoutColours, withoutCommands } from '../domain/text/sanitize.ts';
import { diskProblem } from './command-files.ts';
import { LARGEST_FILE } from './json-lines.ts';
import type { Log } from './log.ts';
import { appendWhole, closeQuietly, tempPath } from './temp-file.ts';

/** A file with lines of text for later steps, made at its first line. A disk that does not take it changes no result. */
export interface LineFile {
	/** Absolute path; undefined as long as there is no file. */
	readonly path: string | undefined;
	/**
	 * Adds a text of one or more lines. They are written when the call returns, so that a cancel loses nothing. Never
	 * throws: the first problem becomes a notice, and the file keeps what it has.
	 */
	add(text: string): void;
	close(): void;
}

export interface LineFileEdges {
	readonly redact: Redact;
	readonly log: Pick<Log, 'info' | 'notice'>;
}

/**
 * @param folder '' for the system's folder for temporary files.
 * @param what what the lines are, such as `The app's log`.
 * @param largest bytes that the file has at most; 64 MiB.
 */
export function createLineFile(
	{ folder, name, what }: { readonly folder: string; readonly name: string; readonly what: string },
	{ redact, log }: LineFileEdges,
	largest = LARGEST_FILE,
): LineFile {
	let file: { readonly path: string; readonly descriptor: number } | undefined;
	let size = 0;
	let isOver = false;
	const write = (lines: Buffer) => {
		file ??= openNew(tempPath(folder, name, '.log'));
		const { path, descriptor } = file;
		if (size + lines.length > largest) {
			isOver = true;
			log.info(`${what} is longer than ${formatBytes(largest)}: the file ${path} ends before this line`);
			return;
		}
		appendWhole(descriptor, lines, size);
		size += lines.length;
	};
	return {
		get path() {
			return file?.path;
		},
		add(text) {
			if (isOver) return;
			try {
				write(Buffer.from(linesIn(text, redact)));
			} catch (error) {
				isOver = true;
				const where = file === undefined ? 'in the folder for temporary files' : `from here on in ${file.path}`;
				log.notice(`${what} is not saved ${where}: ${diskProblem(error)}. The result of the step is not affected.`, {
					title: `${what} could not be written`,
				});
			}
		},
		close() {
			isOver = true;
			if (file !== undefined) closeQuietly(file.descriptor);
		},
	};
}

function openNew(path: string): { path: string; descriptor: number } {
	return { path, descriptor: openSync(path, 'wx') };
}

/**
 * The lines of a text, each with its end. A later step may print the file: no line may be a command of the runner, or
 * rule a terminal.
 */
function linesIn(text: string, redact: Redact): string {
	const lines = redact(withoutColours(text)).split(/\r\n|\r|\n/);
	while (lines.length > 1 && lines.at(-1) === '') lines.pop();
	return lines.map((line) => `${withoutCommands(oneLine(line))}\n`).join('');
}
