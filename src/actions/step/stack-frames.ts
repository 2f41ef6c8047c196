/** A place in a file of the workspace. */
export interface Frame {
	/** Path from the folder that was asked about, with forward slashes. */
	readonly file: string;
	/** From 1. */
	readonly line: number;
}

/** Lines that are read, from the end of the log, and characters of each: beyond that a line is no stack frame. */
const MOST_LINES = 400;
const LONGEST_LINE = 2_000;

interface Notation {
	readonly pattern: RegExp;
	/** Which frame of a stack is nearest to the error: V8 writes that one first, Python last. */
	readonly nearest: 'first' | 'last';
}

/** How each language writes a place: `file` and `line` are groups of the pattern. */
const NOTATIONS: readonly Notation[] = [
	// Python: `  File "/app/main.py", line 7, in run`
	{ pattern: /^\s*File "(?<file>[^"]+)", line (?<line>\d{1,7})\b/, nearest: 'last' },
	// V8: `    at run (file:///app/src/app.ts:12:3)`, `    at async /app/src/app.ts:12:3`, `at Object.<anonymous> (C:\app\a.js:1:2)`
	{ pattern: /^\s*at (?:[^(]* \()?(?:async )?(?<file>.+):(?<line>\d{1,7}):\d{1,7}\)?\s*$/, nearest: 'first' },
	// V8 above the source line of an uncaught error, and TypeScript: `/app/src/app.ts:12`, `src/app.ts:12:3 - error TS2322`
	{
		pattern: /^\s*(?<file>(?:[A-Za-z]:)?[^\s:"'()]+\.[cm]?[jt]sx?):(?<line>\d{1,7})(?::\d{1,7})?(?=\s|$|:)/,
		nearest: 'first',
	},
	// TypeScript without colours: `src/app.ts(12,3): error TS2322`
	{ pattern: /^\s*(?<file>[^\s:"'()]+\.[cm]?tsx?)\((?<line>\d{1,7}),\d{1,7}\):/, nearest: 'first' },
];

/** Folders whose files are somebody else's: no frame there says what to change. */
const FOREIGN = ['node_modules', 'site-packages', 'dist-packages', '.venv'];

/**
 * Finds the line to blame in what an app has written: of the last stack that names a file of ours, the frame that is
 * nearest to the error. The service may have put the app into any folder: the longest end of the path that is one of our
 * files counts.
 * @param lines e.g. the last lines of a log; the reason of a failure goes last.
 * @param isFile whether a path, with forward slashes, is one of our files. It is never given `..` or an absolute path.
 * @returns undefined where no line names one.
 */
export function findFrame(lines: readonly string[], isFile: (path: string) => boolean): Frame | undefined {
	let found: { readonly frame: Frame; readonly nearest: Notation['nearest'] } | undefined;
	for (const line of lines.slice(-MOST_LINES).toReversed()) {
		const read = readLine(line);
		if (read === undefined) {
			// The stack that has our frame ends here, seen from below.
			if (found !== undefined) break;
			continue;
		}
		const file = ownFile(read.file, isFile);
		// Seen from below, the first frame of a stack comes last.
		if (file !== undefined && (found === undefined || found.nearest === 'first'))
			found = { frame: { file, line: read.line }, nearest: read.nearest };
		if (found?.nearest === 'last') break;
	}
	return found?.frame;
}

function readLine(text: string): (Frame & Pick<Notation, 'nearest'>) | undefined {
	if (text.length > LONGEST_LINE) return undefined;
	for (const { pattern, nearest } of NOTATIONS) {
		const { file, line } = pattern.exec(text)?.groups ?? {};
		if (file !== undefined && Number(line) > 0) return { file, line: Number(line), nearest };
	}
	return undefined;
}

/** The longest end of a path that is a file of ours. */
function ownFile(path: string, isFile: (path: string) => boolean): string | undefined {
	if (/^(?:node:|internal\/|https?:|<)/i.test(path)) return undefined;
	const parts = withoutScheme(path)
		.split(/[\\/]/)
		.filter((part) => part !== '' && part !== '.');
	if (parts.includes('..') || parts.some((part) => FOREIGN.includes(part))) return undefined;
	for (let from = 0; from < parts.length; from++) {
		const end = parts.slice(from).join('/');
		if (isFile(end)) return end;
	}
	return undefined;
}

/** `file:///app/a%20b.ts` and `C:\app` as what is to be split at its slashes. */
function withoutScheme(path: string): string {
	if (!path.startsWith('file://')) return path.replace(/^[A-Za-z]:/, '');
	try {
		return decodeURIComponent(path.slice('file://'.length)).replace(/^\/[A-Za-z]:/, '');
	} catch {
		return path.slice('file://'.length);
	}
}
