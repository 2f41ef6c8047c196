// What GitHub's errors mean: whether one is its refusal, how long it wants nobody to send anything, and what is told.
import { expect, test } from '@jest/globals';
import { isRefused, noticeOf, rateLimitOf, unlessRefused } from '../../../src/github/faults.ts';
import { responded } from './opened.ts';

const REFUSAL = { message: 'Resource not accessible by integration' };

test.each([
	['a connection that broke', Object.assign(new Error('broken'), { status: 500 }), false],
	['a 502', responded(502, '<html></html>'), false],
	['a 403 of GitHub', responded(403, REFUSAL), true],
	['a 404 of GitHub', responded(404, REFUSAL), true],
	['a 403 of a proxy', responded(403, '<html>blocked</html>'), false],
	['a 429', responded(429, REFUSAL), false],
	['a 408', responded(408, REFUSAL), false],
	['a rate limit told as 403', responded(403, REFUSAL, { 'retry-after': '3' }), false],
	['a response that is no JSON', new Error('the response is not JSON'), false],
])('refused: %s', async (_, thrown, expected) => {
	expect(isRefused(thrown)).toBe(expected);
	const unless = unlessRefused(Promise.reject(thrown), 'refused').catch((one) => one);
	expect(await unless).toBe(expected ? 'refused' : thrown);
});

const NOW = Date.UTC(2026, 0, 1, 12);
const DATE = new Date(NOW - 5_000).toUTCString();
const RESET = String((NOW + 90_000) / 1_000);
const used = { 'x-ratelimit-remaining': '0' };
const says = (what: string) => `You have ${what}. Please wait a few minutes before you try again.`;

test.each<[string, number, Record<string, string>, string, number | undefined]>([
	['a 403 with Retry-After', 403, { 'retry-after': '7' }, '', 7_000],
	['a 429 that names nothing', 429, {}, '', 60_000],
	['a 403 that says it in words', 403, {}, says('exceeded a secondary rate limit'), 60_000],
	["an older server's words", 403, {}, says('triggered an abuse detection mechanism'), 60_000],
	["the hour's limit, by GitHub's own clock", 403, { ...used, 'x-ratelimit-reset': RESET, date: DATE }, '', 95_000],
	['one that is over', 403, { ...used, 'x-ratelimit-reset': RESET, date: new Date(NOW + 95_000).toUTCString() }, '', 0],
	['used up, no reset', 403, { ...used, date: DATE }, '', 60_000],
	['a missing permission', 403, { 'x-ratelimit-remaining': '900' }, REFUSAL.message, undefined],
	['a server that is busy', 503, { 'retry-after': '7' }, '', undefined],
	['a 404', 404, {}, '', undefined],
])('%s is a rate limit of so many milliseconds', (_, status, headers, message, waitMs) => {
	expect(rateLimitOf(responded(status, { message }, headers))).toBe(waitMs);
	expect(rateLimitOf({ status })).toBeUndefined(); // without a response
});

const PERMISSIONS = ['permissions:', '  contents: read', '  pull-requests: write'];
const TOO_LONG = { message: 'Validation Failed', errors: [{ field: 'body' }, { message: 'body is too long' }] };
/** GitHub's own message, and nothing of permissions. */
const own = (status: number, message: string) =>
	new RegExp(`^(?!.*permission).*\\(comment: GitHub responded with ${status}: ${RegExp.escape(message)}\\)`);
const ofItsOwn = (status: number, message: string) =>
	[{ message }, status, [], own(status, message)] as [object, number, string[], RegExp];

test.each<[data: object, status: number, lines: string[], says: RegExp, isReadOnly?: boolean]>([
	[REFUSAL, 403, PERMISSIONS, /permission/],
	[{ message: 'Must have admin rights to Repository.' }, 403, PERMISSIONS, /permission/],
	[{ message: 'Not Found' }, 404, PERMISSIONS, /permission/],
	ofItsOwn(403, 'Unable to create comment because issue is locked.'),
	ofItsOwn(404, '404 page not found'),
	ofItsOwn(422, 'Validation Failed'),
	ofItsOwn(403, 'You have exceeded a secondary rate limit.'),
	[TOO_LONG, 422, [], own(422, 'Validation Failed: body is too long')],
	// Lines would not help there.
	[
		{ message: 'Resource not accessible by personal access token' },
		403,
		[],
		/Give that token .* leave out "github-token"\.$/,
	],
	[REFUSAL, 403, [], /read-only.*job summary/, true],
])('what is told of %j, %i: the lines to add, or what GitHub says', (data, status, lines, says, isReadOnly = false) => {
	const notice = noticeOf([{ name: 'comment', problem: { status, response: { data } } }], isReadOnly);
	expect([notice.lines, notice.message]).toEqual([lines, expect.stringMatching(says)]);
});
