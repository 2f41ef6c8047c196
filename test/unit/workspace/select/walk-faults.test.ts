// Folders that change between the look at their parent and the look into them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { PackageFailure } from '../../../../src/domain/failures/failure.ts';
import { locateDirectory } from '../../../../src/workspace/select/directory.ts';
import { initialRules } from '../../../../src/workspace/select/ignore-files.ts';
import { LeftOutTally } from '../../../../src/workspace/select/left-out.ts';
import { Walk } from '../../../../src/workspace/select/walk.ts';

let root: string;
beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), 'walk-'));
	mkdirSync(path.join(root, 'folder/inner'), { recursive: true });
	writeFileSync(path.join(root, 'folder/inner/a.txt'), 'a');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
	{
		name: 'vanishes',
		happens: (at: string) => rmSync(at, { recursive: true }),
		says: /it vanished during packing/,
	},
	{
		name: 'becomes a file',
		happens: (at: string) => {
			rmSync(at, { recursive: true });
			writeFileSync(at, '');
		},
		says: /it cannot be read \(ENOTDIR\)/,
	},
])('a folder $name', ({ happens, says }) => {
	const directory = locateDirectory(root, '.');
	const walk = new Walk(directory, initialRules(directory, ''), new LeftOutTally('app.js'), false);
	const steps = walk.all();
	// Now `folder` is known to be one, and `inner` within it.
	steps.next();
	steps.next();
	happens(path.join(root, 'folder/inner'));
	const caught = catchFrom(() => Array.from(steps));
	expect(caught).toBeInstanceOf(PackageFailure);
	expect(caught).toMatchObject({ file: 'folder/inner', message: expect.stringMatching(says) });
	expect(walk.files).toEqual([]);
});

function catchFrom(run: () => unknown): unknown {
	try {
		return run();
	} catch (error) {
		return error;
	}
}
