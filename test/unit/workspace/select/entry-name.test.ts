// Names of entries in the archive, for whoever unzips on another system.
import { describe, expect, test } from '@jest/globals';
import { caseFolded, compareBytes, entryNameProblem } from '../../../../src/workspace/select/entry-name.ts';

test.each([
	{ name: 'app.ts' },
	{ name: 'a b/ünï 🦄/c' },
	{ name: '.hidden' },
	{ name: '..hidden/...' },
	{ name: '-rf' },
	{ name: 'con' },
	{ name: 'C:x' },
	{ name: 'https:x' },
	{ name: 'x'.repeat(65_535) },
])('fine: $name', ({ name }) => expect(entryNameProblem(name)).toBeUndefined());

test.each([
	{ name: 'a\nb', says: /control/ },
	{ name: 'a\0b', says: /control/ },
	{ name: 'a\u007f', says: /control/ },
	{ name: 'a\u0085', says: /control/ },
	{ name: 'a\\b', says: /backslash/ },
	{ name: 'a\ufffdb', says: /UTF-8/ },
	{ name: '..', says: /"\.\."/ },
	{ name: '../a', says: /"\.\."/ },
	{ name: 'a/../b', says: /"\.\."/ },
	{ name: 'a/.', says: /"\."/ },
	{ name: './a', says: /"\."/ },
	{ name: 'x'.repeat(65_536), says: /longer/ },
	{ name: 'ü'.repeat(32_768), says: /longer/ },
	{ name: '🦄'.repeat(16_384), says: /longer/ },
])('refused: $name', ({ name, says }) => expect(entryNameProblem(name)).toMatch(says));

describe('names that are one elsewhere', () => {
	test.each([
		{ a: 'README.md', b: 'readme.MD', same: true },
		{ a: 'Ä', b: 'a\u0308', same: true },
		{ a: 'ΟΔΟΣ', b: 'οδοσ', same: true },
		{ a: 'a', b: 'b', same: false },
	])('$a and $b: $same', ({ a, b, same }) => expect(caseFolded(a) === caseFolded(b)).toBe(same));
});

test('the order is that of the bytes in UTF-8', () => {
	const names = ['b', 'a/b', 'a.b', 'a', 'B', 'é', '\uffee', '🦄', 'a\u00ff', '', 'ab'];
	const byBytes = names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
	expect(names.toSorted(compareBytes)).toEqual(byBytes);
	expect(compareBytes('🦄', '🦄')).toBe(0);
});
