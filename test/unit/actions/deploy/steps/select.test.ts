// What the log says of what was left out, however many names there are.
import { expect, test } from '@jest/globals';
import { linesOf } from '../../../../../src/actions/deploy/steps/select.ts';

const names = Array.from({ length: 12_000 }, (_, at) => `name-${at}`);

test.each([
	{ examples: ['a/.env', '.env'], count: 2, line: '.env* → a/.env, .env' },
	{ examples: ['a', 'b', 'c'], count: 12, line: '.env* → a, b, c and 9 more' },
	{ examples: names, count: 12_000, line: `.env* → ${names.slice(0, 50).join(', ')} and 11,950 more` },
])('$line', ({ line, ...left }) => expect(linesOf([{ rule: '.env*', secret: true, ...left }])).toEqual([line]));
