// The class of one try: by how far the body got, never by the code of the error.
import { describe, expect, test } from '@jest/globals';
import type { Sent } from '../../src/domain/failures/interruption.ts';
import {
	classify,
	mayBeExecuted,
	type RetrySafety,
	type TryResult,
	type Verdict,
} from '../../src/http/retry-policy.ts';

const REPEATABLE: readonly RetrySafety[] = ['idempotent', 'idempotent-delete', 'once'];

const responded = (status: number, headers: Record<string, string> = {}, sent: Sent = 'all') => ({
	kind: 'response' as const,
	sent,
	status,
	headers,
	body: { ok: true as const, text: '' },
});
const broken = (sent: Sent, untrusted = false): TryResult => ({
	kind: 'broken',
	sent,
	problem: { code: 'ECONNRESET', words: 'the connection was reset', untrusted },
});

/** One row a kind of try: the verdict where the operation may be repeated for ever, and for POST /deployments. */
const TABLE: readonly { name: string; tried: TryResult; always: Verdict; untilSent: Verdict; done?: boolean }[] = [
	{ name: 'broken before anything was sent', tried: broken('nothing'), always: 'retry', untilSent: 'retry' },
	{ name: 'broken in mid-upload', tried: broken('part'), always: 'retry', untilSent: 'retry' },
	{ name: 'broken after the end', tried: broken('all'), always: 'retry', untilSent: 'ambiguous', done: true },
	...[500, 502, 503, 504, 599].map((status) => ({
		name: `${status} in mid-upload`,
		tried: responded(status, {}, 'part'),
		always: 'retry' as const,
		untilSent: 'retry' as const,
	})),
	...[401, 409, 413, 501].map((status) => ({
		name: `${status} in mid-upload`,
		tried: responded(status, {}, 'part'),
		always: 'refused' as const,
		untilSent: 'refused' as const,
	})),
	{ name: '201 in mid-upload', tried: responded(201, {}, 'part'), always: 'accepted', untilSent: 'accepted' },
	...['', ' ', 'soon', '-1', '1.5', '1e3', '5 s', 'Tomorrow', '2026-01-01'].map((value) => ({
		name: `503 with "Retry-After: ${value}", which says nothing`,
		tried: responded(503, { 'retry-after': value }),
		always: 'retry' as const,
		untilSent: 'ambiguous' as const,
		done: true,
	})),
	...['0', '86400', 'Sun, 06 Nov 1994 08:49:37 GMT', '9'.repeat(400)].map((value) => ({
		name: `503 with "Retry-After: ${value.slice(0, 40)}"`,
		tried: responded(503, { 'retry-after': value }),
		always: 'retry' as const,
		untilSent: 'retry' as const,
	})),
	{ name: 'not trusted', tried: broken('nothing', true), always: 'fatal', untilSent: 'fatal' },
	...[200, 201, 202, 204, 299].map((status) => ({
		name: `${status}`,
		tried: responded(status),
		always: 'accepted' as const,
		untilSent: 'accepted' as const,
	})),
	...[101, 300, 301, 302, 303, 304, 307, 308, 400, 401, 402, 403, 404, 405, 409, 410, 411, 413, 418, 422, 451].map(
		(status) => ({
			name: `${status}`,
			tried: responded(status),
			always: 'refused' as const,
			untilSent: 'refused' as const,
		}),
	),
	...[408, 429].map((status) => ({
		name: `${status}`,
		tried: responded(status),
		always: 'retry' as const,
		untilSent: 'retry' as const,
	})),
	{
		name: '429 with Retry-After',
		tried: responded(429, { 'retry-after': '1' }),
		always: 'retry',
		untilSent: 'retry',
	},
	{
		name: '503 with Retry-After',
		tried: responded(503, { 'retry-after': '1' }),
		always: 'retry',
		untilSent: 'retry',
	},
	...[500, 502, 503, 504, 505, 520, 599].map((status) => ({
		name: `${status}`,
		tried: responded(status),
		always: 'retry' as const,
		untilSent: 'ambiguous' as const,
		done: true,
	})),
	{
		name: '500 with Retry-After',
		tried: responded(500, { 'retry-after': '1' }),
		always: 'retry',
		untilSent: 'ambiguous',
		done: true,
	},
];

describe.each(TABLE)('$name', ({ tried, always, untilSent, done = false }) => {
	test(`a GET: ${always}`, () => expect(classify(tried, 'idempotent')).toBe(always));
	test(`the DELETE of a key, its first try: ${always}`, () =>
		expect(classify(tried, 'idempotent-delete')).toBe(always));
	test(`POST /deployments: ${untilSent}`, () => expect(classify(tried, 'once')).toBe(untilSent));
	if (always === 'retry') {
		test(`may ${done ? '' : 'not '}have been carried out`, () => expect(mayBeExecuted(tried)).toBe(done));
	}
});

test.each([
	{ retrySafety: 'idempotent', sent: 'all', verdict: 'refused' },
	{ retrySafety: 'idempotent', sent: 'part', verdict: 'refused' },
	{ retrySafety: 'idempotent-delete', sent: 'all', verdict: 'retry' },
	{ retrySafety: 'once', sent: 'all', verdict: 'ambiguous' },
	{ retrySafety: 'once', sent: 'part', verdict: 'refused' },
] as const)('501 to a request that is $retrySafety, sent $sent: $verdict', ({ retrySafety, sent, verdict }) => {
	expect(classify(responded(501, {}, sent), retrySafety)).toBe(verdict);
	expect(mayBeExecuted(responded(501, {}, sent))).toBe(sent === 'all');
});

test.each(REPEATABLE)('%s: a 404 after a try that may have been carried out', (retrySafety) => {
	expect(classify(responded(404), retrySafety, { doubt: true })).toBe(
		retrySafety === 'idempotent-delete' ? 'accepted' : 'refused',
	);
});

test.each([
	{ status: 304, verdict: 'accepted' },
	{ status: 302, verdict: 'refused' },
	{ status: 412, verdict: 'refused' },
	{ status: 503, verdict: 'retry' },
] as const)('$status to a conditional GET: $verdict', ({ status, verdict }) => {
	expect(classify(responded(status), 'idempotent', { conditional: true })).toBe(verdict);
});

test.each([403, 409, 500])('a %s to the retry is no proof, neither that it is gone nor that it is there', (status) => {
	expect(classify(responded(status), 'idempotent-delete', { doubt: true })).toBe(
		status === 500 ? 'retry' : 'ambiguous',
	);
});
