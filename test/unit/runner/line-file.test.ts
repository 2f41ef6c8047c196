// The file with an app's log: what is in it, where it ends, and that no disk can fail a step.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createRedactor } from '../../../src/domain/secrets/redact.ts';
import { createLineFile } from '../../../src/runner/line-file.ts';

let folder = '';
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'line-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function make({ largest, within = folder }: { largest?: number; within?: string } = {}) {
	const said: string[] = [];
	const log = { info: (line: string) => void said.push(line), notice: (line: string) => void said.push(`! ${line}`) };
	const redact = createRedactor(['hunter2-hunter2']);
	const file = createLineFile({ folder: within, name: 'app-log', what: "The app's log" }, { redact, log }, largest);
	return { file, said };
}
const read = (at: string | undefined) => readFileSync(at as string, 'utf8');

test('there is no file before the first line, and each line is there at once', () => {
	const { file, said } = make();
	expect({ path: file.path, files: readdirSync(folder) }).toEqual({ path: undefined, files: [] });
	file.add('a');
	expect(path.dirname(file.path as string)).toBe(folder);
	expect(read(file.path)).toBe('a\n');
	file.add('b\r\nc\rd\n\n\n');
	file.add('');
	file.close();
	file.add('after the end');
	expect(read(file.path)).toBe('a\nb\nc\nd\n\n');
	expect(said).toEqual([]);
});

test('no secret is in it, whole or between colours', () => {
	const { file } = make();
	file.add('a hunter2-hunter2 b');
	file.add('hunter2\u001b[1m-hunter2');
	file.close();
	expect(read(file.path)).not.toMatch(/hunter2/);
});

test('who prints it in a later step prints text: no command of the runner, nothing that rules a terminal', () => {
	const { file } = make();
	file.add('::error::forged\n  ::stop-commands::x\nx ##[error]forged\na\u001b[2Kb\u0007\u202e');
	file.close();
	expect(read(file.path)).not.toMatch(/^\s*::|##\[|[\u001b\u0007\u202e]/m);
});

test('it ends where it would be too large, which is said once', () => {
	const { file, said } = make({ largest: 10 });
	file.add('1234');
	file.add('123456');
	file.add('');
	file.close();
	expect(read(file.path)).toBe('1234\n');
	expect(said).toEqual([`The app's log is longer than 10 B: the file ${file.path} ends before this line`]);
});

test('a folder that is not there is one notice, and no file', () => {
	const { file, said } = make({ within: path.join(folder, 'nowhere') });
	file.add('a');
	file.add('b');
	file.close();
	expect(file.path).toBeUndefined();
	expect(said).toEqual([
		"! The app's log is not saved in the folder for temporary files: the file does not exist (ENOENT). The result of the step is not affected.",
	]);
});
