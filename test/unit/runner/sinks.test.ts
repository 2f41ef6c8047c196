// What the runner reads after the step: no value ends its entry early.
import { EOL } from 'node:os';
import { expect, test } from '@jest/globals';
import { entryOf } from '../../../src/runner/sinks.ts';
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
