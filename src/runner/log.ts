import * as core from '@actions/core';
import { oneLine, withoutCommands } from '../domain/harmless.ts';
import type { Redact } from '../domain/redact.ts';

/** Where an annotation points. `file` is relative to the workspace. */
export interface Place {
	readonly title?: string;
	readonly file?: string;
	/** Lines below the message, such as YAML to paste. */
	readonly lines?: readonly string[];
}

/** The job's log. Every text is made harmless and loses its secrets on the way: callers pass plain sentences. */
export interface Log {
	info(line: string): void;
	/** Lines that the reader can fold. */
	group(title: string, lines: readonly string[]): void;
	/** Only shown where debug logging is on. */
	debug(line: string): void;
	notice(message: string, place?: Place): void;
	warning(message: string, place?: Place): void;
	error(message: string, place?: Place): void;
}

export function createLog(redact: Redact): Log {
	const clean = (text: string) => oneLine(redact(text));
	const info = (line: string) => core.info(withoutCommands(clean(line)));
	const annotate =
		(write: (message: string, properties: core.AnnotationProperties) => void) =>
		(message: string, { title, file, lines = [] }: Place = {}) =>
			write(
				[message, ...lines]
					.map((line) => withoutCommands(clean(line)))
					.join('\n')
					.slice(0, MAX_ANNOTATION),
				{
					...(title === undefined ? {} : { title: clean(title) }),
					...(file === undefined ? {} : { file: clean(file) }),
				},
			);
	return {
		info,
		group(title, lines) {
			core.startGroup(clean(title));
			for (const line of lines) info(line);
			core.endGroup();
		},
		debug: (line) => core.debug(clean(line)),
		notice: annotate(core.notice),
		warning: annotate(core.warning),
		error: annotate(core.error),
	};
}

/** Characters: the runner cuts an annotation there. */
const MAX_ANNOTATION = 4_096;
