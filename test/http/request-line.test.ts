// A request in one line of the debug log.
import { expect, test } from '@jest/globals';
import { requestLine } from '../../src/http/request-line.ts';
import type { TryResult } from '../../src/http/retry-policy.ts';

const responded = (requestId?: string): TryResult => ({
	kind: 'response',
	sent: 'all',
	status: 503,
	headers: requestId === undefined ? {} : { 'x-request-id': requestId },
	body: { ok: true, text: 'not told' },
});
const broken: TryResult = {
	kind: 'broken',
	sent: 'part',
	problem: { code: 'ECODE', words: 'it broke', untrusted: false },
};

test.each([
	{ tried: responded(), tries: 1, says: 'GET /x: 503 in 12 ms' },
	{ tried: responded('4f'), tries: 1, says: 'GET /x: 503 in 12 ms (request 4f)' },
	{ tried: responded('4f'), tries: 5, says: 'GET /x: 503 in 12 ms (request 4f, 5 tries)' },
	{ tried: broken, tries: 2, says: 'GET /x: it broke (ECODE) in 12 ms (2 tries)' },
	{ tried: undefined, tries: 1, says: 'GET /x: interrupted in 12 ms' },
])('$says', ({ tried, tries, says }) => {
	expect(requestLine({ method: 'GET', path: '/x', tried, tries, tookMs: 12 })).toBe(says);
});

test('a request id without end is cut', () => {
	const line = requestLine({ method: 'GET', path: '/', tried: responded('x'.repeat(9_000)), tries: 1, tookMs: 1 });
	expect(line.length).toBeLessThan(200);
});
