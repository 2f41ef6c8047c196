// What a reader is told of a request that ended here.
import { describe, expect, test } from '@jest/globals';
import type { Sent } from '../../../src/domain/failures/interruption.ts';
import { describeTry, requestFailure, unusableResponse, waitTooLong } from '../../../src/http/request-failure.ts';
import type { HttpResponse, Try, Verdict } from '../../../src/http/verdict.ts';
import { CREATE } from '../../../src/service/deployments.ts';

const WHAT = { doing: 'Creating it', request: 'POST /x', ifAmbiguous: 'Look first.' };
const responded = (status: number, text = '', headers = {}): Try => ({
	kind: 'response',
	sent: 'all',
	status,
	headers,
	body: { ok: true, text },
});
const broken = (sent: Sent, untrustedAdvice?: string): Try => ({
	kind: 'broken',
	sent,
	problem: {
		code: 'ECODE',
		words: 'it broke',
		untrusted: untrustedAdvice !== undefined,
		cause: new Error(),
		...(untrustedAdvice === undefined ? {} : { advice: untrustedAdvice }),
	},
});

test.each<[tried: Try, says: string]>([
	[responded(409, '{"code":"c","message":"Exists. ..\\n"}'), 'the service responded with 409 c: Exists'],
	[responded(409, '{"code":"c"}'), 'the service responded with 409 c'],
	[
		responded(400, '{"message":"It is invalid.","details":[{"code":"c"},{"message":"rows must be 1."}]}'),
		'the service responded with 400: It is invalid (rows must be 1)',
	],
	[
		responded(400, '{"message":"Bad","details":[{"message":"Bad"},{"message":"1"}],"inner_error":{"message":"last"}}'),
		'the service responded with 400: Bad (1; last)',
	],
	[responded(400, '{"code":"c","details":[{"message":"first"}]}'), 'the service responded with 400 c: first'],
	[
		responded(403, '<html><title>Access denied</title>'),
		'a gateway responded with 403, not the service: an HTML page, "Access denied"',
	],
	[responded(400, '{"error":"label too long"}'), 'the service responded with 400: label too long'],
	[responded(500, '', { 'x-request-id': 'r1' }), 'the service responded with 500: the body is empty [request r1]'],
	[broken('part'), 'it broke (ECODE) before the request was complete'],
	[broken('nothing'), 'it broke (ECODE)'],
	[broken('all'), 'it broke (ECODE) after the request was sent'],
])('case %#', (tried, says) => expect(describeTry(tried)).toBe(says));

const NO_PROJECT = '{"code":"project_not_found","message":"Project not found"}';
const TO_FINAL = /base-url to the final address/;
type Row = [tried: Try, verdict: Verdict, kind: string, advice: RegExp, retryable?: boolean];
test.each<Row>([
	...[300, 304, 399].map((status): Row => [responded(status), 'refused', 'rejected', TO_FINAL]),
	[
		responded(308, '', { location: 'https://user:pass@api.example.com/v1/x?key=secret' }),
		'refused',
		'rejected',
		/final address\. This one leads to https:\/\/api\.example\.com\/v1\/x$/,
	],
	...['/elsewhere', 'javascript:alert(1)', ''].map(
		(location): Row => [responded(308, '', { location }), 'refused', 'rejected', /final address\.$/],
	),
	[responded(400), 'refused', 'rejected', /Compare the inputs/],
	[responded(401), 'refused', 'rejected', /api-key/],
	[responded(403), 'refused', 'rejected', /scope/],
	[responded(404), 'refused', 'rejected', /base-url/],
	[responded(404, NO_PROJECT), 'refused', 'rejected', /Check project \(an id or a name\) or project-id/],
	[responded(409), 'refused', 'rejected', /conflicts with/],
	[responded(413), 'refused', 'rejected', /too large/],
	[responded(501), 'refused', 'rejected', /has a problem/],
	...[408, 429, 503].map((status): Row => [responded(status), 'retry', 'rejected', /later/, true]),
	[responded(500), 'retry', 'rejected', /has a problem/, true],
	[responded(500), 'ambiguous', 'ambiguous', /Look first/],
	[broken('part'), 'ambiguous', 'ambiguous', /Look first/],
	[broken('part'), 'retry', 'network', /proxy/, true],
	[broken('nothing', 'Set NODE_EXTRA_CA_CERTS.'), 'refused', 'network', /NODE_EXTRA_CA_CERTS/],
])('what to do, case %#', (tried, verdict, kind, advice, retryable = false) => {
	const failure = requestFailure(WHAT, tried, verdict, 1);
	expect(failure).toMatchObject({ kind, retryable, advice: expect.stringMatching(advice) });
	expect(failure.message).toMatch(/^Creating it \(POST \/x\): /);
	if (tried.kind === 'broken') expect(failure.cause).toBe(tried.problem.cause);
});

