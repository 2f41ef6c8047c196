import { getState } from '@actions/core';
import type { Redact } from '../domain/secrets/redact.ts';
import { type CommandFile, entryOf } from './command-files.ts';

/** What a main step leaves for its post step. The last value of a name counts. */
export interface State {
	/** '' where nothing was saved. */
	read(name: string): string;
	/** Never throws. */
	write(name: string, value: string): void;
}

export function createState(file: CommandFile, redact: Redact): State {
	return { read: getState, write: (name, value) => void file.append(entryOf(name, redact(value))) };
}
