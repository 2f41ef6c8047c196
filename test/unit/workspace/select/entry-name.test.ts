// Names of entries in the archive, for whoever unzips on another system.
import { expect, test } from '@jest/globals';
import { compareBytes, entryNameProblem } from '../../../../src/workspace/select/entry-name.ts';

test.each([
	...['app.ts', 'a b/ünï 🦄/c', '..hidden/...', '-rf', 'con', 'C:x'].map((name) => ({ name })),
	...['a\nb', 'a\0b', 'a\u007f', 'a\u0085'].map((name) => ({ name, says: /control/ })),
	...['..', '../a', 'a/../b', 'a/.', './a'].map((name) => ({ name, says: /"\."/ })),
	...['', 'a//b'].map((name) => ({ name, says: /empty part/ })),
	{ name: '/etc/passwd', says: /absolute/ },
	{ name: 'a\\b', says: /backslash/ },
	{ name: 'a\ufffdb', says: /UTF-8/ },
] as { name: string; says?: RegExp }[])('$name', ({ name, says }) => {
	expect(entryNameProblem(name)).toEqual(says === undefined ? undefined : expect.stringMatching(says));
});

test('the order is that of the bytes in UTF-8', () => {
	const names = ['b', 'a/b', 'a.b', 'a', 'B', 'é', '\uffee', '🦄', 'a\u00ff', '', 'ab'];
	const byBytes = names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
	expect(names.toSorted(compareBytes)).toEqual(byBytes);
	expect(compareBytes('🦄', '🦄')).toBe(0);
});
