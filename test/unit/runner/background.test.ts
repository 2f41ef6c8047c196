// A program that goes on after the step: how it is ended where it hangs, and what is shown of its log.
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

/** It listens where it is told to, and ends where somebody who is connected to it says so. */
const PROGRAM = `import { createServer } from 'node:net';
process.once('message', ({ control }) => {
	createServer((socket) => socket.once('data', () => process.exit())).listen(control, () => process.send({ pid: process.pid }));
});`;

test('one that hangs is killed when its time is over; one that has ended is told', async () => {
	const file = path.join(folder, 'program.mjs');
	writeFileSync(file, PROGRAM);
	const program = { file: pathToFileURL(file), folder, settings: {} };
	const { pid, reply, keep } = await startBackground(program, new AbortController().signal);
	expect(reply).toEqual({ pid });
	await keep();
	process.kill(pid, 'SIGSTOP');
	expect(await endBackground(folder, pid, AbortSignal.abort())).toBe(true);
	expect(await endBackground(folder, pid, AbortSignal.abort())).toBe(false);
});

test.each([
	{ name: 'no log', text: undefined, lines: 0, leftOut: 0 },
	{ name: 'an empty one', text: '', lines: 0, leftOut: 0 },
	{ name: 'a short one', text: 'a\nb\n', lines: 2, leftOut: 0 },
	{
		name: 'a long one: its last 256 KiB, in whole lines',
		text: `${'x'.repeat(99)}\n`.repeat(3_000),
		lines: 2_621,
		leftOut: 37_900,
	},
])('$name', ({ text, lines, leftOut }) => {
	if (text !== undefined) writeFileSync(logOf(folder), text);
	const read = readBackgroundLog(folder);
	expect({ ...read, lines: read.lines.length }).toEqual({ lines, leftOut });
});
