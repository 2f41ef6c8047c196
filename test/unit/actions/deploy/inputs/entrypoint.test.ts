// The path of the entry file: relative, inside the directory, with forward slashes.
import { expect, test } from '@jest/globals';
import { parseApp, parseEntrypoint } from '../../../../../src/actions/deploy/inputs/app-source.ts';

test.each([
	{ text: '././/src/app.ts', path: 'src/app.ts' },
	{ text: 'src//./app.ts', path: 'src/app.ts' },
	{ text: ' app.ts\n', path: 'app.ts' },
	{ text: '..app.ts', path: '..app.ts' },
	{ text: 'a b/ünï 🦄.ts', path: 'a b/ünï 🦄.ts' },
])('$text → $path', ({ text, path }) => expect(parseEntrypoint(text)).toBe(path));

test.each([
	{ text: ' \n', says: /is missing/ },
	{ text: './', says: /is missing/ },
	{ text: '.', says: /folder/ },
	{ text: 'src/', says: /folder/ },
	{ text: '/app.ts', says: /absolute/ },
	{ text: 'c:app.ts', says: /absolute/ },
	{ text: '../app.ts', says: /may lead outside/ },
	{ text: 'src/../app.ts', says: /may lead outside/ },
	{ text: 'src/..', says: /may lead outside/ },
	{ text: 'src\\app.ts', says: /backslash/ },
	{ text: 'a\nb.ts', says: /control/ },
	{ text: 'a\0b.ts', says: /control/ },
])('refused: $text', ({ text, says }) => expect(() => parseEntrypoint(text)).toThrow(says));

test.each([
	['win32', 'src\\app.ts', 'src/app.ts'],
	['linux', 'src/app.ts', 'src/app.ts'],
] as const)('on %s: %s is %s', (platform, text, entrypoint) => {
	const raw = (name: string) => ({ entrypoint: text, directory: 'a\\b' })[name] ?? '';
	const directory = platform === 'win32' ? 'a/b' : 'a\\b';
	expect(parseApp(raw, platform)).toEqual({ kind: 'directory', directory, entrypoint });
});
