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
	/**
	 * A line of a group that grows: its first line opens the group, any other line of the log closes it, and the next
	 * one opens it again, for the runner knows no groups within groups.
	 */
	groupLine(title: string, line: string): void;
	/** Only shown where debug logging is on. */
	debug(line: string): void;
	notice(message: string, place?: Place): void;
	warning(message: string, place?: Place): void;
	error(message: string, place?: Place): void;
}

export function createLog(redact: Redact): Log {
	const clean = (text: string) => oneLine(redact(text));
	const print = (line: string) => core.info(withoutCommands(clean(line)));
	const growing = new GrowingGroup();
	const info = (line: string) => {
		growing.close();
		print(line);
	};
	const annotate =
		(write: (message: string, properties: core.AnnotationProperties) => void) =>
		(message: string, { title, file, lines = [] }: Place = {}) => {
			growing.close();
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
		debug: (line) => core.debug(clean(line)),
		notice: annotate(core.notice),
		warning: annotate(core.warning),
		error: annotate(core.error),
	};
}

/** The group that is open while its lines come. */
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

/** Characters: the runner cuts an annotation there. */
const MAX_ANNOTATION = 4_096;