test.each([
	{ status: 409, advice: /force: true/ },
	{ status: 400, text: '{"message":"version v1 exists"}', advice: /force: true/ },
	{ status: 413, advice: /"exclude"/ },
	{ status: 401, advice: /api-key/ },
])('a $status to POST /deployments: its own advice, where it has one', ({ status, text, advice }) => {
	expect(requestFailure(CREATE, responded(status, text), 'refused', 1).advice).toMatch(advice);
});

describe('a refusal that is not in the form of the service', () => {
	test.each([
		{ status: 403, text: '<html>', path: '/deployments', advice: /^Something between the runner and the service/ },
		{
			status: 404,
			text: '<html>',
			path: '/v1/deployments',
			advice: /including its path\) and the ids: https:\/\/h\.example\/v1\/deployments was requested\.$/,
		},
		{ status: 405, text: 'Not found', path: '/deployments', advice: /https:\/\/h\.example\/deployments was requested/ },
		{ status: 404, text: '{"code":"c","message":"m"}', path: '/v1/deployments', advice: /has nothing at this address/ },
		{ status: 413, text: '<html>', path: '/deployments', advice: /too large/ },
	])('$status $text at $path', ({ status, text, path, advice }) => {
		const tried = { ...responded(status, text), url: `https://h.example${path}` } as Try;
		expect(requestFailure(WHAT, tried, 'refused', 1).advice).toMatch(advice);
	});
});

test.each([409, 413])('a %i to any other request names no input of the deploy', (status) => {
	expect(requestFailure(WHAT, responded(status), 'refused', 1).advice).not.toMatch(/"version"|force|exclude|package/);
});

test('a body that could not be used is described by what was wrong with it, everywhere', () => {
	const why = 'the response broke off';
	const headers = { 'x-request-id': 'r1' };
	const tried: Try = { kind: 'response', sent: 'all', status: 201, headers, body: { ok: false, why } };
	const failure = requestFailure(WHAT, tried, 'ambiguous', 1);
	expect(failure.message).toContain(`the service responded with 201: ${why} [request r1]`);
	expect(failure.service).toEqual({ status: 201, code: '', message: why, details: [], requestId: 'r1' });
});

test('long details are cut', () => {
	const text = JSON.stringify({ message: 'Bad', details: [{ message: 'x'.repeat(600) }] });
	expect(describeTry(responded(400, text))).toBe(`the service responded with 400: Bad (${'x'.repeat(499)}…)`);
});

test('how often it was tried', () => {
	expect(requestFailure(WHAT, broken('part'), 'retry', 1).message).toMatch(/before the request was complete\.$/);
	expect(requestFailure(WHAT, broken('part'), 'retry', 5).message).toMatch(/, on the last of 5 tries\.$/);
});

test.each([
	{ asked: 90_000, left: 10_500, says: /wait 1 min 30 s, but only 11 s are left/ },
	{ asked: Number.POSITIVE_INFINITY, left: 0, says: /far longer, but only 0 ms/ },
])('a wait of $asked ms with $left ms left', ({ says, ...ms }) => {
	const failure = waitTooLong(WHAT, responded(429), ms);
	expect(failure).toMatchObject({ kind: 'rejected', retryable: true, service: { status: 429 } });
	expect(failure.message).toMatch(says);
});

describe('a 2xx, but not as specified', () => {
	const unusable = (text: string) => {
		const response = { ...responded(200, text), url: 'https://h.example/v1/x' } as HttpResponse;
		return unusableResponse(WHAT, response, 'the body is not a JSON array');
	};
	test.each([
		{ text: '{"ok":1}', says: 'the service responded with 200, but the body is not a JSON array.' },
		{ text: '{"error":"No."}', says: 'the service responded with 200, but the body is not a JSON array: No.' },
		{
			text: '<html><title>Sign in</title>',
			says: 'a gateway responded with 200, not the service: an HTML page, "Sign in".',
		},
	])('$text', ({ text, says }) => {
		expect(unusable(text)).toMatchObject({
			kind: 'rejected',
			message: `Creating it (POST /x): ${says}`,
			advice: expect.stringContaining('https://h.example/v1/x was requested.'),
			retryable: false,
		});
	});
});
