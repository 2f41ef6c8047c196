import type { Redact } from '../../domain/secrets/redact.ts';
import { count } from '../../domain/text/format.ts';
import { codeBlock } from '../../domain/text/markdown.ts';
import { withoutColours } from '../../domain/text/sanitize.ts';
import { shorten } from '../../domain/text/shorten.ts';
import type { Log } from '../../runner/log.ts';
import { findFrame, withOwnFrames } from './blame.ts';

const TITLE = 'Log of the app';
/** Characters that are shown of one line, and of all lines of one event. */
const LONGEST_LINE = 2_000;
const LONGEST_MESSAGE = 16_000;
/** Lines that a step prints. */
const MOST_PRINTED = 10_000;
/** Of the last lines, how many the summary of a failure shows, and how many are searched for the place of an error. */
const MOST_SHOWN = 20;
const MOST_SEARCHED = 400;

export type AppLog = ReturnType<typeof openAppLog>;

/**
 * What the app has written: it is printed, and the end of it kept.
 * @param isFile whether a path is a file of ours, which an error in the log may name.
 */
export function openAppLog(log: Pick<Log, 'groupLine'>, redact: Redact, isFile: (path: string) => boolean) {
	let last: readonly string[] = [];
	let printed = 0;
	return {
		/** @param message one line or several. */
		add(message: string): void {
			const lines = redact(linesOf(message).join('\n')).split('\n'); // in one: a secret may span several
			last = [...last, ...lines].slice(-MOST_SEARCHED);
			for (const line of lines) {
				printed += 1;
				if (printed <= MOST_PRINTED) log.groupLine(TITLE, line);
				if (printed === MOST_PRINTED) log.groupLine(TITLE, `… only the first ${count(MOST_PRINTED, 'line')} are shown`);
			}
		},
		/** The last lines, redacted: more than are shown. */
		lastLines: () => last,
		/** The last lines as people read them. */
		shown: () => withOwnFrames(last.slice(-MOST_SHOWN), isFile),
		/** The line of our files that is to blame for an end. @param reason what the service says of it. */
		blame: (reason: string) => findFrame([...last, ...reason.split('\n')], isFile),
	};
}

/** The last lines in a summary, not collapsed: after a failure they are what people look for. */
export function renderLastLines(lines: readonly string[]): string {
	return lines.length === 0 ? '' : `**The last lines of the app's log:**\n\n${codeBlock(lines)}`;
}

/** Splits a log event into lines, without colours and other terminal control sequences. */
function linesOf(message: string): string[] {
	const lines = withoutColours(shorten(message, LONGEST_MESSAGE)).split(/\r\n|\r|\n/);
	const end = lines.findLastIndex((line) => line !== '');
	return lines.slice(0, Math.max(1, end + 1)).map((line) => shorten(line, LONGEST_LINE));
}
