// An entrypoint that is not in the package: why, which file is named, and which input is to be set.
import { expect, test } from '@jest/globals';
import { entrypointFailure } from '../../../../src/workspace/select/entrypoint.ts';

const ACCEPTED = 'Set it to the path of the entry file inside "directory", with forward slashes, such as src/app.ts.';
const SPELL_IT = 'Spell it exactly like the file.';
const A_FILE = 'Set it to the path of a file in the package.';
const ITS_CONTENT = 'Zip the content of "app" and not the folder, so that the manifest is at the root of the package.';
const has = (...paths: readonly string[]) =>
	`which is not in the package; the package has ${paths.map((one) => `"${one}"`).join(', ')}`;

test.each<[what: string, entrypoint: string, paths: string[], base: string | undefined, says: string, advice: string]>([
	['a folder', 'src', ['src/x'], '', 'which is a folder', ACCEPTED],
	['in another case', 'app.ts', ['App.ts'], '', 'but the file is called "App.ts"', SPELL_IT],
	['other accents', 'caf\u00e9', ['cafe\u0301'], '', 'but the file is called "cafe\u0301"', SPELL_IT],
	['below an app', 'app.ts', ['a.js', 'bot/app.ts'], 'apps', has('bot/app.ts'), 'Set "directory" to "apps/bot".'],
	['in several apps', 'app.ts', ['a/app.ts', 'b/app.ts'], '', has('a/app.ts', 'b/app.ts'), A_FILE],
	['given twice', 'apps/bot/app.ts', ['app.ts'], 'apps/bot', has('app.ts'), A_FILE],
	['below a folder of a ready zip', 'app.ts', ['app/app.ts', 'x'], undefined, has('app/app.ts'), A_FILE],
	['in a ready zip of a folder', 'app.ts', ['app/app.ts', 'app/x'], undefined, has('app/app.ts'), ITS_CONTENT],
	['nowhere', 'app.ts', ['main.py', 'my-app.ts'], '', 'which is not in the package', ACCEPTED],
])('%s', (_, entrypoint, paths, base, says, advice) => {
	const message = `Input "entrypoint" is "${entrypoint}", ${says}.`;
	const failure = { kind: 'input', message, advice, file: entrypoint };
	expect(entrypointFailure(entrypoint, paths, base)).toMatchObject(failure);
});

test.each([
	['.gitignore line 1: src/\\[id\\].ts', 'src/[id].ts', '!src/\\[id\\].ts'],
	['.gitignore line 1: dist/', 'dist/', '!dist/'],
	['looks like a secret: id_rsa*', 'id_rsa.ts', '!id_rsa.ts'],
	// A pattern that leaves out more than the entrypoint: all of that is needed.
	['.gitignore line 1: dist/*', 'dist/app.js', '!dist/**'],
	['.deployignore line 2: **/dist/**', 'dist/server/', '!dist/**'],
	['lib/.gitignore line 1: *', 'lib/app.js', '!lib/**'],
	['lib/.gitignore line 1: *', 'app.js', '!**'], // of the directory itself
	['.gitignore line 1: *.js', 'lib/app.js', '!lib/**/*.js'],
	['.deployignore line 1: *', 'app.ts', '!app.ts'],
	['.deployignore line 1: *', 'src/', '!src/', '!src/**'],
	['.deployignore line 1: **', 'src/app.ts', '!src/**'],
	['.gitignore line 1: *.js', 'app.js', '!*.js'],
])('left out by %s: what includes %s', (rule, path, ...lines) => {
	expect(entrypointFailure(path, ['other.js'], '', { rule, path })).toMatchObject({
		message: `Input "entrypoint" is "${path}", which is left out of the package (${rule}).`,
		advice: `Include it with ${lines.length > 1 ? 'these lines' : 'this line'} in "exclude": ${lines.join(' and ')}`,
	});
});

test('one that is in the package', () => expect(entrypointFailure('app.ts', ['app.ts'])).toBeUndefined());
