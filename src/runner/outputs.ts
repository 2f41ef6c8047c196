import { setOutput } from '@actions/core';
import type { Redact } from '../domain/secrets/redact.ts';

/** The step's outputs. The runner reads them even after a failure or a cancel: set each as soon as it is known. */
export interface Outputs {
	/** Writes those that are new or have changed. */
	set(values: Readonly<Record<string, string>>): void;
}

export function createOutputs(redact: Redact): Outputs {
	const written = new Map<string, string>();
	return {
		set(values) {
			for (const [name, value] of Object.entries(values)) {
				const clean = redact(value);
				if (written.get(name) === clean) continue;
				written.set(name, clean);
				setOutput(name, clean);
			}
		},
	};
}
