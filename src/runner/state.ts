import { getState, saveState } from '@actions/core';
import type { Redact } from '../domain/secrets/redact.ts';

/** What a main step leaves for its post step. The last value of a name counts. */
export interface State {
	/** '' where nothing was saved. */
	read(name: string): string;
	write(name: string, value: string): void;
}

export function createState(redact: Redact): State {
	return { read: getState, write: (name, value) => saveState(name, redact(value)) };
}
