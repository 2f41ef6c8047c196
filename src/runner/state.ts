import { getState } from '@actions/core';
import type { Redact } from '../domain/secrets/redact.ts';
import { type CommandFile, entryOf } from './command-files.ts';

/** State that a main step saves for its post step. The last value of each name counts. */
export interface State {
	/** Returns '' if nothing was saved. */
	read(name: string): string;
	/** An object is saved as JSON. Never throws. */
	write(name: string, value: string | object): void;
	/** Saves a text that this action has made up itself, as it is: a secret in it would be one by chance. Never throws. */
	keep(name: string, text: string): void;
}

/** The names of an object's members stay as they are, even where a secret is the same word: they are this action's own. */
export function createState(file: CommandFile, redact: Redact): State {
	const json = (value: object) =>
		JSON.stringify(value, (_name, member: unknown) => (typeof member === 'string' ? redact(member) : member));
	const keep = (name: string, text: string) => void file.append(entryOf(name, text));
	const write = (name: string, value: string | object) =>
		keep(name, typeof value === 'string' ? redact(value) : json(value));
	return { read: getState, write, keep };
}
