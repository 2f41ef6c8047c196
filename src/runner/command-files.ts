import { appendFileSync, closeSync, constants, openSync, statSync, truncateSync } from 'node:fs';
import { EOL } from 'node:os';
import type { Log } from './log.ts';

/** The files through which a step passes data to the runner, and what is lost if one cannot be written. */
const LOST = {
	GITHUB_OUTPUT: 'Later steps do not see all outputs of this one.',
	GITHUB_STATE: 'If this step is killed, its post step cannot close its check and deployment at GitHub.',
	GITHUB_STEP_SUMMARY: 'The run does not show the summary of this step.',
} as const;

/** Environment variables that name these files. */
export type CommandFileName = keyof typeof LOST;

export interface CommandFile {
	/**
	 * Appends a text completely or not at all, because half an entry would make the runner fail the step.
	 * Never throws. The first failure becomes a notice; later texts are still tried.
	 * @returns whether the text is in the file.
	 */
	append(text: string): boolean;
}

/**
 * @param file path; '' if the runner gives none. `@actions/core` would then print `::set-output` and `::save-state`
 * lines. No runner with Node 24 needs those, so they would only be noise in the log.
 */
export function openCommandFile(name: CommandFileName, file: string, log: Log): CommandFile {
	let isReported = false;
	return {
		append(text) {
			const problem = file === '' ? 'it is not set' : tryAppend(file, text);
			if (problem !== undefined && !isReported) {
				isReported = true;
				log.notice(
					`${name}${file === '' ? '' : `, ${file}`}: ${problem}. ${LOST[name]} The result of the step is not affected.`,
					{
						title: `${name} could not be written`,
					},
				);
			}
			return problem === undefined;
		},
	};
}

/**
 * One entry of GITHUB_OUTPUT or GITHUB_STATE, in the form that allows values of several lines. The delimiter is one that
 * the value does not contain, so no value can end its entry. A random one would take Node's crypto, slow to load.
 */
export function entryOf(name: string, value: string): string {
	const tails = [...value.matchAll(/ghadelimiter(_*)/g)].map(([, tail = '']) => tail.length);
	const delimiter = `ghadelimiter${'_'.repeat(tails.reduce((longest, length) => Math.max(longest, length), 0) + 1)}`;
	return `${name}<<${delimiter}${EOL}${value}${EOL}${delimiter}${EOL}`;
}

/** @returns why the text could not be appended, as part of a sentence; undefined on success. */
function tryAppend(file: string, text: string): string | undefined {
	try {
		const { size } = statSync(file);
		const descriptor = openSync(file, HOW);
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
		return diskProblem(error);
	}
}

/** Never creates the file, and does not wait for a reader of a pipe in its place. */
const HOW = constants.O_WRONLY | constants.O_APPEND | (constants.O_NONBLOCK ?? 0); // Windows has no O_NONBLOCK

/** Why a file could not be written, as part of a sentence. */
export function diskProblem(error: unknown): string {
	const { code = '' } = error as NodeJS.ErrnoException;
	return `${WORDS[code] ?? 'the file cannot be written'} (${code})`;
}

const WORDS: Readonly<Record<string, string>> = {
	ENOENT: 'the file does not exist',
	ENOSPC: 'the disk is full',
	EDQUOT: 'the disk quota is used up',
	EFBIG: 'the file is too large',
	EACCES: 'permission denied',
	EPERM: 'permission denied',
	EROFS: 'the disk is read-only',
	EISDIR: 'it is a folder',
	ENXIO: 'it is a pipe that nobody reads',
};

/** Truncates the file to its size before a failed append. */
function cutBack(file: string, size: number): void {
	try {
		truncateSync(file, size);
	} catch {
		// A device cannot be truncated.
	}
}
