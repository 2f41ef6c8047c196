import { appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withoutStop } from '../domain/text/format.ts';
import { oneLine, withoutColours, withoutCommands } from '../domain/text/sanitize.ts';
import type { Log } from './log.ts';
import type { Masks } from './masks.ts';

/**
 * Opens a file that texts are appended to.
 * @param path '' for one that the runner does not name.
 * @param what what the file is, such as `GITHUB_OUTPUT`.
 * @param lost what is lost where it cannot be written, as a sentence.
 * @param largest bytes that it has at most.
 */
export function openAppendFile(
	path: string,
	{ what, lost, largest }: { readonly what: string; readonly lost: string; readonly largest: number },
	log: Pick<Log, 'notice'>,
) {
	let size = 0;
	let isOver = false;
	return {
		/** Absolute. */
		path,
		/**
		 * Appends a text. It is written when the call returns, so that a cancel loses nothing. Never throws: the first text that
		 * the file does not take becomes a notice, and ends the file.
		 * @returns whether the text is in the file.
		 */
		add(text: string): boolean {
			if (isOver) return false;
			size += Buffer.byteLength(text);
			try {
				if (path === '') throw new Error('it is not set');
				if (size > largest) throw new Error(`more than ${largest} bytes`);
				appendFileSync(path, text);
				return true;
			} catch (error) {
				isOver = true;
				const why = withoutStop((error as Error).message); // of Node: the code, its words and the path
				const at = path === '' ? '' : ` (${path})`;
				const title = `${what} could not be written`;
				log.notice(`${what}${at} could not be written: ${why}. ${lost} The result of the step is not affected.`, {
					title,
				});
				return false;
			}
		},
	};
}

/** The most bytes of a file for later steps, 64 MiB: a flood of events must not fill the runner's disk. */
const LARGEST_FILE = 67_108_864;
/** The most bytes of what an app returns, 16 MiB. */
const LARGEST_JSON = 16_777_216;

/**
 * Files for later steps, in the runner's folder for temporary files, without secrets.
 * @param folder '' for the system's folder for temporary files.
 */
export function createTempFiles(
	folder: string,
	{ redact, redactKnown }: Pick<Masks, 'redact' | 'redactKnown'>,
	log: Pick<Log, 'notice'>,
) {
	const open = (name: string, extension: string, what: string, largest = LARGEST_FILE) => {
		const unique = `${name}-${process.pid}-${Math.random().toString(36).slice(2)}${extension}`;
		const lost = 'Later steps see only what it has so far.';
		return openAppendFile(path.join(folder || tmpdir(), unique), { what, lost, largest }, log);
	};
	return {
		/** Makes a file for JSON, one value a line. */
		jsonLines(name: string) {
			const file = open(name, '.jsonl', 'The file of events');
			file.add('');
			return { ...file, add: (json: string) => file.add(`${redact(json)}\n`) };
		},
		/**
		 * A file for lines of text, made at the first of them. A later step may print it: no line may be a command of the
		 * runner, or rule a terminal.
		 * @param what what the lines are, such as `The app's log`.
		 */
		lineFile(name: string, what: string) {
			const file = open(name, '.log', what);
			const plain = (text: string) => {
				const lines = redact(withoutColours(text)).split(/\r\n|\r|\n/);
				while (lines.length > 1 && lines.at(-1) === '') lines.pop();
				return lines.map((line) => `${withoutCommands(oneLine(line))}\n`).join('');
			};
			return { ...file, add: (text: string) => file.add(plain(text)) };
		},
		/**
		 * Writes what an app returns, a JSON text of 16 MiB at most, whose links are left.
		 * @returns the path of the file, absolute; '' where that does not take it, which is a notice.
		 */
		jsonFile(name: string, json: string): string {
			const file = open(name, '.json', `The ${name}`, LARGEST_JSON);
			return file.add(redactKnown(json)) ? file.path : '';
		},
	};
}
