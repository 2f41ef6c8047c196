// An entrypoint that is not in the package: why, which file is named, and which input is to be set.
import { expect, test } from '@jest/globals';
import { entrypointFailure, type Packed } from '../../../../src/workspace/select/entrypoint.ts';

interface Row extends Packed {
	readonly what: string;
	/** Default: src/app.ts. */
	readonly entrypoint?: string;
	readonly says: string;
	/** Default: what the input accepts. */
	readonly advice?: string;
}

const ACCEPTED = 'Set it to the path of the entry file inside "directory", with forward slashes, such as src/app.ts.';

test.each<Row>([
	{ what: 'a folder', paths: ['src/app.ts/x'], says: 'which is a folder' },
	{
		what: 'left out',
		paths: ['app.js'],
		left: { rule: '.gitignore line 1: *.ts', takeBack: 'src/app.ts' },
		says: 'which is left out of the package (.gitignore line 1: *.ts)',
		advice: 'Include it with exclude: "!src/app.ts".',
	},
	{
		what: 'left out, under a name that is no pattern',
		paths: ['app.js'],
		left: { rule: 'r', takeBack: 'src/[id].ts' },
		says: 'which is left out of the package (r)',
		advice: "Include it with exclude: '!src/\\[id\\].ts'.",
	},
	{
		what: 'in another case',
		paths: ['src/App.ts'],
		says: 'but the file is called "src/App.ts"',
		advice: 'Spell it exactly like the file: upper and lower case matter.',
	},
	{
		what: 'with accents in other characters',
		paths: ['cafe\u0301.ts'],
		entrypoint: 'caf\u00e9.ts',
		says: 'but the file is called "cafe\u0301.ts"',
		advice: 'Copy the name of the file: its accents are encoded differently (Unicode normalization).',
	},
	{
		what: 'below an app of a monorepo',
		paths: ['package.json', 'apps/bot/src/app.ts'],
		base: '',
		says: 'which is not in the package; the package has "apps/bot/src/app.ts"',
		advice: 'Set "directory" to "apps/bot".',
	},
	{
		what: 'below a folder of the directory',
		paths: ['bot/src/app.ts'],
		base: 'apps',
		says: 'which is not in the package; the package has "bot/src/app.ts"',
		advice: 'Set "directory" to "apps/bot".',
	},
	{
		what: 'in several apps',
		paths: ['apps/a/src/app.ts', 'apps/b/src/app.ts'],
		base: '',
		says: 'which is not in the package; the package has "apps/a/src/app.ts", "apps/b/src/app.ts"',
		advice: 'Set "directory" to the folder of the right app.',
	},
	{
		what: 'given twice, in "directory" and in "entrypoint"',
		paths: ['src/app.ts'],
		base: 'apps/bot',
		entrypoint: 'apps/bot/src/app.ts',
		says: 'which is not in the package; the package has "src/app.ts"',
		advice: 'Set it to that path.',
	},
	{
		what: 'with another extension',
		paths: ['src/app.js', 'lib/app.ts'],
		base: '',
		says: 'which is not in the package; the package has "src/app.js"',
		advice: 'Set it to that path.',
	},
	{
		what: 'in another folder',
		paths: ['lib/app.ts', 'old/app.ts', 'lib/other.ts'],
		base: '',
		says: 'which is not in the package; the package has "lib/app.ts", "old/app.ts"',
		advice: 'Set it to one of these paths.',
	},
	{
		what: 'in the top folder of a ready zip',
		paths: ['app-main/package.json', 'app-main/src/app.ts'],
		says: 'which is not in the package; the package has "app-main/src/app.ts"',
		advice: 'Set it to that path.',
	},
	{ what: 'nowhere', paths: ['main.py', 'src/my-app.ts'], base: '', says: 'which is not in the package' },
	{ what: 'in an empty folder', paths: [], base: '', says: 'which is not in the package' },
])('$what', ({ entrypoint = 'src/app.ts', says, advice = ACCEPTED, ...packed }) => {
	const failure = entrypointFailure(entrypoint, packed);
	expect(failure).toMatchObject({
		kind: 'input',
		message: `Input "entrypoint" is "${entrypoint}", ${says}.`,
		advice,
		file: entrypoint,
	});
});

test('one that is in the package', () => expect(entrypointFailure('app.ts', { paths: ['app.ts'] })).toBeUndefined());
