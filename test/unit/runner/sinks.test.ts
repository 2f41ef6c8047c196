// What the runner reads after the step: no value ends its entry early, and what is saved has no secret.
import { EOL } from 'node:os';
import { expect, test } from '@jest/globals';
import { createState, entryOf, type State } from '../../../src/runner/sinks.ts';
import { parseCommandFile } from '../../support/action-runner/command-file.ts';

test.each([
	{ value: '' },
	{ value: 'two\nlines' },
	{ value: 'ghadelimiter_' },
	{ value: 'a\nghadelimiter_\nother<<ghadelimiter__\nforged\nghadelimiter__' },
	{ value: `${'ghadelimiter_'.repeat(50_000)}_` },
])('$value', ({ value }) => {
	const entry = entryOf('name', value);
	expect(parseCommandFile(entry.replaceAll(EOL, '\n'))).toEqual({ name: value });
	const delimiter = /^name<<(\S*)/.exec(entry)?.[1] as string;
	expect(entry.split(delimiter)).toHaveLength(3);
});

test.each<[string, (state: State) => void, string]>([
	['a text without secrets', (state) => state.write('a', 'is 12345678901-1'), 'is ***'],
	['a key of its own whole', (state) => state.keep('a', '12345678901-1f00'), '12345678901-1f00'],
])('saved for the post step: %s', (_name, write, a) => {
	let text = '';
	const add = (entry: string) => {
		text += entry;
		return true;
	};
	write(createState({ add }, (value) => value.replaceAll('12345678901-1', '***')));
	expect(parseCommandFile(text.replaceAll(EOL, '\n'))).toEqual({ a });
});
