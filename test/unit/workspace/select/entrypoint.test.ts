// An entrypoint that is not in the package: why, which file is named, and which input is to be set.
import { expect, test } from '@jest/globals';
import { entrypointFailure, type Packed } from '../../../../src/workspace/select/entrypoint.ts';

const ACCEPTED = 'Set it to the path of the entry file inside "directory", with forward slashes, such as src/app.ts.';
const A_FILE = 'Set it to the path of a file in the package.';
const ADD = 'Include it with this line in "exclude": ';
const left = (path: string) => ({ rule: '.gitignore line 1: *.ts', path });
const has = (...paths: readonly string[]) =>
	`which is not in the package; the package has ${paths.map((one) => `"${one}"`).join(', ')}`;

test.each<[what: string, entrypoint: string, packed: Packed, says: string, advice: string]>([
	['a folder', 'src', { paths: ['src/x'] }, 'which is a folder', ACCEPTED],
	[
		'left out',
		'src/[id].ts',
		{ paths: ['app.js'], left: left('src/[id].ts') },
		'which is left out of the package (.gitignore line 1: *.ts)',
		`${ADD}!src/\\[id\\].ts`,
	],
	[
		'in another case',
		'app.ts',
		{ paths: ['App.ts'] },
		'but the file is called "App.ts"',
		'Spell it exactly like the file.',
	],
	[
		'with accents in other characters',
		'caf\u00e9.ts',
		{ paths: ['cafe\u0301.ts'] },
		'but the file is called "cafe\u0301.ts"',
		'Spell it exactly like the file.',
	],
	[
		'below an app of a monorepo',
		'src/app.ts',
		{ paths: ['package.json', 'bot/src/app.ts'], base: 'apps' },
		has('bot/src/app.ts'),
		'Set "directory" to "apps/bot".',
	],
	['in several apps', 'app.ts', { paths: ['a/app.ts', 'b/app.ts'], base: '' }, has('a/app.ts', 'b/app.ts'), A_FILE],
	['given twice', 'apps/bot/app.ts', { paths: ['app.ts'], base: 'apps/bot' }, has('app.ts'), A_FILE],
	['in the top folder of a ready zip', 'app.ts', { paths: ['app-main/app.ts'] }, has('app-main/app.ts'), A_FILE],
	['nowhere', 'app.ts', { paths: ['main.py', 'my-app.ts'], base: '' }, 'which is not in the package', ACCEPTED],
])('%s', (_, entrypoint, packed, says, advice) => {
	expect(entrypointFailure(entrypoint, packed)).toMatchObject({
		kind: 'input',
		message: `Input "entrypoint" is "${entrypoint}", ${says}.`,
		advice,
		file: entrypoint,
	});
});

test('one that is in the package', () => expect(entrypointFailure('app.ts', { paths: ['app.ts'] })).toBeUndefined());
