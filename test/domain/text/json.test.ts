// Reading what came from outside.
import { expect, test } from '@jest/globals';
import { field } from '../../../src/domain/text/json.ts';

test.each([
	{ value: { a: [{ b: 1 }] }, path: ['a', 0, 'b'], found: 1 },
	{ value: { a: 1 }, path: ['a', 'b'], found: undefined },
	{ value: undefined, path: ['a'], found: undefined },
	{ value: 5, path: [], found: 5 },
])('field $path of $value: $found', ({ value, path, found }) => expect(field(value, ...path)).toBe(found));
