// The input `env-file`: where it may be, what it may be, and the pattern that keeps it out of the package.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { patternOfEnvFile, readEnvFile } from '../../../../../src/actions/deploy/inputs/env-file.ts';

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'env-file-')));
const folders = { workspace: path.join(root, 'work'), temp: path.join(root, 'temp') };

beforeAll(() => {
	for (const folder of [folders.workspace, path.join(folders.workspace, 'sub'), folders.temp]) mkdirSync(folder);
	writeFileSync(path.join(folders.workspace, 'sub/app.env'), 'A=1');
	writeFileSync(path.join(folders.temp, 'made.env'), 'B=2');
	writeFileSync(path.join(root, 'outside.env'), 'C=hidden');
	writeFileSync(path.join(folders.workspace, 'large.env'), '');
	truncateSync(path.join(folders.workspace, 'large.env'), 1_048_577);
	symlinkSync(path.join(root, 'outside.env'), path.join(folders.workspace, 'link.env'));
});
afterAll(() => rmSync(root, { recursive: true }));

const read = (file: string) => readEnvFile((name) => (name === 'env-file' ? file : ''), folders);

test.each([
	['', ''],
	['sub/app.env', 'A=1'],
	[' ./sub/app.env\n', 'A=1'],
	[path.join(folders.workspace, 'sub/app.env'), 'A=1'],
	[path.join(folders.temp, 'made.env'), 'B=2'],
])('%j', (file, text) => expect(read(file)).toBe(text));

test.each([
	['nowhere.env', /"nowhere\.env", which does not exist/],
	['sub', /"sub", which is not a file/],
	['large.env', /"large\.env", which has 1048577 bytes.*at most 1 MiB/],
	['../outside.env', /"\.\.\/outside\.env", which is outside the workspace/],
	['link.env', /"link\.env", which is outside the workspace/],
])('refused: %s', (file, says) => {
	try {
		read(file);
		throw new Error('was read');
	} catch (error) {
		const { message, advice } = error as { message: string; advice: string };
		expect(`${message} ${advice}`).toMatch(says);
	}
});

test.each([
	['sub/app.env', '.', '/sub/app.env'],
	['sub/app.env', 'sub', '/app.env'],
	['sub/a [1].env', '.', '/sub/a \\[1\\].env'],
	['app.env', 'sub', ''],
	[path.join(folders.temp, 'made.env'), '.', ''],
	['', '.', ''],
])('%s is kept out of %s by "%s"', (file, directory, pattern) => {
	expect(patternOfEnvFile((name) => (name === 'env-file' ? file : ''), directory, folders)).toBe(pattern);
});
