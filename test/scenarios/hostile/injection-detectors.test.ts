// The detectors work: a planted command, element or reference is found.
import { expect, test } from '@jest/globals';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { foreignCommands, referencesIn, structureOf, unruly } from './injections.ts';

const commandsOf = (written: string) =>
	(['stdout', 'stderr'] as const).map((name) => {
		const step = { stdout: '', stderr: '', [name]: written } as unknown as Finished;
		return foreignCommands({ steps: [step] }).length;
	});

test.each([
	...['', ' ', '\t', '\v', '\x85', '\xa0', '\u2003', '\u2028', ' \t\u205f'].map((blank) => `${blank}::error::forged`),
	...['\n', '\r', '\r\n'].map((end) => `own line${end}::error file=a.js::forged`),
	...['::ERROR::forged', 'in mid-line ##[error]forged', '##[set-output name=a;]forged'],
])('a command: %j', (written) => expect(commandsOf(written)).toEqual([1, 1]));

test.each([
	...['a ::error::b', '::unheard-of::a', ':\u200b:error::a', '\u200b::error::a', '#\u200b#[error]a', '::error'],
	'##[error',
])('no command: %j', (written) => expect(commandsOf(written)).toEqual([0, 0]));

test.each([
	...['**a**', '<b>a</b>', '<!-- a -->', '[a](https://evil.example)', 'https://evil.example', 'www.evil.example'],
	...['`a`', '# a'],
])('an element: %s', (text) =>
	expect(structureOf(`> before\n\n${text}`)).not.toEqual(structureOf('> before\n\nplain')),
);

test.each(['@octocat', '&#64;octocat', '#1', '&#35;1', 'octo/repo#1', 'GH-1'])('a reference: %s', (text) =>
	expect([`before ${text} after`, `before \`${text}\` after`].map((one) => referencesIn(one).length)).toEqual([1, 0]),
);

test('characters that a terminal obeys', () => {
	expect(unruly(['plain\n\ttext', 'a\x1b[2K', 'a\rb', '\u202ea', '\u2028'])).toHaveLength(4);
});
