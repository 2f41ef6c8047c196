// The key of a job's objects at GitHub: which run they belong to.
import { expect, test } from '@jest/globals';
import { mayBeOfRun, newRunKey } from '../../src/github/run-key.ts';

test.each([
	{ made: '123', read: '123', is: true },
	{ made: '123', read: '124', is: false },
	{ made: '123', read: '', is: true },
	{ made: '', read: '123', is: true },
	{ made: 'no number', read: '123', is: true },
])('made in run "$made", read in run "$read"', ({ made, read, is }) => {
	const key = newRunKey(made);
	expect(key).toMatch(/^\S{20,37}$/);
	expect(newRunKey(made)).not.toBe(key);
	expect(mayBeOfRun(key, read)).toBe(is);
});

test.each(['3f1c2a9e-0000-4000-8000-000000000000', '', undefined, 7])('%s says nothing of a run', (key) => {
	expect(mayBeOfRun(key, '123')).toBe(true);
});
