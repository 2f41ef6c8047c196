// Files that a step appends to: what is in them, where they end, and that no disk can fail a step.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createRedactor } from '../../../src/domain/secrets/redact.ts';
import { createTempFiles, openAppendFile } from '../../../src/runner/files.ts';

let folder = '';
const said: string[] = [];
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'files-'));
	said.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const log = { notice: (line: string) => void said.push(line) };
const redact = createRedactor(['hunter2-hunter2']);
const filesIn = (within: string) => createTempFiles(within, { redact, redactKnown: redact }, log);
const read = (file: string) => readFileSync(file, 'utf8');

test('lines of text: no file before the first of them, and each is there at once', () => {
	const file = filesIn(folder).lineFile('app-log', "The app's log");
	expect([path.dirname(file.path), readdirSync(folder)]).toEqual([folder, []]);
	expect(file.add('a')).toBe(true);
	expect(read(file.path)).toBe('a\n');
	file.add('b\r\nc\rd\n\n\n');
	file.add('');
	expect(read(file.path)).toBe('a\nb\nc\nd\n\n');
	expect(said).toEqual([]);
});

test('JSON lines: the file is there before the first', () => {
	const file = filesIn(folder).jsonLines('events');
	expect(readdirSync(folder)).toEqual([path.basename(file.path)]);
	file.add('{"a":"hunter2-hunter2"}');
	expect(read(file.path)).toBe('{"a":"***"}\n');
});

test('what an app returns: up to 16 MiB, and what does not fit or cannot be written is left out, which is said', () => {
	const file = filesIn(folder).jsonFile('output', '"hunter2-hunter2"');
	expect([path.dirname(file), read(file)]).toEqual([folder, '"***"']);
	expect(filesIn(folder).jsonFile('output', 'x'.repeat(16_777_216))).not.toBe('');
	expect(said).toEqual([]);
	expect(filesIn(folder).jsonFile('output', 'x'.repeat(16_777_217))).toBe('');
	expect(filesIn('/nowhere').jsonFile('output', '1')).toBe('');
	expect(said).toEqual([
		expect.stringMatching(/^The output \(\S+\) could not be written: more than 16777216 bytes\./),
		expect.stringMatching(/^The output \(\/nowhere\/output-\S+\) could not be written: ENOENT/),
	]);
});

test('no secret is in it, no command of the runner that prints it later, and nothing that rules a terminal', () => {
	const file = filesIn(folder).lineFile('app-log', "The app's log");
	file.add('a hunter2-hunter2 b\nhunter2\u001b[1m-hunter2');
	file.add('::error::forged\n  ::stop-commands::x\nx ##[error]forged\na\u001b[2Kb\u0007\u202e');
	expect(read(file.path)).not.toMatch(/hunter2|^\s*::|##\[|[\u001b\u0007\u202e]/m);
});

test('it ends where it would be too large, which is said once', () => {
	const file = openAppendFile(path.join(folder, 'f'), { what: 'The log', lost: 'Pity.', largest: 10 }, log);
	expect(['12345\n', '123456', '', '1'].map((text) => file.add(text))).toEqual([true, false, false, false]);
	expect(read(file.path)).toBe('12345\n');
	expect(said).toEqual([
		`The log (${file.path}) could not be written: more than 10 bytes. Pity. The result of the step is not affected.`,
	]);
});

test('a folder that is not there is one notice', () => {
	const files = filesIn(path.join(folder, 'nowhere'));
	const file = files.lineFile('app-log', "The app's log");
	expect([file.add('a'), file.add('b')]).toEqual([false, false]);
	expect(said).toEqual([expect.stringMatching(/^The app's log \(.*app-log-.*\) could not be written: ENOENT: /)]);
	expect(files.jsonLines('events').add('1')).toBe(false);
	expect(said).toEqual([expect.anything(), expect.stringMatching(/^The file of events \(.*events-/)]);
});
