// The key of an attempt's objects at GitHub: which run they belong to.
import { expect, test } from '@jest/globals';
import { isOfRun, newRunKey } from '../../../src/github/run-key.ts';

test.each([
	{ made: '123', read: '123', is: true },
	{ made: '123', read: '124', is: false },
	{ made: '123', read: '', is: false },
	{ made: '', read: '', is: true },
	{ made: 'no number', read: '123', is: false },
])('made in run "$made", read in run "$read"', ({ made, read, is }) => {
	const key = newRunKey(made);
	expect(key).toMatch(/^\S{20,37}$/);
	expect(newRunKey(made)).not.toBe(key);
	expect(isOfRun(key, read)).toBe(is);
});
