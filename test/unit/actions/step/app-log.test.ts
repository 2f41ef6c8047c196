// The lines of an app's log.
import { expect, test } from '@jest/globals';
import { linesOf, redactLines } from '../../../../src/actions/step/app-log.ts';
import { createRedactor } from '../../../../src/domain/secrets/redact.ts';

test.each([
	{ message: 'up', lines: ['up'] },
	{ message: '', lines: [''] },
	{ message: 'up\n', lines: ['up'] },
	{ message: 'a\nb\r\nc\rd\r\n\n', lines: ['a', 'b', 'c', 'd'] },
	{ message: '\n  at x', lines: ['', '  at x'] },
	{
		message: '\u001b[1;32mready\u001b[39;49m \u001b[2K\u001b]8;;https://x.example\u0007link\u001b]8;;\u0007',
		lines: ['ready link'],
	},
	{ message: '10 %\r50 %\r100 %', lines: ['10 %', '50 %', '100 %'] },
	{ message: 'x'.repeat(2_000), lines: ['x'.repeat(2_000)] },
	{ message: `${'x'.repeat(2_001)}\nb`, lines: [`${'x'.repeat(1_999)}…`, 'b'] },
])('$message', ({ message, lines }) => {
	expect(linesOf(message)).toEqual(lines);
});

test('a message of many lines is cut as a whole', () => {
	const lines = linesOf('123456789\n'.repeat(10_000));
	expect(lines).toHaveLength(1_600);
	expect(lines.at(-1)).toBe('123456789…');
});

test('secrets are cut out of lines, and a secret of several lines is too', () => {
	const redact = createRedactor(['hunter2-hunter2', 'first line\nsecond line']);
	expect(redactLines(['a hunter2-hunter2 b', 'first line', 'second line c', 'd'], redact)).toEqual([
		'a *** b',
		'*** c',
		'd',
	]);
	expect(redactLines([], redact)).toEqual([]);
	expect(redactLines([''], redact)).toEqual(['']);
});
