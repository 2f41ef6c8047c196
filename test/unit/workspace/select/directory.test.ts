// The input `directory`, and junctions, which are the links that anybody on Windows may make; elsewhere they are symbolic links.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { locatePackage } from '../../../../src/workspace/ready/file.ts';
import { locateDirectory } from '../../../../src/workspace/select/directory.ts';
import { selectFiles } from '../../../../src/workspace/select/select.ts';

let root = '';
let workspace = '';
beforeAll(() => {
	root = realpathSync.native(mkdtempSync(path.join(tmpdir(), 'directory-')));
	workspace = path.join(root, 'app/app');
	for (const name of ['app/app/dist/lib', 'app/app/.git/modules', 'app/app/sub/.GIT', 'outside'])
		mkdirSync(path.join(root, name), { recursive: true });
	writeFileSync(path.join(workspace, 'dist/lib/one.js'), '1');
	for (const [name, to] of [
		['linked', 'app/app/dist'],
		['to-git', 'app/app/.git'],
		['elsewhere', 'outside'],
		['dist/again', 'app/app/dist/lib'],
	] as const)
		symlinkSync(path.join(root, to), path.join(workspace, name), 'junction');
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
	{ directory: '..', says: 'which is outside the workspace (' },
	{ directory: 'elsewhere', says: 'which is a link that leads outside the workspace' },
	...['.git', '.git/modules', 'sub/.GIT', 'to-git'].map((directory) => ({
		directory,
		says: 'which is in a .git folder, which is never packed',
	})),
])('$directory: $says', ({ directory, says }) =>
	expect(() => locateDirectory(workspace, directory)).toThrow(`"${directory}", ${says}`),
);

test('a path of the host in a container: the workspace, and what to write', () => {
	const said = `which is outside the workspace (${workspace}); in a container, \${{ github.workspace }} is the host's path, so write `;
	for (const [directory, meant] of [
		['/home/runner/work/app/app/apps/bot', 'apps/bot'],
		['/home/runner/work/app/app', '.'],
	] as const)
		expect(() => locateDirectory(workspace, directory)).toThrow(`${said}"${meant}"`);
	expect(() => locatePackage({ workspace, temp: root }, '/home/runner/work/app/app/app.zip')).toThrow(
		`${said}"app.zip"`,
	);
});

test('one that is not there: the failure has the cause', () => {
	expect(() => locateDirectory(workspace, 'nowhere')).toThrow(
		expect.objectContaining({ kind: 'input', cause: expect.objectContaining({ code: 'ENOENT' }) }),
	);
});

test('a junction that stays inside may be the directory, and is packed as its folder; any other is refused', async () => {
	const select = () => selectFiles(locateDirectory(workspace, 'linked'), { exclude: '', entrypoint: 'lib/one.js' });
	expect(locateDirectory(workspace, 'linked').base).toBe('dist');
	expect((await select()).files.map((file) => file.path)).toEqual(['again/one.js', 'lib/one.js']);
	for (const [to, says] of [
		['outside', 'it is a link that leads outside the deployed directory'],
		['app/app/dist', 'it links to one of its parent folders'],
	] as const) {
		const at = path.join(workspace, 'dist/away');
		symlinkSync(path.join(root, to), at, 'junction');
		await expect(select()).rejects.toThrow(`"away": ${says}`);
		rmSync(at);
	}
});
