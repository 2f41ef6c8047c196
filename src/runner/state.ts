import { getState } from '@actions/core';
import type { Redact } from '../domain/secrets/redact.ts';
import { type CommandFile, entryOf } from './command-files.ts';

/** State that a main step saves for its post step. The last value of each name counts. */
export interface State {
	/** Returns '' if nothing was saved. */
	read(name: string): string;
	/** Never throws. */
	write(name: string, value: string): void;
}

export function createState(file: CommandFile, redact: Redact): State {
	return { read: getState, write: (name, value) => void file.append(entryOf(name, redact(value))) };
}
