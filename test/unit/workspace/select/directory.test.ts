// The input `directory`, and junctions, which are the links that anybody on Windows may make; elsewhere they are symbolic links.
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { locateDirectory } from '../../../../src/workspace/select/directory.ts';
import { selectFiles } from '../../../../src/workspace/select/select.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const root = tempFolder();
const workspace = path.join(root, 'app');
beforeAll(() => {
	for (const name of ['app/dist/lib', 'app/.git/modules', 'app/sub/.GIT', 'outside'])
		mkdirSync(path.join(root, name), { recursive: true });
	writeFileSync(path.join(workspace, 'dist/lib/one.js'), '1');
	for (const [name, to] of [
		['linked', 'app/dist'],
		['to-git', 'app/.git'],
		['elsewhere', 'outside'],
		['dist/again', 'app/dist/lib'],
	] as const)
		symlinkSync(path.join(root, to), path.join(workspace, name), 'junction');
});

const IN_GIT = 'which is in a .git folder, which is never packed';
test.each([
	['..', 'which is outside the workspace'],
	['elsewhere', 'which is outside the workspace'],
	['nowhere', 'which does not exist or cannot be read (ENOENT'],
	['dist/lib/one.js', 'which is a file'],
	...['.git', '.git/modules', 'sub/.GIT', 'to-git'].map((directory) => [directory, IN_GIT] as const),
])('%s: %s', (directory, says) =>
	expect(() => locateDirectory(workspace, directory)).toThrow(
		expect.objectContaining({
			message: expect.stringContaining(`"${directory}", ${says}`),
			advice: expect.stringContaining(workspace), // in a container, the path on the host is another
		}),
	),
);

test('a junction that stays inside may be the directory, and is packed as its folder; any other is refused', async () => {
	const select = () => selectFiles(locateDirectory(workspace, 'linked'), { exclude: '' });
	expect(locateDirectory(workspace, 'linked').base).toBe('dist');
	expect((await select()).files.map((file) => file.path)).toEqual(['again/one.js', 'lib/one.js']);
	for (const [to, says] of [
		['outside', 'it is a link that leads outside the deployed directory'],
		['app/dist', 'it links to one of its parent folders'],
	] as const) {
		const at = path.join(workspace, 'dist/away');
		symlinkSync(path.join(root, to), at, 'junction');
		await expect(select()).rejects.toThrow(`"away": ${says}`);
		rmSync(at);
	}
});
