// Modes and links from git's index, as Windows needs them: tried on a checkout whose disk tells neither.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type ModeOf, openGit, readModes } from '../../../../src/workspace/git.ts';
import { selectFiles } from '../../../../src/workspace/select/select.ts';
import { type SelectedFile, sourceOf } from '../../../../src/workspace/selected-file.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const folder = tempFolder();
const checkout = path.join(folder, 'checkout');
const git = openGit(process.env.PATH ?? '', process.platform, '/none');
const run = (...args: string[]) => execFileSync('git', args, { cwd: checkout });

/** A file of the disk without a mode of its own, as the index of a repository at `at` has it. */
function put(at: string, mode: string, name: string, text = ''): void {
	mkdirSync(path.dirname(path.join(checkout, at, name)), { recursive: true });
	writeFileSync(path.join(checkout, at, name), text, { mode: 0o644 });
	run('-C', at, 'update-index', '--add', '--cacheinfo', `${mode},${'1'.repeat(40)},${name}`);
}

beforeAll(() => {
	execFileSync('git', ['init', '-q', checkout]);
	run('init', '-q', 'module');
	put('module', '100755', 'run.sh');
	for (const name of ['app.js', 'plain.txt']) put('.', '100644', name);
	put('.', '100755', 'bin/Tool');
	put('.', '120000', 'second', 'alias');
	put('.', '120000', 'programs', 'bin');
	put('.', '120000', 'alias');
	run('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},module`);
	run('config', 'submodule.m.url', 'any');
	writeFileSync(path.join(checkout, '.gitmodules'), '[submodule "m"]\n\tpath = module\n');
	chmodSync(path.join(checkout, 'plain.txt'), 0o755);
	writeFileSync(path.join(checkout, 'made.sh'), 'untracked');
	writeFileSync(path.join(folder, 'outside.js'), '');
});

beforeEach(() => writeFileSync(path.join(checkout, 'alias'), 'bin/Tool'));

const OPTIONS = { exclude: '.gitmodules' };
const select = (modes: ModeOf) => selectFiles({ root: checkout, base: '', workspace: checkout }, OPTIONS, modes);

test('executable files are those of the index, a submodule has its own, and texts that are links are followed', async () => {
	const { files } = await select(readModes(git, checkout));
	const relative = (file: SelectedFile) => path.relative(checkout, sourceOf(file));
	expect(files.map((file) => [file.path, relative(file), file.executable])).toEqual([
		['alias', 'bin/Tool', true],
		['app.js', 'app.js', false],
		['bin/Tool', 'bin/Tool', true],
		['made.sh', 'made.sh', false],
		['module/run.sh', 'module/run.sh', true],
		['plain.txt', 'plain.txt', false],
		['programs/Tool', 'bin/Tool', true],
		['second', 'bin/Tool', true],
	]);
});

test('without git no file is executable', async () => {
	const { files } = await select(readModes(openGit('', process.platform, '/none'), checkout));
	expect(files.filter(({ executable }) => executable !== false)).toEqual([]);
});

test('a program that the repository names is never started', async () => {
	run('config', 'core.fsmonitor', `touch ${folder}/started; false`);
	expect((await select(readModes(git, checkout))).files.some(({ executable }) => executable)).toBe(true);
	expect(readdirSync(folder)).not.toContain('started');
});

test.each([
	['gone', /"alias": it is a link that leads nowhere/],
	['../outside.js', /"alias": it is a link that leads outside/],
	['second', /"alias": it is a circular link/],
])('a text that is a link to %s is refused by name', async (text, says) => {
	writeFileSync(path.join(checkout, 'alias'), text);
	await expect(select(readModes(git, checkout))).rejects.toThrow(says);
});

test('git is looked for in the order of the path, and only in absolute folders outside of the workspace', () => {
	const [workspace, inside, first, second] = ['w', 'w/tools', 'first', 'second'].map((name) => {
		const at = path.join(folder, name);
		mkdirSync(at);
		writeFileSync(path.join(at, 'git'), '#!/bin/sh\necho "$0"', { mode: 0o755 });
		return at;
	}) as [string, string, string, string];
	const said = (...folders: readonly string[]) => openGit(folders.join(':'), 'linux', workspace)(folder).trim();
	expect(said('', '.', 'tools', workspace, inside, '/gone', first, second)).toBe(path.join(first, 'git'));
	expect(said(inside, '.')).toBe('');
});
