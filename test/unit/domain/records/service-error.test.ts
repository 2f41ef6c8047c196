// The error body (API §7) in any shape, and any other body, by its text.
import { expect, test } from '@jest/globals';
import {
	isErrorBody,
	isLacking,
	parseServiceError,
	saysNotFound,
} from '../../../../src/domain/records/service-error.ts';

const parse = (body: object) => parseServiceError(400, JSON.stringify(body));
const NONE = { code: '', message: '', details: [] };
const CODE = { code: 'c' };

const LISTED = [{ code: 'a', message: '1' }, { message: '2' }, { code: 'b' }];
const READ = ['a 1', ' 2', 'b ', ' 3'].map((one) => ({ code: one.split(' ')[0], message: one.split(' ')[1] }));
test.each<[what: string, body: object, error: object]>([
	['code and message', { code: 'bad_request', message: 'No' }, { code: 'bad_request', message: 'No' }],
	['code alone', { code: 'x' }, { code: 'x' }],
	['a code of a wrong type', { code: 5, message: 'm' }, { message: 'm' }],
	[
		'details, then the inner error',
		{ code: 'c', details: LISTED, inner_error: { message: '3' } },
		{ ...CODE, details: READ },
	],
	['details that are none', { code: 'c', details: [null, 5, 'text', [], {}, { code: 7 }], inner_error: 'x' }, CODE],
	['details of a wrong type', { code: 'c', details: { a: 1 } }, CODE],
])('the body of §7: %s', (_, body, error) => expect(parse(body)).toMatchObject({ status: 400, ...NONE, ...error }));

test('texts and lists that never end are cut, and the inner error is kept', () => {
	const { message, details } = parse({
		message: 'x'.repeat(100_000),
		details: Array.from({ length: 1_000 }, (_, index) => ({ message: `${index}` })),
		inner_error: { message: 'inner' },
	});
	expect(message.length).toBeLessThanOrEqual(2_000);
	expect([details.length, details.at(-1)]).toEqual([50, { code: '', message: 'inner' }]);
});

test.each<[body: string, says: string, isPage?: true]>([
	['', 'the body is empty'],
	[' \r\n', 'the body is empty'],
	['{"error":"version label too long"}', 'version label too long'],
	['{"error":{"code":5,"message":"No such app"}}', 'No such app'],
	['{"detail":"Not authenticated"}', 'Not authenticated'],
	['upstream request timeout\n', 'upstream request timeout'],
	['"Quota exceeded"', 'Quota exceeded'],
	['\u001b[31mred\u001b[0m', 'red'],
	['<!DOCTYPE html><title>403 Forbidden</title><p>x', 'an HTML page, "403 Forbidden"', true],
	['  <html><head><TITLE lang="en">\n Sign in\n</TITLE>', 'an HTML page, "Sign in"', true],
	[`<html>${'<title'.repeat(150_000)}`, 'an HTML page without a title', true],
	['{"detail":[{"loc":["body"],"msg":"field required"},{"msg":"not a number"}]}', 'field required; not a number'],
	['{"errors":[{"message":"No such app"}]}', 'No such app'],
	['{"Message":"Forbidden"}', 'Forbidden'],
	['null', 'null'],
	['{"code": 1,\n"message": null}', '{"code":1,"message":null}'],
	['{"code":"cut o', 'the body is not JSON (14 characters)'],
	[`${'['.repeat(1_000)}${']'.repeat(1_000)}`, 'the body is unexpected JSON'],
	[`{"a":"b,\\"c","d":"${'x'.repeat(300)}"}`, '{"a":"b,\\"c"…'],
	['x'.repeat(1_000), `${'x'.repeat(299)}…`],
])('any other body has its text: case %#', (body, message, ...[isPage]) => {
	expect(parseServiceError(502, body, 'r')).toEqual({ ...NONE, status: 502, requestId: 'r', message, isPage });
});

test.each<[body: unknown, isError: boolean]>([
	[{ ok: false, id: 'dep_1' }, true],
	[{ code: 'c', message: 'm', status: 'queued' }, true],
	[{ error: 'No' }, true],
	[{ ok: true, id: 'dep_1', message: 'Queued', error: null, code: '' }, false],
	[[], false],
])('%j is an error: %s', (body, isError) => expect(isErrorBody(body)).toBe(isError));

test.each([
	{ status: 404, code: 'not_found', message: 'Not found', isNotFound: true, lacks: true },
	{ status: 404, code: 'project_not_found', message: 'Not found', isNotFound: false, lacks: false },
	{ status: 404, code: '', message: 'Not found', isNotFound: false, lacks: false },
	{ status: 404, code: 'not_found', message: '', isNotFound: false, lacks: false },
	{ status: 405, code: 'method_not_allowed', message: 'No GET', isNotFound: false, lacks: true },
	{ status: 501, code: 'not_implemented', message: 'Not yet', isNotFound: false, lacks: true },
	{ status: 501, code: '', message: 'Not yet', isNotFound: false, lacks: false },
	{ status: 403, code: 'forbidden', message: 'No', isNotFound: false, lacks: false },
])('$status "$code" "$message" is the service\'s word: not there $isNotFound, no such operation $lacks', (row) => {
	const { status, isNotFound, lacks, ...body } = row;
	const error = parseServiceError(status, JSON.stringify(body));
	expect({ isNotFound: saysNotFound(error), lacks: isLacking(error) }).toEqual({ isNotFound, lacks });
});
