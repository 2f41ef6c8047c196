// The lines of an app's log, and how many of them are printed.
import { expect, test } from '@jest/globals';
import { AppLog, type AppLogEdges, linesOf, redactLines } from '../../../../src/actions/step/app-log.ts';
import { createRedactor } from '../../../../src/domain/secrets/redact.ts';
import type { DeploymentEventsRequest } from '../../../../src/service/events/log-events.ts';
import { fakeClock } from '../../../support/action-runner/fake-clock.ts';

const COLOURED = '\u001b[1;32mready\u001b[39;49m \u001b[2K\u001b]8;;https://x.example\u0007link\u001b]8;;\u0007';
test.each([
	{ message: '', lines: [''] },
	{ message: 'a\nb\r\nc\rd\r\n\n', lines: ['a', 'b', 'c', 'd'] },
	{ message: '\n  at x', lines: ['', '  at x'] },
	{ message: COLOURED, lines: ['ready link'] },
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
	const lines = ['a hunter2-hunter2 b', 'first line', 'second line c', ''];
	expect(redactLines(lines, redact)).toEqual(['a *** b', '*** c', '']);
	expect(redactLines([], redact)).toEqual([]);
});

test('of many lines the first 10,000 are printed', async () => {
	const printed: string[] = [];
	const log = { debug() {}, groupLine: (_: string, line: string) => void printed.push(line) };
	const edges = { clock: fakeClock(), log, redact: (text: string) => text } as unknown as AppLogEdges;
	const limit = { signal: new AbortController().signal, leftMs: () => 1_000 };
	const follow = async ({ take }: DeploymentEventsRequest) => {
		for (let line = 1; line <= 10_100; line++) take({ kind: 'log', timestamp: '', line: `${line}` });
	};
	const appLog = new AppLog(follow, edges, limit);
	appLog.begin();
	await appLog.end();
	expect(printed.slice(9_998)).toEqual(['9999', '10000', '… only the first 10,000 lines are shown']);
	expect(appLog.lastLines.at(-1)).toBe('10100');
});
