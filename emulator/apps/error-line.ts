/** A stack frame of Node. */
const FRAME = /^\s+at /;
/** Where the properties of an error begin, in what Node prints of it: ` {` behind its last frame, or behind `[…]`. */
const PROPERTIES = /^(?:\s+at .*|\[.*\]) \{$/;
/** Where the printed traceback of Python begins. */
const TRACEBACK = /^Traceback \(most recent call last\):$/;
/** Lines without a word of their own: blank ones, brackets, carets below source code, what Node adds at its end. */
const NOISE = /^[\s{}()[\],;^~]*$|^Node\.js v\d|^\(Use `node --trace-/;
/** The first line of an error's text: `TypeError: …`, `Error [ERR_X]: …`, `kernel.NotFoundError: …`. */
const HEAD = /^(?:Uncaught )?[\w$.]*(?:Error|Exception)\b[^:]*(?::|$)/;

/**
 * The line that says why a process ended, of what it wrote to stderr: the line of the error itself, not the stack frames,
 * source code, properties and brackets that Node and Python print around it. Undefined where it wrote nothing that says
 * something.
 */
export function errorLine(lines: readonly string[]): string | undefined {
	let found: string | undefined;
	/** The lines since the last blank one, or since the last stack frame: the text of one error may have several. */
	let block: string[] = [];
	let framed = false;
	for (let at = 0; at < lines.length; at += 1) {
		const line = lines[at] ?? '';
		if (TRACEBACK.test(line)) {
			at = indexFrom(lines, at + 1, (one) => /^\S/.test(one)) ?? lines.length;
			found = lines[at] ?? found;
			// Further lines of the same text end with a blank line.
			at = (indexFrom(lines, at, (one) => one.trim() === '') ?? lines.length) - 1;
			block = [];
			continue;
		}
		if (FRAME.test(line)) {
			found = block.find((one) => HEAD.test(one)) ?? block.at(-1) ?? found;
			framed = true;
		} else if (line.trim() === '') block = [];
		else if (!NOISE.test(line)) {
			block = framed ? [line] : [...block, line];
			framed = false;
			found = line;
		}
		if (PROPERTIES.test(line)) at = indexFrom(lines, at + 1, (one) => one.startsWith('}')) ?? at;
	}
	return found?.trim().replace(/ \{$/, '');
}

function indexFrom(lines: readonly string[], start: number, fits: (line: string) => boolean): number | undefined {
	const index = lines.findIndex((line, at) => at >= start && fits(line));
	return index < 0 ? undefined : index;
}
