// Text from outside in the log: no forged line, no reordered one, no command for the runner.
import { describe, expect, test } from '@jest/globals';
import { oneLine, withoutCommands } from '../../../../src/domain/text/sanitize.ts';

describe('one line', () => {
	test.each([
		{ text: 'plain ünï 🦄', line: 'plain ünï 🦄' },
		{ text: 'a\r\nb\rc', line: 'a\\r\\nb\\rc' },
		{ text: 'a\tb', line: 'a b' },
		{ text: '\u0000\u0008\u007f\u0085\u009b', line: '\\u0000\\u0008\\u007f\\u0085\\u009b' },
		{ text: 'a\u2028b\u2029c', line: 'a\\u2028b\\u2029c' },
		{ text: '\ufeffa', line: '\\ufeffa' },
	])('$line', ({ text, line }) => expect(oneLine(text)).toBe(line));

	test('every control and bidirectional character is made visible', () => {
		const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).join('');
		expect(oneLine(all)).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
	});
});

/** Whether the runner finds a command: `::name::` after what .NET trims as white space, `##[name]` anywhere. */
const isCommand = (line: string) => /^[\t-\r\u0085\p{Z}]*::/u.test(line) || line.includes('##[');

/** All that .NET takes for white space. */
const BLANKS = [...'\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2003\u200a\u2028\u2029\u202f\u205f\u3000'];

test.each([
	{ line: '::error::x' },
	{ line: '::::' },
	{ line: 'in mid-line ##[group]x' },
	{ line: '###[[##[x' },
	{ line: `${BLANKS.join('')}::stop-commands::x` },
])('no command is left in $line', ({ line }) => {
	expect(isCommand(line)).toBe(true);
	expect(isCommand(withoutCommands(oneLine(line)))).toBe(false);
	expect(withoutCommands(oneLine(line)).replaceAll('\u200b', '')).toBe(oneLine(line));
});

test.each(['a :: b', 'x::y::z', '# # [a]', 'https://example.com', ': :', '#[a]'].map((line) => ({ line })))(
	'left as it is: $line',
	({ line }) => expect(withoutCommands(line)).toBe(line),
);
