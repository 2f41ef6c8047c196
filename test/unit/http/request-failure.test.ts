// What a reader is told of a request that ended here.
import { expect, test } from '@jest/globals';
import { describeTry, requestFailure, unusableResponse } from '../../../src/http/request-failure.ts';
import type { HttpResponse, Try } from '../../../src/http/try.ts';
import type { Sent } from '../../../src/http/upload.ts';
import type { Verdict } from '../../../src/http/verdict.ts';
import { CREATE } from '../../../src/service/deployments.ts';
import { aRequest } from '../../support/service-server/serving.ts';

const request = aRequest({ path: '/x?limit=1' });
const url = 'https://h.example/v1/x';
const responded = (status: number, text = '', headers = {}): HttpResponse => ({
	...({ kind: 'response', sent: 'all', body: { ok: true, text } } as const),
	...{ request, status, headers, url },
});
const broken = (sent: Sent, advice?: string): Try => {
	const untrusted = advice !== undefined;
	const problem = { code: 'ECODE', words: 'it broke', untrusted, cause: new Error(), advice };
	return { kind: 'broken', request, sent, problem };
};

const NESTED =
	'{"message":"Bad.","details":[{"code":"c"},{"message":"Bad"},{"message":"1."}],"inner_error":{"message":"last"}}';
const withDetail = (message: string) => `{"message":"Bad","details":[{"message":"${message}"}]}`;
test.each<[tried: Try, says: string]>([
	[responded(409, '{"code":"c","message":"Exists. ..\\n"}'), 'the service responded with 409 c: Exists'],
	[responded(409, '{"code":"c"}'), 'the service responded with 409 c'],
	[responded(400, NESTED), 'the service responded with 400: Bad (1; last)'],
	[responded(400, '{"code":"c","details":[{"message":"first"}]}'), 'the service responded with 400 c: first'],
	[responded(400, withDetail('x'.repeat(600))), `the service responded with 400: Bad (${'x'.repeat(499)}…)`],
	[responded(403, '<html><title>No</title>'), 'a gateway responded with 403, not the service: an HTML page, "No"'],
	[responded(500, '', { 'x-request-id': 'r1' }), 'the service responded with 500: the body is empty [request r1]'],
	[{ ...responded(201), body: { ok: false, why: 'it broke off' } }, 'the service responded with 201: it broke off'],
	[broken('part'), 'it broke (ECODE) before the request was complete'],
	[broken('nothing'), 'it broke (ECODE)'],
	[broken('all'), 'it broke (ECODE) after the request was sent'],
])('case %#', (tried, says) => expect(describeTry(tried)).toBe(says));

const adviceFor = (tried: Try) => requestFailure(tried, 'refused').advice;
const to = (location: string) => ({ location });
test.each<[advice: RegExp, status: number, text?: string, headers?: object]>([
	[/final address\.$/, 308, '', to('javascript:alert(1)')],
	[/address\. This one leads to https:\/\/a\.b\/v1\/x$/, 308, '', to('https://user:pass@a.b/v1/x?key=secret')],
	[/Compare the inputs/, 400],
	[/api-key/, 401],
	[/scope/, 403],
	[/^A project's key works only for that project/, 403, '{"code":"c","message":"Not for this project"}'],
	[/^Something between the runner and the service/, 403, '<html>'],
	[/including its path\) and the ids: https:\/\/h\.example\/v1\/x was requested\.$/, 404, '<html>'],
	[/https:\/\/h\.example\/v1\/x was requested/, 405, 'Not found'],
	[/has nothing at this address/, 404, '{"code":"c","message":"m"}'],
	[/Check project \(an id or a name\) or project-id/, 404, '{"code":"project_not_found","message":"m"}'],
	[/conflicts with/, 409],
	[/too large/, 413, '<html>'],
	[/later/, 429],
	[/later/, 503],
	[/has a problem/, 501],
])('%s: what to do about a %i %s', (advice, status, text = '', headers = {}) => {
	expect(adviceFor(responded(status, text, headers))).toMatch(advice);
});

test.each([
	[200, /Check at the service whether what was asked for still exists/], // a stream
	[502, /has a problem/],
	[503, /later/],
	[401, /api-key/],
	[409, /conflicts with/],
])('what to do about a %i whose body broke off', (status, advice) => {
	const body = { ok: false, brokeOff: true, why: 'the response broke off' } as const;
	expect(adviceFor({ ...responded(status), body })).toMatch(advice);
});

const FORCE = /^The version already exists\. Set another "version", or "force: true"/;
test.each([
	[409, '', FORCE],
	[400, 'app version 1.0 already exists', FORCE],
	[400, 'There is already a version 1.0', FORCE],
	[400, 'Version 1.0.0 exists', FORCE],
	[400, 'no version exists', /Compare the inputs/],
	[400, 'version 1.0 does not exist', /Compare the inputs/],
	[411, '', /does not accept a body of unknown length.*"package"/],
	[501, '', /does not accept a body of unknown length.*"package"/],
	[413, '', /"exclude"/],
	[500, '', /Check "entrypoint" and the manifest.*package\.json/],
	[401, '', /api-key/],
])('POST /deployments has its own advice, where it has some: %i %s', (status, message, advice) => {
	const text = JSON.stringify({ code: 'bad_request', message });
	expect(adviceFor({ ...responded(status, text), request: aRequest(CREATE) })).toMatch(advice);
});

type Row = [tried: Try, verdict: Verdict, kind: string, retryable: boolean, advice: RegExp];
test.each<Row>([
	[responded(400), 'refused', 'rejected', false, /Compare/],
	[responded(500), 'retry', 'rejected', true, /has a problem/],
	[responded(500), 'ambiguous', 'ambiguous', false, /^Look first\.$/],
	[responded(200, '<html>'), 'ambiguous', 'ambiguous', false, /^Look first\. Check base-url/],
	[broken('all'), 'ambiguous', 'ambiguous', false, /^Look first\.$/],
	[broken('part'), 'retry', 'network', true, /proxy/],
	[broken('nothing', 'Set NODE_EXTRA_CA_CERTS.'), 'refused', 'network', false, /NODE_EXTRA_CA_CERTS/],
])('the failure, case %#', (tried, verdict, kind, retryable, advice) => {
	const failure = requestFailure(tried, verdict);
	expect(failure).toMatchObject({ kind, retryable, advice: expect.stringMatching(advice) });
	expect(failure.message).toMatch(/^Trying \(POST \/x\): .*[^,]\.$/);
	if (tried.kind === 'broken') expect(failure.cause).toBe(tried.problem.cause);
	expect(requestFailure(tried, verdict, 5).message).toContain(', on the last of 5 tries.');
});

test.each([
	['{"ok":1}', 'the service responded with 200, but the body is not a JSON array.'],
	['{"error":"No."}', 'the service responded with 200, but the body is not a JSON array: No.'],
	['<html><title>Sign in</title>', 'a gateway responded with 200, not the service: an HTML page, "Sign in".'],
])('a 2xx, but not as specified: %s', (text, says) => {
	expect(unusableResponse(responded(200, text), 'the body is not a JSON array')).toMatchObject({
		...{ kind: 'rejected', retryable: false, message: `Trying (POST /x): ${says}` },
		advice: expect.stringContaining(`${url} was requested.`),
	});
});
