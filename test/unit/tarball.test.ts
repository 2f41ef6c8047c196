// What a runner downloads for each `uses:`: the tarball of a commit, without what .gitattributes leaves out. It is made
// of the files as they are now, and each kind of action runs out of it, with nothing else beside it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from '../emulator/client.ts';
import { type Step, startAction } from '../support/action-runner/start-action.ts';
import { makeWorkspace, type Workspace } from '../support/action-runner/workspace.ts';
import { tempFolder } from '../support/temp-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The most bytes of the tarball. */
const MOST = 1_300_000;
const folder = tempFolder();
const tarball = path.join(folder, 'action.tar.gz');
const repository = path.join(folder, 'action');
let workspace: Workspace;

beforeAll(() => {
	workspace = makeWorkspace({ 'app.js': "console.log('up'); setInterval(() => {}, 1_000);\n" });
	mkdirSync(repository);
	// An index and objects of its own: the checkout's are left alone.
	const objects = git({}, 'rev-parse', '--path-format=absolute', '--git-path', 'objects');
	const aside = {
		GIT_INDEX_FILE: path.join(folder, 'index'),
		GIT_OBJECT_DIRECTORY: path.join(folder, 'objects'),
		GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
	};
	mkdirSync(aside.GIT_OBJECT_DIRECTORY);
	git(aside, 'add', '--all');
	git(aside, 'archive', '--format=tar.gz', '--output', tarball, git(aside, 'write-tree'));
	execFileSync('tar', ['-xzf', tarball, '-C', repository]);
});

afterAll(() => workspace.remove());

function git(env: Readonly<Record<string, string>>, ...args: readonly string[]): string {
	return execFileSync('git', args, { cwd: ROOT, env: { ...process.env, ...env }, encoding: 'utf8' }).trim();
}

test('it is light, and holds every action whole, with what people read before they use one', () => {
	expect(statSync(tarball).size).toBeLessThan(MOST);
	const names = readdirSync(repository);
	expect(names).toEqual(expect.arrayContaining(['action.yml', 'dist', 'LICENSE', 'README.md', 'SECURITY.md']));
	expect(names.filter((name) => /^(?:\..*|src|test|docs|tools|scripts|examples|package.*)$/.test(name))).toEqual([]);
	expect(readdirSync(path.join(repository, 'emulator')).sort()).toEqual(['README.md', 'action.yml']);
	const parts = (root: string) => [
		...readdirSync(root).filter((name) => existsSync(path.join(root, name, 'action.yml'))),
		...readdirSync(path.join(root, 'dist'), { recursive: true, encoding: 'utf8' }),
	];
	expect(parts(repository).sort()).toEqual(parts(ROOT).sort());
});

test('a job runs out of it: the emulator, a deploy, a sub-action, and the post steps', async () => {
	const temp = path.join(folder, 'temp');
	mkdirSync(temp);
	const run = async (step: Omit<Step, 'workspace'>) => {
		const finished = await startAction({
			...step,
			repository,
			workspace: workspace.path,
			env: { RUNNER_TEMP: temp, NODE_COMPILE_CACHE: '' },
		}).finished;
		expect(finished).toMatchObject({ code: 0, stderr: '' });
		return finished;
	};
	const emulator = await run({ action: 'emulator' });
	const { 'base-url': url = '', 'api-key': apiKey = '' } = emulator.outputs;
	const service = { 'base-url': url, 'api-key': apiKey };
	try {
		const inputs = { ...service, entrypoint: 'app.js', 'report-to': '', 'wait-until': 'running' };
		const deploy = await run({ with: inputs });
		expect(deploy.outputs).toMatchObject({ status: 'running', 'package-files': '1' });
		await run({ with: inputs, phase: 'post', state: deploy.state });
		const client = new Client({ url, apiKey });
		const { session_id: id } = await client.json<{ session_id: string }>('POST', '/browsers', {});
		// Beside it is no pseudo-terminal, and it says so.
		const spawn = (form: object) => client.send('POST', `/browsers/${id}/process/spawn`, { command: 'true', ...form });
		expect((await spawn({})).status).toBe(200);
		const refused = await spawn({ allocate_tty: true });
		expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('node-pty is not installed')]);
		expect((await run({ action: 'list-replays', with: { ...service, 'browser-id': id } })).outputs.count).toBe('0');
	} finally {
		await run({ action: 'emulator', phase: 'post', state: emulator.state });
	}
});
