import { summary } from '@actions/core';
import type { Redact } from '../domain/redact.ts';

/** The job summary. */
export interface Summary {
	/** Appends markdown whose foreign parts are already escaped. Never fails the step. */
	write(markdown: string): Promise<void>;
}

/** Bytes: the runner drops a larger summary whole. Some room is left for other steps' parts. */
const LARGEST = 900_000;

export function createSummary(redact: Redact): Summary {
	return {
		async write(markdown) {
			const text = redact(markdown);
			const fitting = Buffer.byteLength(text) <= LARGEST ? text : `${text.slice(0, LARGEST / 4)}\n\n… cut off\n`;
			try {
				await summary.addRaw(fitting, true).write();
			} catch {
				// Without its file (an old server, a run by hand) there is no summary; the log has it all.
			}
		},
	};
}
