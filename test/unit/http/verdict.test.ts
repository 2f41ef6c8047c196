// The verdict on one try: by how far the body got, never by the code of the error.
import { describe, expect, test } from '@jest/globals';
import type { Sent } from '../../../src/domain/failures/interruption.ts';
import { mayBeExecuted, type Try, type Verdict, verdictOn } from '../../../src/http/verdict.ts';

const responded = (status: number, headers: Record<string, string> = {}, sent: Sent = 'all'): Try => ({
	kind: 'response',
	sent,
	status,
	headers,
	body: { ok: true, text: '' },
});
const broken = (sent: Sent, untrusted = false): Try => ({
	kind: 'broken',
	sent,
	problem: { code: 'ECONNRESET', words: 'the connection was reset', untrusted },
});

/** One row a kind of try: the verdict where it may be sent again for ever, and on what is sent once. */
interface Row {
	readonly name: string;
	readonly tried: Try;
	readonly idempotent: Verdict;
	readonly once: Verdict;
	readonly done?: boolean;
}
const same = (name: string, tried: Try, verdict: Verdict): Row => ({ name, tried, idempotent: verdict, once: verdict });
const doubt = (name: string, tried: Try): Row => ({ name, tried, idempotent: 'retry', once: 'ambiguous', done: true });

const TABLE: readonly Row[] = [
	same('broken before anything was sent', broken('nothing'), 'retry'),
	same('broken in mid-upload', broken('part'), 'retry'),
	doubt('broken after the end', broken('all')),
	same('not trusted', broken('nothing', true), 'refused'),
	...[500, 503].map((status) => same(`${status} in mid-upload`, responded(status, {}, 'part'), 'retry')),
	...[401, 413].map((status) => same(`${status} in mid-upload`, responded(status, {}, 'part'), 'refused')),
	same('201 in mid-upload', responded(201, {}, 'part'), 'ok'),
	...[200, 201, 202, 204, 299].map((status) => same(`${status}`, responded(status), 'ok')),
	...[101, 301, 304, 307, 400, 401, 403, 404, 409, 411, 413, 422].map((status) =>
		same(`${status}`, responded(status), 'refused'),
	),
	...[408, 429].map((status) => same(`${status}`, responded(status), 'retry')),
	...[500, 502, 503, 504, 520, 599].map((status) => doubt(`${status}`, responded(status))),
	{ name: '501', tried: responded(501), idempotent: 'refused', once: 'ambiguous' },
	doubt('500 with Retry-After', responded(500, { 'retry-after': '1' })),
	...['', 'soon', '-1', '1.5', '1e3', '5 s', '2026-01-01'].map((value) =>
		doubt(`503 with "Retry-After: ${value}", which says nothing`, responded(503, { 'retry-after': value })),
	),
	...['0', '86400', 'Sun, 06 Nov 1994 08:49:37 GMT'].map((value) =>
		same(`503 with "Retry-After: ${value}"`, responded(503, { 'retry-after': value, date: value }), 'retry'),
	),
	{
		name: 'a 200 that broke off',
		tried: { ...responded(200), body: { ok: false, brokeOff: true, why: 'it broke off' } } as Try,
		idempotent: 'retry',
		once: 'ok',
		done: true,
	},
];

describe.each(TABLE)('$name', ({ tried, idempotent, once, done = false }) => {
	test(`idempotent: ${idempotent}`, () => expect(verdictOn(tried, 'idempotent')).toBe(idempotent));
	test(`once: ${once}`, () => expect(verdictOn(tried, 'once')).toBe(once));
	if (idempotent === 'retry')
		test(`may ${done ? '' : 'not '}have been carried out`, () => expect(mayBeExecuted(tried)).toBe(done));
});
