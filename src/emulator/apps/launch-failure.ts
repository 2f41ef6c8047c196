import path from 'node:path';
import type { End } from '../processes/process-group.ts';

/** A stack frame of Node. */
const FRAME = /^\s+at |^\s+\.\.\. \d+ lines matching/;
/** Where the properties of an error begin, in what Node prints of it: ` {` behind its last frame, or behind `[…]`. */
const PROPERTIES = /^(?:\s+at .*|\[.*\]) \{$/;
/** Where Python's report of an exception begins, and the frame that it draws around that of a group. */
const TRACEBACK = /^(?: {2}\+ Exception Group )?Traceback \(most recent call last\):$/;
const GROUP = /^ {2}\| (?=\S)/;
/** Lines without a word of their own: blank ones, brackets, carets below source code, what Node adds to an error. */
const NOISE = /^[\s{}()[\],;^~]*$|^Node\.js v\d|^\(Use `node --trace-|^Emitted 'error' event on /;
/** Below a line of source code. */
const CARETS = /^\s*\^+\s*$/;
/** The first line of an error's text: `TypeError: …`, `Error [ERR_X]: …`, `kernel.NotFoundError: …`. */
const HEAD = /^(?:Uncaught )?[\w$.]*(?:Error|Exception)\b[^:]*(?::|$)/;

/**
 * The line that says why a process ended, of what it wrote to stderr: the line of the error itself, not the stack frames,
 * source code, properties and brackets that Node and Python print around it. Undefined where it wrote nothing that says
 * something.
 */
export function errorLine(lines: readonly string[]): string | undefined {
	let found: string | undefined;
	/** The lines since the last stack frame, and of those the ones since the last blank line. */
	let text: string[] = [];
	let block: string[] = [];
	let framed = false;
	for (let at = 0; at < lines.length; at += 1) {
		const line = lines[at] ?? '';
		if (TRACEBACK.test(line)) {
			at = indexFrom(lines, at + 1, (one) => /^\S/.test(one) || GROUP.test(one));
			found = lines[at]?.replace(GROUP, '') ?? found;
			// The text of the exception may have further lines.
			at = indexFrom(lines, at, (one) => one.trim() === '') - 1;
			continue;
		}
		if (FRAME.test(line)) {
			found = block.find((one) => HEAD.test(one)) ?? text.findLast((one) => HEAD.test(one)) ?? block.at(-1) ?? found;
			framed = true;
		} else if (line.trim() === '') block = [];
		else if (!NOISE.test(line) && !CARETS.test(lines[at + 1] ?? '')) {
			if (framed) [text, block, framed] = [[], [], false];
			text.push(line);
			block.push(line);
			found = line;
		}
		if (!PROPERTIES.test(line)) continue;
		const end = indexFrom(lines, at + 1, (one) => one.startsWith('}'));
		if (end < lines.length) at = end;
	}
	return found?.trim().replace(/ \{$/, '');
}

/** The index of the first line that fits, or the number of lines. */
function indexFrom(lines: readonly string[], start: number, fits: (line: string) => boolean): number {
	const index = lines.findIndex((line, at) => at >= start && fits(line));
	return index < 0 ? lines.length : index;
}

/** Why a program ended, or undefined where it ended with 0. */
export function reasonOf(
	program: string,
	{ code, signal, startError }: End,
	stderr: readonly string[],
): string | undefined {
	if (code === 0) return undefined;
	const silent = signal ? `${program} was ended by ${signal}` : `${program} ended with exit code ${code}`;
	return startError || errorLine(stderr) || silent;
}

const MODULE_MISSING = /Cannot find (?:module|package)|No module named/;
/** What Node says of a module that is named by its path. */
const MISSING_FILE = /Cannot find module '(\/[^']+)'/;

/**
 * Why the app ended, without the way to the temporary folder, which says nothing to whoever reads it.
 * @param installed what became of the dependencies.
 */
export function explain(failure: string, folder: string, installed: string): string {
	const [, missing] = MISSING_FILE.exec(failure) ?? [];
	const fromFolder = missing === undefined ? '' : path.relative(folder, missing);
	const said = failure.replace(missing ?? '', fromFolder).replaceAll(`${folder}/`, '');
	if (fromFolder.startsWith('../'))
		return `${said} (${fromFolder} is outside of what was deployed: set "directory" to a folder that holds both)`;
	return MODULE_MISSING.test(failure) ? `${said} (${installed})` : said;
}
