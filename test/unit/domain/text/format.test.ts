// Sizes, times and numbers for a reader.
import { expect, test } from '@jest/globals';
import { count, formatBytes, formatDuration, listFirst } from '../../../../src/domain/text/format.ts';

test.each([
	{ bytes: 999, text: '999 B' },
	{ bytes: 1_000, text: '1.0 kB' },
	{ bytes: 99_900, text: '99.9 kB' },
	{ bytes: 999_499, text: '999 kB' },
	{ bytes: 999_500, text: '1.0 MB' },
	{ bytes: 5e15, text: '5000 TB' },
])('$bytes bytes: $text', ({ bytes, text }) => expect(formatBytes(bytes)).toBe(text));

test.each([
	{ ms: 0, text: '0 ms' },
	{ ms: 999.5, text: '1.0 s' },
	{ ms: 9_949, text: '9.9 s' },
	{ ms: 9_950, text: '10 s' },
	{ ms: 59_499, text: '59 s' },
	{ ms: 59_500, text: '1 min 00 s' },
	{ ms: 3_599_500, text: '1 h 00 min' },
])('$ms ms: $text', ({ ms, text }) => expect(formatDuration(ms)).toBe(text));

test.each([
	{ number: 1, text: '1 file' },
	{ number: 41_313, text: '41,313 files' },
])('$text', ({ number, text }) => expect(count(number, 'file')).toBe(text));

test.each([
	{ texts: [], noun: undefined, says: '' },
	{ texts: ['a', 'b'], noun: undefined, says: 'a, b' },
	{ texts: ['a', 'b', 'c'], noun: undefined, says: 'a, b and 1 more' },
	{ texts: ['a', 'b', 'c'], noun: 'file', says: 'a, b and 1 more file' },
	{ texts: ['a', 'b', ...Array(1_234).fill('c')], noun: 'file', says: 'a, b and 1,234 more files' },
])('a list of which two are shown: $says', ({ texts, noun, says }) => expect(listFirst(texts, 2, noun)).toBe(says));
