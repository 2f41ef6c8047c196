// The verdict on one try: by how far the body got, never by the code of the error.
import { expect, test } from '@jest/globals';
import type { ServiceRequest, Try } from '../../../src/http/try.ts';
import type { Sent } from '../../../src/http/upload.ts';
import { mayBeExecuted, type Verdict, verdictOn } from '../../../src/http/verdict.ts';
import { aRequest } from '../../support/service-server/serving.ts';

const request = aRequest();
const BODY = { ok: true, text: '' } as const;
const responded = (status: number, headers: Record<string, string> = {}, sent: Sent = 'all'): Try => {
	return { kind: 'response', request, sent, url: '', status, headers, body: BODY };
};
const broken = (sent: Sent, untrusted = false): Try => {
	return {
		kind: 'broken',
		request,
		sent,
		problem: { code: 'ECONNRESET', words: 'the connection was reset', untrusted, cause: undefined, advice: undefined },
	};
};

const AFTER = (value: string) => ({ 'retry-after': value, date: 'Sun, 06 Nov 1994 08:49:37 GMT' });
const HALF = { ...responded(200), body: { ok: false, brokeOff: true, why: 'it broke off' } } as Try;

/** The verdict where it may be sent again for ever, and on what is sent once; and whether it may have been carried out. */
type Row = [name: string, tried: Try, idempotent: Verdict, once: Verdict, done?: boolean];
const same = (name: string, tried: Try, verdict: Verdict): Row => [name, tried, verdict, verdict];
const doubt = (name: string, tried: Try): Row => [name, tried, 'retry', 'ambiguous', true];

test.each<Row>([
	same('broken before anything was sent', broken('nothing'), 'retry'),
	same('broken in mid-upload', broken('part'), 'retry'),
	doubt('broken after the end', broken('all')),
	same('not trusted', broken('nothing', true), 'refused'),
	same('500 in mid-upload', responded(500, {}, 'part'), 'retry'),
	same('413 in mid-upload', responded(413, {}, 'part'), 'refused'),
	same('201 in mid-upload', responded(201, {}, 'part'), 'ok'),
	...[200, 299].map((status) => same(`${status}`, responded(status), 'ok')),
	...[300, 307, 400, 407, 409, 411, 499].map((status) => same(`${status}`, responded(status), 'refused')),
	...[408, 429].map((status) => same(`${status}`, responded(status), 'retry')),
	...[500, 502, 503, 599].map((status) => doubt(`${status}`, responded(status))),
	['501', responded(501), 'refused', 'ambiguous', true],
	doubt('500 with Retry-After', responded(500, AFTER('1'))),
	...['', 'soon', '-1', '1.5', '1e3', '5 s', '2026-01-01'].map((value) =>
		doubt(`503 with "Retry-After: ${value}", which says nothing`, responded(503, AFTER(value))),
	),
	...['0', '86400', 'Sun, 06 Nov 1994 08:49:37 GMT'].map((value) =>
		same(`503 with "Retry-After: ${value}"`, responded(503, AFTER(value)), 'retry'),
	),
	['a 200 that broke off', HALF, 'retry', 'ok', true],
])('%s', (_, tried, idempotent, once, ...[done = false]) => {
	const repeated = ['GET', 'PATCH', 'DELETE'].map((method) => ({ ...request, method }) as ServiceRequest);
	for (const may of [...repeated, { ...request, idempotent: true } as const])
		expect(verdictOn({ ...tried, request: may })).toBe(idempotent);
	expect(verdictOn(tried)).toBe(once);
	if (idempotent !== 'ok') expect(mayBeExecuted(tried)).toBe(done);
});
