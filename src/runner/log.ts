import * as core from '@actions/core';
import type { Redact } from '../domain/secrets/redact.ts';
import { count } from '../domain/text/format.ts';
import { oneLine, withoutCommands } from '../domain/text/sanitize.ts';
import { shorten } from '../domain/text/shorten.ts';

/** Title and location of an annotation. `file` is relative to the workspace. */
export interface Place {
	readonly title?: string;
	readonly file?: string;
	/** The line of that file, from 1. */
	readonly line?: number;
	/** Lines below the message, such as YAML to paste. */
	readonly lines?: readonly string[];
}

/** The colour of a line, if the log shows colours: green, yellow, red, dim. */
export type Tone = 'good' | 'odd' | 'bad' | 'quiet';

/** The job's log. It redacts and sanitizes every text, so callers pass plain sentences. */
export interface Log {
	info(line: string, tone?: Tone): void;
	/** Writes a collapsible group of lines. */
	group(title: string, lines: readonly string[]): void;
	/**
	 * Writes a line of a group that grows. Its first line opens the group. Any other line of the log closes it, and the next
	 * line of the group opens it again, because the runner does not support nested groups.
	 */
	groupLine(title: string, line: string): void;
	/** Only shown if debug logging is on. */
	debug(line: string): void;
	notice(message: string, place?: Place): void;
	warning(message: string, place?: Place): void;
	error(message: string, place?: Place): void;
}

/** @param colours whether the viewer of the log shows colours. */
export function createLog(redact: Redact, colours: boolean): Log {
	const clean = (text: string) => shortened(oneLine(redact(text)));
	const print = (line: string, tone?: Tone) => {
		const text = withoutCommands(clean(line));
		core.info(tone === undefined || !colours ? text : `\u001b[${SGR[tone]}m${text}\u001b[0m`);
	};
	const growing = new GrowingGroup();
	const info = (line: string, tone?: Tone) => {
		growing.close();
		print(line, tone);
	};
	const annotate =
		(write: (message: string, properties: core.AnnotationProperties) => void) =>
		(message: string, { title, file, line, lines = [] }: Place = {}) => {
			growing.close();
			write(shorten([message, ...lines].map((text) => withoutCommands(clean(text))).join('\n'), MAX_ANNOTATION), {
				...(title === undefined ? {} : { title: clean(title) }),
				...(file === undefined ? {} : { file: clean(file) }),
				...(line === undefined ? {} : { startLine: line }),
			});
		};
	return {
		info,
		group(title, lines) {
			growing.close();
			core.startGroup(clean(title));
			for (const line of lines) print(line);
			core.endGroup();
		},
		groupLine(title, line) {
			growing.open(clean(title));
			print(line);
		},
		debug(line) {
			if (core.isDebug()) core.debug(clean(line));
		},
		notice: annotate(core.notice),
		warning: annotate(core.warning),
		error: annotate(core.error),
	};
}

/**
 * Lets the step finish even if its log cannot be written any more. A write to a closed pipe (EPIPE) or a full disk would
 * otherwise end the process with an uncaught exception. Must be called once, before the first line.
 */
export function outliveReader(): void {
	for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** Parameters of the escape sequence that selects a colour (ECMA-48, SGR). */
const SGR: Readonly<Record<Tone, number>> = { good: 32, odd: 33, bad: 31, quiet: 2 };

/** Opens and closes the groups whose lines come one by one. */
class GrowingGroup {
	#title: string | undefined;
	readonly #begun = new Set<string>();

	open(title: string): void {
		if (title === this.#title) return;
		this.close();
		core.startGroup(this.#begun.has(title) ? `${title} (continued)` : title);
		this.#title = title;
		this.#begun.add(title);
	}

	close(): void {
		if (this.#title !== undefined) core.endGroup();
		this.#title = undefined;
	}
}

/** Characters after which the runner truncates an annotation. */
const MAX_ANNOTATION = 4_096;

/** The most characters of a line: longer ones help no reader, and may slow down the viewer of the log. */
const LONGEST_LINE = 16_000;

/** Truncates a redacted line to {@link LONGEST_LINE}, and adds how much of it is missing. */
function shortened(line: string): string {
	if (line.length <= LONGEST_LINE) return line;
	return `${shorten(line, LONGEST_LINE)} (${count(line.length - LONGEST_LINE + 1, 'more character')})`;
}
