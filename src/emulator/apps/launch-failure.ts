import type { End } from '../processes/process-group.ts';

/** The first line of an error's text, where Node and Python begin one: `TypeError: …`, `kernel.NotFoundError: …`. */
const ERROR = /^(?:Uncaught )?[\w$.]*(?:Error|Exception|Exit|Interrupt)\b[^:]*(?::|$)/;
/** Lines that say nothing of their own: blank and indented ones, brackets, what Node adds to an error. */
const NOISE = /^\s|^[\s{}()[\],;^~]*$|^Node\.js v\d|^\(Use `node --trace-|^Emitted 'error' event on /;

/** Below a line of source code. */
const CARETS = /^\s*\^+\s*$/;

/** The line that says why a process ended, of what it wrote to stderr: the last one of an error, else the last that says something. */
function errorLine(lines: readonly string[]): string | undefined {
	const telling = lines.filter((line, at) => !NOISE.test(line) && !CARETS.test(lines[at + 1] ?? ''));
	return (telling.findLast((line) => ERROR.test(line)) ?? telling.at(-1))?.replace(/ \{$/, '');
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
