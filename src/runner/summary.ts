import { EOL } from 'node:os';
import type { Redact } from '../domain/secrets/redact.ts';
import { shortenMarkdown } from '../domain/text/shorten.ts';
import type { CommandFile } from './command-files.ts';

/** The job summary. */
export interface Summary {
	/**
	 * Appends markdown. Never throws.
	 * @param render redacts external text and then escapes it; in escaped text, secrets would not be found any more.
	 */
	write(render: (redact: Redact) => string): Promise<void>;
}

/** The most bytes of a summary. The runner drops a larger one completely. Some room is left for other steps' parts. */
const LARGEST = 900_000;

export function createSummary(file: CommandFile, redact: Redact): Summary {
	return {
		async write(render) {
			const text = redact(render(redact));
			const fitting = Buffer.byteLength(text) <= LARGEST ? text : shortenMarkdown(text, LARGEST / 4);
			file.append(`${fitting}${EOL}`);
		},
	};
}
