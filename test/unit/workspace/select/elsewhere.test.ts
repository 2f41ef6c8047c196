// An entrypoint that is elsewhere: which file is named, and which input is to be set.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { locatePackage } from '../../../../src/workspace/ready/file.ts';
import { locateDirectory } from '../../../../src/workspace/select/directory.ts';
import { elsewhere } from '../../../../src/workspace/select/elsewhere.ts';

interface Row {
	readonly what: string;
	readonly paths: readonly string[];
	readonly entrypoint?: string;
	/** Default: the workspace. */
	readonly directory?: string;
	readonly workspace?: readonly string[];
	readonly hint: string | undefined;
}

test.each<Row>([
	{
		what: 'below an app of a monorepo',
		paths: ['package.json', 'apps/bot/src/app.ts'],
		hint: 'there is "apps/bot/src/app.ts": set "directory" to "apps/bot"',
	},
	{
		what: 'below a folder of the directory',
		paths: ['bot/src/app.ts'],
		directory: 'apps',
		hint: 'there is "bot/src/app.ts": set "directory" to "apps/bot"',
	},
	{
		what: 'in several apps',
		paths: ['apps/a/src/app.ts', 'apps/b/src/app.ts'],
		hint: 'there is "apps/a/src/app.ts", "apps/b/src/app.ts": set "directory" to the folder of the right app',
	},
	{
		what: 'given twice, in "directory" and in "entrypoint"',
		paths: ['src/app.ts', 'app.ts'],
		directory: 'apps/bot',
		entrypoint: 'apps/bot/src/app.ts',
		workspace: ['apps/bot/src/app.ts'],
		hint: 'there is "src/app.ts": "entrypoint" starts at "directory", so set "entrypoint" to "src/app.ts"',
	},
	{
		what: 'outside the directory',
		paths: ['index.js'],
		directory: 'dist',
		workspace: ['src/app.ts'],
		hint: 'there is "src/app.ts" in the workspace, outside "directory": set "directory" to "."',
	},
	{
		what: 'outside the directory, beside it',
		paths: ['index.js'],
		directory: 'apps/bot/dist',
		workspace: ['apps/bot/src/app.ts'],
		hint: 'there is "apps/bot/src/app.ts" in the workspace, outside "directory": set "directory" to "apps/bot"',
	},
	{
		what: 'with another extension',
		paths: ['src/app.js', 'lib/app.ts'],
		hint: 'there is "src/app.js": if you mean that, set "entrypoint" to it',
	},
	{
		what: 'in another folder',
		paths: ['lib/app.ts', 'lib/other.ts'],
		hint: 'there is "lib/app.ts": if you mean that, set "entrypoint" to it',
	},
	{ what: 'nothing like it', paths: ['main.py', 'src/my-app.ts'], hint: undefined },
	{ what: 'an empty folder', paths: [], hint: undefined },
])('$what', ({ paths, entrypoint = 'src/app.ts', directory = '', workspace = [], hint }) =>
	expect(elsewhere(paths, entrypoint, directory, (at) => workspace.includes(at))).toBe(hint),
);

test.each<Omit<Row, 'directory'>>([
	{
		what: 'the top folder of a ready zip',
		paths: ['app-main/package.json', 'app-main/src/app.ts'],
		hint: 'there is "app-main/src/app.ts": set "entrypoint" to it',
	},
	{
		what: 'a ready zip without the folder of the app',
		paths: ['src/app.ts'],
		entrypoint: 'apps/bot/src/app.ts',
		hint: 'there is "src/app.ts": paths in a package start at its root, so set "entrypoint" to "src/app.ts"',
	},
])('$what', ({ paths, entrypoint = 'src/app.ts', hint }) => expect(elsewhere(paths, entrypoint)).toBe(hint));

test('a path of the host in a container: the workspace, and what to write', () => {
	const root = mkdtempSync(path.join(tmpdir(), 'host-'));
	const workspace = path.join(root, 'app/app');
	mkdirSync(workspace, { recursive: true });
	const said = `which is outside the workspace (${workspace}); in a container \${{ github.workspace }} is the host's path, so write `;
	try {
		expect(() => locateDirectory(workspace, '/home/runner/work/app/app/apps/bot')).toThrow(`${said}"apps/bot"`);
		expect(() => locateDirectory(workspace, '/home/runner/work/app/app')).toThrow(`${said}"."`);
		expect(() => locateDirectory(workspace, '..')).toThrow(`which is outside the workspace (${workspace}).`);
		expect(() => locatePackage({ workspace, temp: root }, '/home/runner/work/app/app/app.zip')).toThrow(
			`${said}"app.zip"`,
		);
	} finally {
		rmSync(root, { recursive: true });
	}
});
