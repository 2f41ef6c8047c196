import { decoded } from '../../domain/secrets/secrets.ts';
import { withoutStop } from '../../domain/text/format.ts';

/** How a line names a place in a file. */
const NOTATIONS = {
	/** `  File "/app/main.py", line 7, in run` */
	python: /\bFile "(?<path>[^"]+)", line (?<line>\d{1,7})\b/,
	/** `    at run (file:///app/src/app.ts:12:3)`, `    at async /app/src/app.ts:12:3` */
	v8: /^\s*at (?:[^(]* \()?(?:async )?(?<path>.+):(?<line>\d{1,7}):\d{1,7}\)?\s*$/,
	/** Anywhere in a line: `src/app.ts:12:3 - error TS2322`, `boom (/app/main.py:7)`. */
	mention:
		/(?:^|[\s("'[])(?<path>(?:[A-Za-z]:)?[^\s:"'()[\]]+\.(?:[cm]?[jt]sx?|py)):(?<line>\d{1,7})(?::\d{1,7})?(?=[\s:,)\]"']|$)/,
};

function placeIn(text: string) {
	for (const [by, notation] of Object.entries(NOTATIONS)) {
		const { path, line } = notation.exec(text)?.groups ?? {};
		if (path !== undefined) return { by, path, line: Number(line) };
	}
	return undefined;
}

/** Folders whose files are somebody else's: no frame there says what to change. */
const FOREIGN = ['node_modules', 'site-packages', 'dist-packages', '.venv'];

/**
 * Finds the line to blame in what an app has written: of the last stack that names a file of ours, the frame that is
 * nearest to the error. JavaScript writes that one first, Python last.
 * @param lines e.g. the last lines of a log; the reason of a failure goes last.
 * @param isFile whether a path, with forward slashes, is one of our files. It is never given `..` or an absolute path.
 * @returns its path as `isFile` knows it, and its line, from 1; undefined where no line names one.
 */
export function findFrame(lines: readonly string[], isFile: (path: string) => boolean) {
	let found: { readonly file: string; readonly line: number } | undefined;
	for (const text of lines.toReversed()) {
		const place = placeIn(text);
		if (place === undefined) {
			if (found !== undefined) break; // above its stack
			continue;
		}
		const file = place.line > 0 ? ownFile(place.path, isFile) : undefined;
		if (file === undefined) continue;
		found = { file, line: place.line };
		if (place.by === 'python') break;
	}
	return found;
}

/**
 * An app's log as people read it: our files by their paths from the package's root, and of each JavaScript stack our own
 * frames, with one line for the others. A stack without a frame of ours stays whole.
 */
export function withOwnFrames(lines: readonly string[], isFile: (path: string) => boolean): string[] {
	const shown: string[] = [];
	let own: string[] = [];
	let foreign: string[] = [];
	const endStack = () => {
		const others = foreign.length === 1 ? 'frame' : 'frames';
		if (own.length > 0 && foreign.length > 0) own.push(`    … ${foreign.length} ${others} in Node.js and packages`);
		shown.push(...(own.length > 0 ? own : foreign));
		own = [];
		foreign = [];
	};
	for (const text of lines) {
		const place = placeIn(text);
		const file = place && ownFile(place.path, isFile);
		const readable = place && file !== undefined ? text.replace(place.path, () => file) : text;
		if (place?.by === 'v8') (file === undefined ? foreign : own).push(readable);
		else {
			endStack();
			shown.push(readable);
		}
	}
	endStack();
	return shown;
}

/** The most folders of a path that are looked at: an app may write any path, and a cancel has to be heard meanwhile. */
const DEEPEST = 50;

/** The longest end of a path that is a file of ours: the service may have put the app into any folder. */
function ownFile(path: string, isFile: (path: string) => boolean): string | undefined {
	if (/^(?:node:|internal\/|https?:|<)/i.test(path)) return undefined;
	const plain = path.startsWith('file://') ? decoded(path.slice('file://'.length)) : path;
	const parts = plain.split(/[\\/]/).filter((part) => part !== '' && part !== '.' && !/^[A-Za-z]:$/.test(part));
	if (parts.includes('..') || parts.some((part) => FOREIGN.includes(part))) return undefined;
	const near = parts.slice(-DEEPEST);
	return near.map((_, from) => near.slice(from).join('/')).find(isFile);
}

/** The service's reason for a status, as a sentence: the line of it that names the cause. */
export function describeReason(statusReason: string): string {
	return statusReason === '' ? 'The service gave no reason.' : `Reason: ${withoutStop(causeOf(statusReason))}.`;
}

/** `KeyError: 'PORT'`, `Uncaught TypeError [ERR_X]: no database` */
const ERROR_LINE = /^(?:Uncaught )?[\w.$]*(?:Error|Exception)(?: \[\w+\])?(?::|$)/;

/** The line of a reason that names the cause. Above it, Python writes the stack, and Node.js the line of code. */
export function causeOf(reason: string): string {
	const lines = reason.split(/\r?\n/).filter((line) => line.trim() !== '');
	return lines.findLast((line) => ERROR_LINE.test(line)) ?? lines[0] ?? '';
}
