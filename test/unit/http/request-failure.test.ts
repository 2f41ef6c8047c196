// What a reader is told of a request that ended here.
import { describe, expect, test } from '@jest/globals';
import { createRedactor } from '../../../src/domain/secrets/redact.ts';
import { describeTry, requestFailure, unusableResponse, waitTooLong } from '../../../src/http/request-failure.ts';
import type { HttpResponse, Try } from '../../../src/http/verdict.ts';
import { CREATE } from '../../../src/service/deployments.ts';

const WHAT = { doing: 'Creating it', request: 'POST /x', ifAmbiguous: 'Look first.' };
const responded = (status: number, text = '', headers = {}): Try => ({
	kind: 'response',
	sent: 'all',
	status,
	headers,
	body: { ok: true, text },
});
const broken = (untrusted = false): Try => ({
	kind: 'broken',
	sent: 'part',
	problem: {
		code: 'ECODE',
		words: 'it broke',
		untrusted,
		cause: new Error(),
		...(untrusted ? { advice: 'Set NODE_EXTRA_CA_CERTS.' } : {}),
	},
});

test.each([
	{ tried: responded(409, '{"code":"c","message":"Exists."}'), says: 'the service responded with 409 c: Exists' },
	{ tried: responded(409, '{"message":"Exists"}'), says: 'the service responded with 409: Exists' },
	{ tried: responded(409, '{"code":"c"}'), says: 'the service responded with 409 c' },
	{ tried: responded(409, '{"message":"Exists. ..\\n"}'), says: 'the service responded with 409: Exists' },
	{
		tried: responded(400, '{"message":"It is invalid.","details":[{"code":"c"},{"message":"rows must be 1."}]}'),
		says: 'the service responded with 400: It is invalid (rows must be 1)',
	},
	{
		tried: responded(400, '{"message":"Bad","inner_error":{"code":"c","message":"no such type"}}'),
		says: 'the service responded with 400: Bad (no such type)',
	},
	{
		tried: responded(400, '{"message":"Bad","details":[{"message":"first"}],"inner_error":{"message":"last"}}'),
		says: 'the service responded with 400: Bad (first; last)',
	},
	{
		tried: responded(400, '{"message":"Bad","details":[{"message":"Bad"}],"inner_error":{"message":"last"}}'),
		says: 'the service responded with 400: Bad (last)',
	},
	{
		tried: responded(400, '{"code":"c","details":[{"message":"first"}]}'),
		says: 'the service responded with 400 c: first',
	},
	{
		tried: responded(403, '<html><title>Access denied</title>'),
		says: 'a gateway responded with 403, not the service: an HTML page, "Access denied"',
	},
	{
		tried: responded(400, '{"error":"version label too long"}'),
		says: 'the service responded with 400: version label too long',
	},
	{
		tried: responded(500, '', { 'x-request-id': 'r1' }),
		says: 'the service responded with 500: the body is empty [request r1]',
	},
	{ tried: broken(), says: 'it broke (ECODE) before the request was complete' },
	{ tried: { ...broken(), sent: 'nothing' } as Try, says: 'it broke (ECODE)' },
	{ tried: { ...broken(), sent: 'all' } as Try, says: 'it broke (ECODE) after the request was sent' },
])('$says', ({ tried, says }) => expect(describeTry(tried)).toBe(says));

