import { summary } from '@actions/core';
import type { Redact } from '../domain/secrets/redact.ts';
import { shortenMarkdown } from '../domain/text/shorten.ts';

/** The job summary. */
export interface Summary {
	/**
	 * Appends markdown. Never fails the step.
	 * @param render escapes what is foreign, and cuts out secrets before that: they are not found any more afterwards.
	 */
	write(render: (redact: Redact) => string): Promise<void>;
}

/** Bytes: the runner drops a larger summary whole. Some room is left for other steps' parts. */
const LARGEST = 900_000;

export function createSummary(redact: Redact): Summary {
	return {
		async write(render) {
			const text = redact(render(redact));
			const fitting = Buffer.byteLength(text) <= LARGEST ? text : shortenMarkdown(text, LARGEST / 4);
			try {
				await summary.addRaw(fitting, true).write();
			} catch {
				// Without its file (an old server, a run by hand) there is no summary; the log has it all.
			}
		},
	};
}
