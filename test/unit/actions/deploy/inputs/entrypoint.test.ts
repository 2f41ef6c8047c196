// The path of the entry file: relative, inside the directory, with forward slashes.
import { describe, expect, test } from '@jest/globals';
import { parseEntrypoint } from '../../../../../src/actions/deploy/inputs/entrypoint.ts';
import { type EntrypointFinding, entrypointFailure } from '../../../../../src/workspace/select/entrypoint.ts';

test.each([
	{ text: 'app.ts', path: 'app.ts' },
	{ text: './app.ts', path: 'app.ts' },
	{ text: '././/src/app.ts', path: 'src/app.ts' },
	{ text: 'src//./app.ts', path: 'src/app.ts' },
	{ text: ' app.ts\n', path: 'app.ts' },
	{ text: '-app.ts', path: '-app.ts' },
	{ text: '..app.ts', path: '..app.ts' },
	{ text: 'a b/ünï 🦄.ts', path: 'a b/ünï 🦄.ts' },
	{ text: '.hidden/app', path: '.hidden/app' },
])('$text → $path', ({ text, path }) => expect(parseEntrypoint(text)).toBe(path));

test.each([
	{ text: '', says: /is missing/ },
	{ text: ' \n', says: /is missing/ },
	{ text: './', says: /is missing/ },
	{ text: '.', says: /folder/ },
	{ text: 'src/', says: /folder/ },
	{ text: 'src/.', says: /folder/ },
	{ text: '/app.ts', says: /absolute/ },
	{ text: './/app.ts/../../x', says: /may lead outside/ },
	{
		text: '/home/runner/work/app/app/src/app.ts',
		says: /absolute.*; relative to the workspace it is "src\/app\.ts"/,
	},
	{ text: 'C:/app.ts', says: /absolute/ },
	{ text: 'c:app.ts', says: /absolute/ },
	{ text: '..', says: /may lead outside/ },
	{ text: '../app.ts', says: /may lead outside/ },
	{ text: 'src/../app.ts', says: /may lead outside/ },
	{ text: 'src/..', says: /may lead outside/ },
	{ text: 'src\\app.ts', says: /backslash/ },
	{ text: 'a\nb.ts', says: /control/ },
	{ text: 'a\0b.ts', says: /control/ },
])('refused: $text', ({ text, says }) => expect(() => parseEntrypoint(text)).toThrow(says));

describe('what the selection found', () => {
	test.each<{ finding: EntrypointFinding; says: RegExp }>([
		{
			finding: { kind: 'left-out', rule: '.gitignore line 1: *.ts', takeBack: 'app.ts' },
			says: /\.gitignore line 1.*exclude: "!app\.ts"/,
		},
		{ finding: { kind: 'folder' }, says: /a folder/ },
		{ finding: { kind: 'other-case', actual: 'App.ts' }, says: /called "App\.ts": upper and lower case matter/ },
		{ finding: { kind: 'missing' }, says: /not in the package/ },
	])('$finding.kind', ({ finding, says }) => {
		const failure = entrypointFailure('app.ts', finding);
		expect(failure?.message).toMatch(says);
		expect(failure).toMatchObject({ kind: 'input', file: 'app.ts' });
	});

	test('accents that are written in other characters', () => {
		const failure = entrypointFailure('caf\u00e9.ts', { kind: 'other-case', actual: 'cafe\u0301.ts' });
		expect(failure?.message).toMatch(/Unicode normalization/);
	});

	test('packed', () => expect(entrypointFailure('app.ts', { kind: 'packed' })).toBeUndefined());
});
