// The input `env-file`: where it may be, and what it may be.
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { readEnvFile } from '../../../../../src/actions/deploy/inputs/env-vars.ts';
import { refusalOf } from '../../../../support/action-runner/raw-inputs.ts';
import { tempFolder } from '../../../../support/temp-folder.ts';

const root = tempFolder();
const folders = { workspace: path.join(root, 'work'), temp: path.join(root, 'temp') };

beforeAll(() => {
	for (const folder of [folders.workspace, path.join(folders.workspace, 'sub'), folders.temp]) mkdirSync(folder);
	writeFileSync(path.join(folders.workspace, 'sub/app.env'), 'A=1');
	writeFileSync(path.join(folders.temp, 'made.env'), 'B=2');
	writeFileSync(path.join(root, 'outside.env'), 'C=hidden');
	writeFileSync(path.join(folders.workspace, 'large.env'), '');
	truncateSync(path.join(folders.workspace, 'large.env'), 1_048_577);
	writeFileSync(path.join(folders.workspace, 'latin1.env'), Buffer.from('P=caf\xe9', 'latin1'));
	symlinkSync('sub/app.env', path.join(folders.workspace, 'inside.env'));
	symlinkSync(path.join(root, 'outside.env'), path.join(folders.workspace, 'link.env'));
});

const read = (file: string) => readEnvFile((name) => (name === 'env-file' ? file : ''), folders);

/** Its real path, whatever it is called: by that it is kept out of the package. */
const APP = { at: path.join(folders.workspace, 'sub/app.env'), text: 'A=1' };

test.each([
	['', { at: '', text: '' }],
	['sub/app.env', APP],
	[' ./sub/app.env\n', APP],
	[path.join(folders.workspace, 'sub/app.env'), APP],
	['inside.env', APP],
	[path.join(folders.temp, 'made.env'), { at: path.join(folders.temp, 'made.env'), text: 'B=2' }],
])('%j', (file, expected) => expect(read(file)).toEqual(expected));

test.each([
	['nowhere.env', /"nowhere\.env", which does not exist/],
	['sub', /"sub", which is not a file/],
	['.', /"\.", which is not a file/],
	['latin1.env', /"latin1\.env", which is not UTF-8 text/],
	['large.env', /"large\.env", which has 1048577 bytes.*at most 1 MiB/],
	['../outside.env', /"\.\.\/outside\.env", which is outside the workspace/],
	['link.env', /"link\.env", which is outside the workspace/],
])('refused: %s', (file, says) => {
	const { message, advice } = refusalOf(() => read(file));
	expect(`${message} ${advice}`).toMatch(says);
});
