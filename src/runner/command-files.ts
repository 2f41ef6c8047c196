import { randomUUID } from 'node:crypto';
import { appendFileSync, closeSync, constants, openSync, statSync, truncateSync } from 'node:fs';
import { EOL } from 'node:os';
import type { Log } from './log.ts';

/** The files through which a step hands something to the runner, and what a reader lacks where one cannot be written. */
const LOST = {
	GITHUB_OUTPUT: 'Later steps do not see all outputs of this one.',
	GITHUB_STATE: 'Should this step be killed, its post step cannot close what it leaves open at GitHub.',
	GITHUB_STEP_SUMMARY: 'The run does not show the summary of this step.',
} as const;

/** Environment variables that name these files. */
export type CommandFileName = keyof typeof LOST;

export interface CommandFile {
	/**
	 * Appends a text, whole or not at all: half an entry would fail the step when the runner reads the file.
	 * Never throws. The first failure becomes a notice; the next text is tried all the same.
	 * @returns whether the text is in the file.
	 */
	append(text: string): boolean;
}

/**
 * @param file path; '' where the runner names none. `@actions/core` would then print the values as `::set-output` and
 * `::save-state` lines: no runner that knows Node 24 needs these, so they would only be noise in the log.
 */
export function openCommandFile(name: CommandFileName, file: string, log: Log): CommandFile {
	let isTold = false;
	return {
		append(text) {
			const problem = file === '' ? 'it names no file' : tryAppend(file, text);
			if (problem !== undefined && !isTold) {
				isTold = true;
				log.notice(
					`${name}${file === '' ? '' : `, ${file}`}: ${problem}. ${LOST[name]} The result of the step stays what it is.`,
					{
						title: `${name} could not be written`,
					},
				);
			}
			return problem === undefined;
		},
	};
}

/** One `name=value` of GITHUB_OUTPUT or GITHUB_STATE, in the form that values of several lines need. */
export function entryOf(name: string, value: string): string {
	const delimiter = `ghadelimiter_${randomUUID()}`;
	return `${name}<<${delimiter}${EOL}${value}${EOL}${delimiter}${EOL}`;
}

/** @returns why it is not there, as part of a sentence; undefined where it is. */
function tryAppend(file: string, text: string): string | undefined {
	try {
		const { size } = statSync(file);
		const descriptor = openSync(file, constants.O_WRONLY | constants.O_APPEND); // never makes the file anew
		try {
			appendFileSync(descriptor, text);
		} catch (error) {
			cutBack(file, size);
			throw error;
		} finally {
			closeSync(descriptor);
		}
		return undefined;
	} catch (error) {
		const { code = '' } = error as NodeJS.ErrnoException;
		return `${WORDS[code] ?? 'the file cannot be written'} (${code})`;
	}
}

const WORDS: Readonly<Record<string, string>> = {
	ENOENT: 'the file is not there',
	ENOSPC: 'the disk is full',
	EDQUOT: 'the disk quota is used up',
	EFBIG: 'the file may not become larger',
	EACCES: 'the file may not be written',
	EPERM: 'the file may not be written',
	EROFS: 'the disk is read-only',
	EISDIR: 'a folder is in its place',
};

/** Takes away what of a text has got into the file. */
function cutBack(file: string, size: number): void {
	try {
		truncateSync(file, size);
	} catch {
		// A device has no end to cut.
	}
}
