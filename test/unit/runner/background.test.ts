// A program that goes on after the step: how long its end is waited for, and what is shown of its log.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
	endBackground,
	logOf,
	makeFolder,
	readBackgroundLog,
	removeFolder,
	startBackground,
} from '../../../src/runner/background.ts';

let folder = '';
beforeEach(() => {
	folder = makeFolder('', 'background');
});
afterEach(() => removeFolder(folder));

/** It listens where it is told to, and does not end where somebody connects. */
const PROGRAM = `import { createServer } from 'node:net';
process.once('message', ({ control }) => {
	createServer(() => {}).listen(control, () => process.send({ pid: process.pid }));
});`;

test('one that does not end is waited for until its time is over', async () => {
	const file = path.join(folder, 'program.mjs');
	writeFileSync(file, PROGRAM);
	const program = { file: pathToFileURL(file), folder, settings: {} };
	const { reply, keep } = await startBackground(program, new AbortController().signal);
	await keep();
	const overdue = new AbortController();
	setImmediate(() => overdue.abort());
	await endBackground(folder, overdue.signal);
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
	expect(readBackgroundLog(folder)).toEqual(lines);
});