describe('what to do', () => {
	test.each([
		{
			tried: responded(301),
			verdict: 'refused',
			kind: 'rejected',
			advice: /base-url to the final address/,
			retryable: false,
		},
		{
			tried: responded(308, '', { location: 'https://user:pass@api.example.com/v1/x?key=secret' }),
			verdict: 'refused',
			kind: 'rejected',
			advice: /base-url to the final address\. This one leads to https:\/\/api\.example\.com\/v1\/x$/,
			retryable: false,
		},
		...['/elsewhere', 'javascript:alert(1)', ''].map((location) => ({
			tried: responded(308, '', { location }),
			verdict: 'refused' as const,
			kind: 'rejected',
			advice: /base-url to the final address\.$/,
			retryable: false,
		})),
		{
			tried: responded(304),
			verdict: 'refused',
			kind: 'rejected',
			advice: /base-url to the final address/,
			retryable: false,
		},
		{ tried: responded(300), verdict: 'refused', kind: 'rejected', advice: /base-url/, retryable: false },
		{ tried: responded(399), verdict: 'refused', kind: 'rejected', advice: /base-url/, retryable: false },
		{ tried: responded(101), verdict: 'refused', kind: 'rejected', advice: /the inputs/, retryable: false },
		{ tried: responded(499), verdict: 'refused', kind: 'rejected', advice: /the inputs/, retryable: false },
		{ tried: responded(500), verdict: 'retry', kind: 'rejected', advice: /has a problem/, retryable: true },
		{ tried: responded(408), verdict: 'retry', kind: 'rejected', advice: /later/, retryable: true },
		{ tried: responded(503), verdict: 'retry', kind: 'rejected', advice: /later/, retryable: true },
		{ tried: responded(400), verdict: 'refused', kind: 'rejected', advice: /Compare the inputs/, retryable: false },
		{ tried: responded(401), verdict: 'refused', kind: 'rejected', advice: /api-key/, retryable: false },
		{ tried: responded(403), verdict: 'refused', kind: 'rejected', advice: /scope/, retryable: false },
		{ tried: responded(404), verdict: 'refused', kind: 'rejected', advice: /base-url/, retryable: false },
		{ tried: responded(409), verdict: 'refused', kind: 'rejected', advice: /conflicts with/, retryable: false },
		{ tried: responded(413), verdict: 'refused', kind: 'rejected', advice: /too large/, retryable: false },
		{ tried: responded(429), verdict: 'retry', kind: 'rejected', advice: /later/, retryable: true },
		{ tried: responded(501), verdict: 'refused', kind: 'rejected', advice: /has a problem/, retryable: false },
		{ tried: responded(500), verdict: 'ambiguous', kind: 'ambiguous', advice: /Look first/, retryable: false },
		{ tried: broken(), verdict: 'ambiguous', kind: 'ambiguous', advice: /Look first/, retryable: false },
		{ tried: broken(), verdict: 'retry', kind: 'network', advice: /proxy/, retryable: true },
		{ tried: broken(true), verdict: 'fatal', kind: 'network', advice: /NODE_EXTRA_CA_CERTS/, retryable: false },
	] as const)('$tried.status $tried.problem.words, $verdict: $kind', ({ tried, verdict, kind, advice, retryable }) => {
		const failure = requestFailure(WHAT, tried, verdict, 1);
		expect(failure).toMatchObject({ kind, retryable });
		expect(failure.advice).toMatch(advice);
		expect(failure.message).toMatch(/^Creating it \(POST \/x\): /);
		if (tried.kind === 'broken') expect(failure.cause).toBe(tried.problem.cause);
	});
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
			advice: /its path too, and the ids: https:\/\/h\.example\/v1\/deployments was requested\.$/,
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
	const tried: Try = {
		kind: 'response',
		sent: 'all',
		status: 201,
		headers: { 'x-request-id': 'r1' },
		body: { ok: false, why: 'the response broke off' },
	};
	const failure = requestFailure(WHAT, tried, 'ambiguous', 1);
	expect(failure.message).toContain('the service responded with 201: the response broke off [request r1]');
	expect(failure.service).toEqual({
		status: 201,
		code: '',
		message: 'the response broke off',
		details: [],
		requestId: 'r1',
	});
});

test('a long detail is cut, and a secret that is cut through is still found', () => {
	const text = JSON.stringify({ message: 'Bad', details: [{ message: `${'x'.repeat(490)}hunter2-hunter2` }] });
	const { message } = requestFailure(WHAT, responded(400, text), 'refused', 1);
	expect(message).toHaveLength(
		'Creating it (POST /x): the service responded with 400: Bad ('.length + 500 + ').'.length,
	);
	expect(message).toContain('hunter2-h…)');
	expect(createRedactor(['hunter2-hunter2'])(message)).not.toContain('hunter2');
});

test('how often it was tried', () => {
	expect(requestFailure(WHAT, broken(), 'retry', 1).message).toMatch(/before the request was complete\.$/);
	expect(requestFailure(WHAT, broken(), 'retry', 5).message).toMatch(/, at the last of 5 tries\.$/);
});

test.each([
	{ asked: 90_000, left: 10_500, says: /wait 1 min 30 s, and only 11 s of "timeout" are left/ },
	{ asked: Number.POSITIVE_INFINITY, left: -5, says: /far longer, and only 0 ms/ },
])('a wait of $asked ms with $left ms left', ({ asked, left, says }) => {
	const failure = waitTooLong(WHAT, responded(429), { askedMs: asked, leftMs: left });
	expect(failure).toMatchObject({ kind: 'rejected', retryable: true, service: { status: 429 } });
	expect(failure.message).toMatch(says);
	expect(failure.advice).toBe('Run the job again later, or raise "timeout".');
});

test('a call with a bound of its own has no "timeout" to raise', () => {
	const failure = waitTooLong(WHAT, responded(429), { askedMs: 90_000, leftMs: 10_500, limit: 'the minute' });
	expect(failure.message).toMatch(/only 11 s of the minute are left/);
	expect(failure.advice).toBe('Run the job again later.');
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
