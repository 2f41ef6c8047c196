// The emulator as a program that goes on after the step: how long its end is waited for, and what is shown of its log.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { endProgram, logOf, readLog, startProgram } from '../../../../src/actions/emulator/background.ts';

let folder = '';
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'background-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** It listens where it is told to, and does not end where somebody connects. */
const PROGRAM = `import { createServer } from 'node:net';
process.once('message', ({ control }) => {
	createServer(() => {}).listen(control, () => process.send({ pid: process.pid }));
});`;

test('one that does not end is waited for until its time is over', async () => {
	const file = path.join(folder, 'program.mjs');
	writeFileSync(file, PROGRAM);
	const reply = await startProgram(pathToFileURL(file), folder, {}, new AbortController().signal);
	const overdue = new AbortController();
	setImmediate(() => overdue.abort());
	await endProgram(folder, overdue.signal);
	process.kill((reply as { pid: number }).pid, 'SIGKILL');
});

const MANY = Array.from({ length: 2_002 }, (_, at) => `${at}`);
test.each<[what: string, text: string | undefined, lines: readonly string[]]>([
	['no log', undefined, []],
	['an empty one', '\n', []],
	['a short one', 'a\nb\n', ['a', 'b']],
	['of a long one its last lines', MANY.join('\n'), ['(only the last 2000 lines are shown)', ...MANY.slice(2)]],
])('%s', (_, text, lines) => {
	if (text !== undefined) writeFileSync(logOf(folder), text);
	expect(readLog(folder)).toEqual(lines);
});
