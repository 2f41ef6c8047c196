// Reading what came from outside.
import { expect, test } from '@jest/globals';
import { field, parseJson } from '../../../../src/domain/text/json.ts';

test.each([
	{ value: { a: [{ b: 1 }] }, path: ['a', 0, 'b'], found: 1 },
	{ value: { a: 1 }, path: ['a', 'b'], found: undefined },
	{ value: undefined, path: ['a'], found: undefined },
	{ value: 5, path: [], found: 5 },
])('field $path of $value: $found', ({ value, path, found }) => expect(field(value, ...path)).toBe(found));

const repeated = (piece: string, times: number) => `[${Array(times).fill(piece).join(',')}]`;

test.each([
	{ name: '50,000 objects', text: repeated('{}', 50_000), isRead: true },
	{ name: '50,001 objects', text: repeated('{}', 50_001), isRead: false },
	{ name: '100,000 numbers', text: repeated('1', 100_000), isRead: true },
	{ name: '100,001 numbers', text: repeated('1', 100_001), isRead: false },
	{ name: '200,000 commas in a text', text: `["${','.repeat(200_000)}"]`, isRead: true },
	{ name: '1,000 levels', text: '['.repeat(1_000) + ']'.repeat(1_000), isRead: true },
	{ name: '1,001 levels', text: '['.repeat(1_001) + ']'.repeat(1_001), isRead: false },
])('$name: read $isRead', ({ text, isRead }) => expect(parseJson(text) !== undefined).toBe(isRead));
