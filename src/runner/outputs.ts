import type { Redact } from '../domain/secrets/redact.ts';
import { type CommandFile, entryOf } from './command-files.ts';

/** The step's outputs. The runner reads them even after a failure or a cancel, so each is set as soon as it is known. */
export interface Outputs {
	/** Writes the outputs that are new or have changed. Never throws. */
	set(values: Readonly<Record<string, string>>): void;
}

/** @param redactOf what redacts the output of that name. */
export function createOutputs(file: CommandFile, redactOf: (name: string) => Redact): Outputs {
	const written = new Map<string, string>();
	return {
		set(values) {
			for (const [name, value] of Object.entries(values)) {
				const clean = redactOf(name)(value);
				if (written.get(name) !== clean && file.append(entryOf(name, clean))) written.set(name, clean);
			}
		},
	};
}
