// Globs: what they match, what is none, and that no name takes long.
import { expect, test } from '@jest/globals';
import picomatch from 'picomatch';
import { compileGlob, GlobError, LONGEST_GLOB } from '../../../src/actions/watch-files/glob.ts';
import fc from '../../properties.ts';

test.each([
	['/a/**', '/a', true],
	['/a/**', '/a/b/c', true],
	['/a/**', '/ab', false],
	['**', '/a/b', true],
	['/**/c', '/c', true],
	['/**/c', '/a/b/c', true],
	['/**/c', '/a/bc', false],
	['/a**c', '/abbc', true],
	['/a**c', '/a/c', false],
	['/a?c', '/abc', true],
	['/a?c', '/a/c', false],
	['/a?c', '/a😀c', true],
	['/[ab]', '/b', true],
	['/[!ab]', '/b', false],
	['/[^ab]', '/c', true],
	['/[!ab]', '//', false],
	['/[]a]', '/]', true],
	['/[a-]', '/-', true],
	['/[a-c]', '/b', true],
	['/[ä-ü]', '/ö', true],
	['/{a,b{c,d}}', '/bd', true],
	['/{a,b{c,d}}', '/b', false],
	['/a{,b}', '/a', true],
	['/a}', '/a}', true],
	['/a{/b/**,.c}', '/a/b/x/y', true],
	['/a{/b/**,.c}', '/a.c', true],
	['/x (1).pdf', '/x (1).pdf', true],
	['/[x].pdf', '/[x].pdf', true],
	['/[*]', '/*', true],
	['/[*]', '/a', false],
])('glob %j, path %j: %s', (glob, path, fits) => expect(compileGlob(glob)(path)).toBe(fits));

test.each([
	'/[z-a]',
	'/[a',
	'/[[:alpha:]]',
	'/[a\\]]',
	'/{a,b',
	'/{a}',
	'/{',
	'/a\\*',
	'!a',
	'/+(a)',
	'/@(a|b)',
	'/!(a)',
	'/*(a)',
	'/?(a)',
	'/*a'.repeat(65),
	'a'.repeat(LONGEST_GLOB + 1),
])('no glob: %j', (glob) => expect(() => compileGlob(glob)).toThrow(GlobError));

test('as another matcher has it', () => {
	const sign = fc.constantFrom('a', 'b', '/', '.');
	const piece = fc.oneof({ weight: 3, arbitrary: sign }, fc.constantFrom('?', '[ab]', '[^a]', '{a,b}', '{a,b/}', '*'));
	const glob = fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => `/${parts.join('')}`);
	const name = fc.array(sign, { maxLength: 8 }).map((signs) => `/${signs.join('')}`);
	// Not those on which shells differ: parts that are empty, or consist of dots.
	const isPlain = (text: string) => !/\/\/|\/\.|\/$|\*\*|\/\*\/|\/\*$|\/\*\./.test(text);
	fc.assert(
		fc.property(
			glob.filter(isPlain),
			fc.array(name.filter(isPlain), { minLength: 1, maxLength: 20 }),
			(pattern, names) => {
				fc.pre(!/[*?[{](?=[^/]*\*)|\{[^}]*\/[^}]*\}/.test(pattern));
				const theirs = picomatch(pattern, { dot: true });
				const ours = compileGlob(pattern);
				for (const path of names) expect([path, ours(path)]).toEqual([path, theirs(path)]);
			},
		),
	);
});

// Time that grows with the square of a name, or worse, would take hours here: the test would not end.
test.each([
	['/d/*report*2026*.pdf', `/d/${'report2026'.repeat(400)}`],
	['/*a*a*a*a*a*a*a*a*b', `/${'a'.repeat(4_000)}`],
	['/**/a/**/a/**/a/**/a/**/a/b', `${'/a'.repeat(2_000)}`],
	[`/${'{a,aa}'.repeat(160)}b`, `/${'a'.repeat(4_000)}`],
	[`/${'*a'.repeat(64)}`, `/${'a'.repeat(4_000)}b`],
	[`/${'?'.repeat(900)}${'*'.repeat(64)}`, `/${'a'.repeat(4_000)}/`],
])('glob %j ends', (glob, path) => expect(compileGlob(glob)(path)).toBe(false));
