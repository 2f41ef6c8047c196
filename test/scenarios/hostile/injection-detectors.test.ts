// The detectors work: a planted command, element or reference is found.
import { expect, test } from '@jest/globals';
import { commandsIn } from '../../support/action-runner/commands.ts';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { foreignCommands, referencesIn, structureOf, unruly } from './injections.ts';

const BLANKS = ['', ' ', '\t', '\v', '\f', '\x85', '\xa0', '\u2003', '\u2028', '\u3000', ' \t\u205f'];

test.each([
	...BLANKS.map((blank) => ({ written: `${blank}::error::forged` })),
	...['\n', '\r', '\r\n'].map((end) => ({ written: `own line${end}::error file=a.js::forged` })),
	{ written: '::ERROR::forged' },
	{ written: 'in mid-line ##[error]forged' },
	{ written: '##[set-output name=a;]forged' },
])('a command: $written', ({ written }) => {
	expect(commandsIn(written)).toHaveLength(1);
	const step = { stdout: 'own line\n', stderr: '' } as Finished;
	expect(foreignCommands({ steps: [{ ...step, stdout: written }] })).toHaveLength(1);
	expect(foreignCommands({ steps: [{ ...step, stderr: written }] })).toHaveLength(1);
});

test.each(
	[
		'a ::error::b',
		'::unheard-of::a',
		':\u200b:error::a',
		'\u200b::error::a',
		'#\u200b#[error]a',
		'::error',
		'##[error',
	].map((written) => ({ written })),
)('no command: $written', ({ written }) => expect(commandsIn(written)).toEqual([]));

test.each(
	[
		'**a**',
		'<b>a</b>',
		'<!-- a -->',
		'[a](https://evil.example)',
		'https://evil.example',
		'www.evil.example',
		'`a`',
		'# a',
	].map((text) => ({ text })),
)('an element: $text', ({ text }) => {
	expect(structureOf(`> before\n\n${text}`)).not.toEqual(structureOf('> before\n\nplain'));
});

test.each(['@octocat', '&#64;octocat', '#1', '&#35;1', 'octo/repo#1', 'GH-1'].map((text) => ({ text })))(
	'a reference: $text',
	({ text }) => {
		expect(referencesIn(`before ${text} after`)).toHaveLength(1);
		expect(referencesIn(`before \`${text}\` after`)).toEqual([]);
	},
);

test('characters that a terminal obeys', () => {
	expect(unruly(['plain\n\ttext', 'a\x1b[2K', 'a\rb', '\u202ea', '\u2028'])).toHaveLength(4);
});
