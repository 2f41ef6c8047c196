// Modes and links from git's index, as Windows needs them: tried on a checkout whose disk tells neither.
import { execFileSync } from 'node:child_process';
import {
	chmodSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	realpathSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { findGit } from '../../../../src/workspace/git.ts';
import { GitModes } from '../../../../src/workspace/select/git-modes.ts';
import { selectFiles } from '../../../../src/workspace/select/select.ts';

let folder: string;
let checkout: string;
const git = findGit(process.env.PATH ?? '', process.platform, '/none') as string;
const run = (cwd: string, ...args: string[]) =>
	execFileSync(git, ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'protocol.file.allow=always', ...args], {
		cwd,
		stdio: ['ignore', 'pipe', 'ignore'],
	});

/** A repository with what `make` puts into it. */
function repository(name: string, make: (at: string) => void): string {
	const at = path.join(folder, name);
	mkdirSync(at);
	run(at, 'init', '-q');
	make(at);
	run(at, 'add', '-A');
	run(at, 'commit', '-qm', 'all');
	return at;
}

beforeAll(() => {
	folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'index-')));
	const inner = repository('inner', (at) => writeFileSync(path.join(at, 'run.sh'), '#!/bin/sh', { mode: 0o755 }));
	const outer = repository('outer', (at) => {
		mkdirSync(path.join(at, 'bin'));
		for (const name of ['app.js', 'plain.txt']) writeFileSync(path.join(at, name), name);
		writeFileSync(path.join(at, 'bin/Tool'), '', { mode: 0o755 });
		symlinkSync('bin/Tool', path.join(at, 'alias'));
		symlinkSync('alias', path.join(at, 'second'));
		symlinkSync('bin', path.join(at, 'programs'));
		run(at, 'submodule', 'add', '-q', inner, 'module');
	});
	checkout = path.join(folder, 'checkout');
	run(folder, '-c', 'core.symlinks=false', 'clone', '-q', '--recurse-submodules', outer, checkout);
	for (const name of ['bin/Tool', 'module/run.sh']) chmodSync(path.join(checkout, name), 0o644);
	chmodSync(path.join(checkout, 'plain.txt'), 0o755);
	writeFileSync(path.join(checkout, 'made.sh'), 'untracked');
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => writeFileSync(path.join(checkout, 'alias'), 'bin/Tool'));

const select = (modes: GitModes) =>
	selectFiles(
		{ root: checkout, base: '', workspace: checkout },
		{ exclude: '.gitmodules', entrypoint: 'app.js' },
		modes,
	);

test('executable files are those of the index, a submodule has its own, and texts that are links are followed', async () => {
	const { files, modesKnown } = await select(new GitModes(checkout, git));
	const relative = (source: string) => path.relative(checkout, source);
	expect(files.map(({ path: name, source, executable }) => [name, relative(source), executable])).toEqual([
		['alias', 'bin/Tool', true],
		['app.js', 'app.js', false],
		['bin/Tool', 'bin/Tool', true],
		['made.sh', 'made.sh', false],
		['module/run.sh', 'module/run.sh', true],
		['plain.txt', 'plain.txt', false],
		['programs/Tool', 'bin/Tool', true],
		['second', 'bin/Tool', true],
	]);
	expect(modesKnown).toBe(true);
});

test.each([
	['no git', undefined],
	['a git that fails', '/usr/bin/false'],
])('with %s no file is executable, and that is known', async (_, program) => {
	const { files, modesKnown } = await select(new GitModes(checkout, program));
	expect(files.filter(({ executable }) => executable !== false)).toEqual([]);
	expect(modesKnown).toBe(false);
});

test('a program that the repository names is never started', async () => {
	run(checkout, 'config', 'core.fsmonitor', `touch ${folder}/started; false`);
	expect((await select(new GitModes(checkout, git))).modesKnown).toBe(true);
	expect(readdirSync(folder)).not.toContain('started');
});

test.each([
	{ what: 'nowhere', text: 'gone', says: /"alias": it is a link that leads nowhere/ },
	{ what: 'outside', text: '../outer/app.js', says: /"alias": it is a link that leads outside/ },
	{ what: 'in a circle', text: 'second', says: /"alias": it is a circular link/ },
])('a text that is a link and leads $what is refused by name', async ({ text, says }) => {
	writeFileSync(path.join(checkout, 'alias'), text);
	await expect(select(new GitModes(checkout, git))).rejects.toThrow(says);
});

test('git is looked for in the order of the path, and only in absolute folders outside of the workspace', () => {
	const place = (name: string) => {
		const at = path.join(folder, name);
		mkdirSync(at);
		writeFileSync(path.join(at, 'git'), '');
		return at;
	};
	const [workspace, inside, first, second] = ['w', 'w/tools', 'first', 'second'].map(place) as [
		string,
		string,
		string,
		string,
	];
	const searchPath = ['', '.', 'tools', workspace, inside, '/gone', first, second].join(':');
	expect(findGit(searchPath, 'linux', workspace)).toBe(path.join(first, 'git'));
	expect(findGit([inside, '.'].join(':'), 'linux', workspace)).toBeUndefined();
});
