// Trees that nobody thought of, a few of them; `npm run test:all -- trees` tries a thousand.
import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { tryTrees } from './tree-run.ts';

// What git is needed for: to say which files ignore rules leave out.
const withGit = spawnSync('git', ['--version']).status === 0 ? test : test.skip;

withGit(
	'each is packed exactly as git and the model say, or refused by the name of a file that cannot be packed',
	async () => {
		// Always the same ones: `npm run test:all -- trees` takes others each time.
		const { packed, refused } = await tryTrees(8, 20_261_121);
		expect(packed).toBeGreaterThan(2);
		expect(refused).toBeGreaterThan(0);
	},
);
