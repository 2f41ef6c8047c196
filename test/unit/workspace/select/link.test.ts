// Junctions, which are the links that anybody on Windows may make; elsewhere they are symbolic links to folders.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { locateDirectory } from '../../../../src/workspace/select/directory.ts';
import { selectFiles } from '../../../../src/workspace/select/select.ts';

let root: string;
beforeAll(() => {
	root = realpathSync.native(mkdtempSync(path.join(tmpdir(), 'junction-')));
	for (const name of ['workspace/app/lib', 'outside']) mkdirSync(path.join(root, name), { recursive: true });
	writeFileSync(path.join(root, 'workspace/app/lib/one.js'), '1');
	writeFileSync(path.join(root, 'outside/secret.js'), '2');
});
afterAll(() => rmSync(root, { recursive: true }));

const workspace = () => path.join(root, 'workspace');
const join = (name: string, to: string) => symlinkSync(path.join(root, to), path.join(workspace(), name), 'junction');
const select = () => selectFiles(locateDirectory(workspace(), 'app'), { exclude: '', entrypoint: 'lib/one.js' });

test('one that stays inside is packed as its folder, and may be the directory itself', async () => {
	join('app/again', 'workspace/app/lib');
	expect((await select()).files.map((file) => file.path)).toEqual(['again/one.js', 'lib/one.js']);
	join('linked', 'workspace/app');
	expect(locateDirectory(workspace(), 'linked').base).toBe('app');
});

test('one that leads outside, or around itself, is refused by its name', async () => {
	join('app/away', 'outside');
	await expect(select()).rejects.toThrow('"away": it is a link that leads outside the deployed directory');
	rmSync(path.join(workspace(), 'app/away'));
	join('app/loop', 'workspace/app');
	await expect(select()).rejects.toThrow('"loop": it links to one of its parent folders');
	rmSync(path.join(workspace(), 'app/loop'));
	join('elsewhere', 'outside');
	expect(() => locateDirectory(workspace(), 'elsewhere')).toThrow(
		'"elsewhere", which is a link that leads outside the workspace',
	);
});

test('kept links: what they hold, wherever they are', async () => {
	const link = (name: string, to: string) => symlinkSync(to, path.join(workspace(), name));
	for (const name of ['bin', 'lib/deep', 'left']) mkdirSync(path.join(workspace(), 'app', name), { recursive: true });
	writeFileSync(path.join(workspace(), 'app/left/x.log'), '');
	link('app/bin/one', '../lib/./one.js'); // is written plainly
	link('app/bin/absolute', path.join(workspace(), 'app/lib/one.js'));
	link('app/bin/chain', 'one'); // leads to a link, and becomes one to its end
	link('app/lib/deep/up', '..'); // leads to a folder above, which a copy could not
	link('app/bin/around', '../lib/deep/up/one.js'); // goes through a link
	link('app/bin/loose', '../left/x.log'); // its target is left out
	link('app/bin/loose-too', 'loose');
	try {
		const options = { exclude: '*.log', entrypoint: 'lib/one.js', keepLinks: true };
		const { files, leftOut } = await selectFiles(locateDirectory(workspace(), 'app'), options);
		expect(files.map(({ path: name, link: to }) => [name, to])).toEqual([
			['again', 'lib'],
			['bin/absolute', '../lib/one.js'],
			['bin/around', '../lib/one.js'],
			['bin/chain', '../lib/one.js'],
			['bin/one', '../lib/one.js'],
			['lib/deep/up', '..'],
			['lib/one.js', undefined],
		]);
		expect(leftOut).toContainEqual(
			expect.objectContaining({ rule: 'a link to a file that is left out', examples: ['bin/loose', 'bin/loose-too'] }),
		);
		for (const [to, says] of [
			['../outside.js', 'leads outside the deployed directory'],
			['gone', 'leads nowhere'],
			['wrong', 'is a circular link'],
		]) {
			writeFileSync(path.join(workspace(), 'outside.js'), '');
			link('app/wrong', to as string);
			await expect(selectFiles(locateDirectory(workspace(), 'app'), options)).rejects.toThrow(says);
			rmSync(path.join(workspace(), 'app/wrong'));
		}
	} finally {
		for (const name of ['bin', 'lib/deep', 'left']) rmSync(path.join(workspace(), 'app', name), { recursive: true });
	}
});

test.each(['.git', '.git/modules/lib', 'app/.GIT', 'to-git'])(
	'the directory %s is refused: it may hold a token',
	(at) => {
		if (at === 'to-git') join(at, 'workspace/.git');
		else mkdirSync(path.join(workspace(), at), { recursive: true });
		expect(() => locateDirectory(workspace(), at)).toThrow('which is in a .git folder, which is never packed');
	},
);

test('a directory that is not there: the failure has the cause', () => {
	expect(() => locateDirectory(workspace(), 'nowhere')).toThrow(
		expect.objectContaining({ kind: 'input', cause: expect.objectContaining({ code: 'ENOENT' }) }),
	);
});
