// The error body (API §7) in any shape; a body that is something else is described and never quoted.
import { describe, expect, test } from '@jest/globals';
import {
	isErrorBody,
	isLacking,
	parseServiceError,
	saysNotFound,
} from '../../../../src/domain/records/service-error.ts';

const parse = (body: unknown) => parseServiceError(400, typeof body === 'string' ? body : JSON.stringify(body));

describe('the body of §7', () => {
	test.each([
		{
			name: 'code and message',
			body: { code: 'bad_request', message: 'No' },
			error: { code: 'bad_request', message: 'No', details: [] },
		},
		{ name: 'message alone', body: { message: 'No' }, error: { code: '', message: 'No', details: [] } },
		{ name: 'code alone', body: { code: 'x' }, error: { code: 'x', message: '', details: [] } },
		{
			name: 'details, then the inner error',
			body: {
				code: 'c',
				message: 'm',
				details: [{ code: 'a', message: '1' }, { message: '2' }, { code: 'b' }],
				inner_error: { code: 'i', message: '3' },
			},
			error: {
				code: 'c',
				message: 'm',
				details: [
					{ code: 'a', message: '1' },
					{ code: '', message: '2' },
					{ code: 'b', message: '' },
					{ code: 'i', message: '3' },
				],
			},
		},
		{
			name: 'an inner error and no details',
			body: { message: 'm', inner_error: { message: 'deep' } },
			error: { details: [{ code: '', message: 'deep' }] },
		},
		{
			name: 'details that are none',
			body: { code: 'c', message: 'm', details: [null, 5, 'text', [], {}, { code: 7 }], inner_error: 'x' },
			error: { details: [] },
		},
		{ name: 'details of a wrong type', body: { code: 'c', message: 'm', details: { a: 1 } }, error: { details: [] } },
		{ name: 'a code of a wrong type', body: { code: 5, message: 'm' }, error: { code: '', message: 'm' } },
	])('$name', ({ body, error }) => expect(parse(body)).toMatchObject({ status: 400, ...error }));

	test('texts and lists that never end are cut, and the inner error is kept', () => {
		const { message, details } = parse({
			message: 'x'.repeat(100_000),
			details: Array.from({ length: 1_000 }, (_, index) => ({ message: `${index}` })),
			inner_error: { message: 'inner' },
		});
		expect(message.length).toBeLessThanOrEqual(2_000);
		expect(details).toHaveLength(50);
		expect(details.at(-1)).toEqual({ code: '', message: 'inner' });
	});
});

describe('anything else: its text, at most 300 characters', () => {
	test.each([
		{ body: '', says: 'the body is empty' },
		{ body: ' \r\n', says: 'the body is empty' },
		{ body: '{"error":"version label too long"}', says: 'version label too long' },
		{ body: '{"error":{"code":5,"message":"No such app"}}', says: 'No such app' },
		{ body: '{"detail":"Not authenticated"}', says: 'Not authenticated' },
		{ body: 'upstream request timeout\n', says: 'upstream request timeout' },
		{ body: '"Quota exceeded"', says: 'Quota exceeded' },
		{ body: '\u001b[31mred\u001b[0m', says: 'red' },
		{ body: '<!DOCTYPE html><title>403 Forbidden</title><p>x', says: 'an HTML page, "403 Forbidden"' },
		{ body: '  <html><head><TITLE lang="en">\n Sign in\n</TITLE>', says: 'an HTML page, "Sign in"' },
		{ body: '<?xml version="1.0"?><e>x</e>', says: 'an HTML page without a title' },
		{ body: `<html>${'<title'.repeat(150_000)}`, says: 'an HTML page without a title' },
		{ body: 'null', says: 'the body is unexpected JSON' },
		{ body: '{"code":1,"message":null}', says: 'the body is unexpected JSON' },
		{ body: '{"code":"cut o', says: 'the body is not JSON (14 characters)' },
		{ body: `${'['.repeat(1_000)}${']'.repeat(1_000)}`, says: 'the body is unexpected JSON' },
		{ body: 'x'.repeat(1_000), says: `${'x'.repeat(299)}…` },
	])('$says', ({ body, says }) => {
		const error = parseServiceError(502, body, 'req-1');
		expect(error).toMatchObject({ status: 502, code: '', details: [], requestId: 'req-1', message: says });
	});
});

test.each([
	{ body: '<html>', isPage: true },
	{ body: 'Forbidden', isPage: undefined },
	{ body: '{"message":"m"}', isPage: undefined },
])('$body is a page: $isPage', ({ body, isPage }) => expect(parseServiceError(403, body).isPage).toBe(isPage));

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
