// The lines of an app's log, and how many of them are printed.
import { expect, test } from '@jest/globals';
import { openAppLog } from '../../../../src/actions/step/app-log.ts';
import { createRedactor } from '../../../../src/domain/secrets/redact.ts';

/** A log that prints into a list. */
function opened(...secrets: string[]) {
	const printed: string[] = [];
	const groupLine = (_: string, line: string) => void printed.push(line);
	return { printed, appLog: openAppLog({ groupLine }, createRedactor(secrets), () => false) };
}

const COLOURED = '\u001b[1;32mready\u001b[39;49m \u001b[2K\u001b]8;;https://x.example\u0007link\u001b]8;;\u0007';
test.each([
	{ message: '', lines: [''] },
	{ message: 'a\nb\r\nc\rd\r\n\n', lines: ['a', 'b', 'c', 'd'] },
	{ message: '\n  at x', lines: ['', '  at x'] },
	{ message: COLOURED, lines: ['ready link'] },
	{ message: 'x'.repeat(2_000), lines: ['x'.repeat(2_000)] },
	{ message: `${'x'.repeat(2_001)}\nb`, lines: [`${'x'.repeat(1_999)}…`, 'b'] },
	{ message: 'a hunter2-hunter2 b\nfirst line\nsecond line c\nd', lines: ['a *** b', '*** c', 'd'] },
])('$message', ({ message, lines }) => {
	const { printed, appLog } = opened('hunter2-hunter2', 'first line\nsecond line');
	appLog.add(message);
	expect([printed, appLog.lastLines()]).toEqual([lines, lines]);
});

test('a message of many lines is cut as a whole', () => {
	const { printed, appLog } = opened();
	appLog.add('123456789\n'.repeat(10_000));
	expect([printed.length, printed.at(-1), appLog.lastLines().length]).toEqual([1_600, '123456789…', 400]);
});

test('of many lines the first 10,000 are printed', () => {
	const { printed, appLog } = opened();
	for (let line = 1; line <= 10_100; line++) appLog.add(`${line}`);
	expect(printed.slice(9_998)).toEqual(['9999', '10000', '… only the first 10,000 lines are shown']);
	expect(appLog.lastLines().at(-1)).toBe('10100');
});
