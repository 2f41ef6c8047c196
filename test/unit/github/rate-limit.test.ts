// How long GitHub wants nobody to send anything, as its responses say it.
import { expect, test } from '@jest/globals';
import { rateLimitOf } from '../../../src/github/rate-limit.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const DATE = new Date(NOW - 5_000).toUTCString();
const seconds = (ms: number) => String(ms / 1_000);
const MINUTE = 60_000;

interface Row {
	readonly name: string;
	readonly status: number;
	readonly headers?: Record<string, string>;
	readonly message?: string;
	readonly waitMs: number | undefined;
}

test.each<Row>([
	{ name: 'a 403 with Retry-After', status: 403, headers: { 'retry-after': '7' }, waitMs: 7_000 },
	{ name: 'a 429 with Retry-After', status: 429, headers: { 'retry-after': '0' }, waitMs: 0 },
	{ name: 'a 429 that names nothing', status: 429, waitMs: MINUTE },
	{
		name: 'a 403 that says it in words',
		status: 403,
		message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
		waitMs: MINUTE,
	},
	{
		name: 'a 403 that says it in the words of older servers',
		status: 403,
		message: 'You have triggered an abuse detection mechanism. Please wait a few minutes before you try again.',
		waitMs: MINUTE,
	},
	{
		name: "the hour's limit, by the response's own clock",
		status: 403,
		headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': seconds(NOW + 90_000), date: DATE },
		waitMs: 95_000,
	},
	{
		name: "the hour's limit, by ours",
		status: 429,
		headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': seconds(NOW + 90_000) },
		waitMs: 90_000,
	},
	{
		name: 'a reset that is over',
		status: 403,
		headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': seconds(NOW - 90_000) },
		waitMs: 0,
	},
	{ name: 'used up, no reset', status: 403, headers: { 'x-ratelimit-remaining': '0' }, waitMs: MINUTE },
	{
		name: 'a reset that is no number',
		status: 403,
		headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'soon' },
		waitMs: MINUTE,
	},
	{
		name: 'a secondary limit long before the reset',
		status: 403,
		headers: { 'x-ratelimit-remaining': '900', 'x-ratelimit-reset': seconds(NOW + 3_000_000), 'retry-after': '60' },
		waitMs: MINUTE,
	},
	{
		name: 'a missing permission',
		status: 403,
		headers: { 'x-ratelimit-remaining': '900' },
		message: 'Resource not accessible by integration',
		waitMs: undefined,
	},
	{ name: 'a server that is busy', status: 503, headers: { 'retry-after': '7' }, waitMs: undefined },
	{ name: 'a 404', status: 404, waitMs: undefined },
])('$name: $waitMs ms', ({ status, headers = {}, message = '', waitMs }) => {
	expect(rateLimitOf({ status, response: { status, headers, data: { message } } }, NOW)).toBe(waitMs);
});

test.each([undefined, null, 'text', new Error('broken'), { status: 429 }])('%p was no response', (thrown) => {
	expect(rateLimitOf(thrown, NOW)).toBeUndefined();
});
