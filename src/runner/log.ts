import * as core from '@actions/core';
import type { Redact } from '../domain/secrets/redact.ts';
import { oneLine, withoutCommands } from '../domain/text/sanitize.ts';
import { shorten } from '../domain/text/shorten.ts';

/** Title and location of an annotation. `file` is relative to the workspace. */
interface Place {
	readonly title?: string;
	readonly file?: string | undefined;
	/** The line of that file, from 1. */
	readonly line?: number | undefined;
	/** Lines below the message, such as YAML to paste. */
	readonly lines?: readonly string[];
}

export type Log = ReturnType<typeof createLog>;

/** The job's log. It redacts and sanitizes every text, so callers pass plain sentences. */
export function createLog(redact: Redact) {
	const clean = (text: string) => shorten(oneLine(redact(text)), LONGEST_LINE);
	const print = (line: string) => core.info(withoutCommands(clean(line)));
	/** The group that is open. */
	let open: string | undefined;
	const close = () => {
		if (open !== undefined) core.endGroup();
		open = undefined;
	};
	const begin = (title: string) => {
		if (title === open) return;
		close();
		core.startGroup(title);
		open = title;
	};
	const annotate =
		(write: (message: string, properties: core.AnnotationProperties) => void) =>
		(message: string, { title, file, line, lines = [] }: Place = {}) => {
			close();
			write(shorten([message, ...lines].map((text) => withoutCommands(clean(text))).join('\n'), MAX_ANNOTATION), {
				...(title === undefined ? {} : { title: clean(title) }),
				...(file === undefined ? {} : { file: clean(file) }),
				...(line === undefined ? {} : { startLine: line }),
			});
		};
	return {
		info(line: string): void {
			close();
			print(line);
		},
		/** Writes a collapsible group of lines. */
		group(title: string, lines: readonly string[]): void {
			begin(clean(title));
			for (const line of lines) print(line);
			close();
		},
		/**
		 * Writes a line of a group that grows. Its first line opens the group. Any other line of the log closes it, and the next
		 * line of the group opens it again, because the runner does not support nested groups.
		 */
		groupLine(title: string, line: string): void {
			begin(clean(title));
			print(line);
		},
		/** Only shown if debug logging is on. */
		debug(line: string): void {
			if (core.isDebug()) core.debug(clean(line));
		},
		notice: annotate(core.notice),
		warning: annotate(core.warning),
		error: annotate(core.error),
	};
}

/** Characters after which the runner truncates an annotation. */
const MAX_ANNOTATION = 4_096;

/** The most characters of a line: longer ones help no reader, and may slow down the viewer of the log. */
const LONGEST_LINE = 16_000;
