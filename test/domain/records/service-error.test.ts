// The error body (API §7) in any shape; a body that is something else is described and never quoted.
import { describe, expect, test } from '@jest/globals';
import {
	describeForeignBody,
	isErrorBody,
	isLacking,
	isOfResource,
	parseServiceError,
} from '../../../src/domain/records/service-error.ts';

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
		{
			body: '{"detail":[{"loc":["body","version"],"msg":"too long"},{"msg":"no file"}]}',
			says: 'body.version: too long; no file',
		},
		{ body: '{"errors":["one","two"]}', says: 'one; two' },
		{ body: 'upstream request timeout\n', says: 'upstream request timeout' },
		{ body: '"Quota exceeded"', says: 'Quota exceeded' },
		{ body: '\u001b[31mred\u001b[0m', says: 'red' },
		{ body: '<!DOCTYPE html><title>403 Forbidden</title><p>x', says: 'an HTML page, "403 Forbidden"' },
		{ body: '  <html><head><TITLE lang="en">\n Sign in\n</TITLE>', says: 'an HTML page, "Sign in"' },
		{ body: '<?xml version="1.0"?><e>x</e>', says: 'an HTML page without a title' },
		{ body: `<html>${'<title'.repeat(150_000)}`, says: 'an HTML page without a title' },
		{ body: 'null', says: 'the body is JSON of an unknown shape' },
		{ body: '{"code":1,"message":null}', says: 'the body is JSON of an unknown shape' },
		{ body: '{"code":"cut o', says: 'the body is not JSON (14 characters)' },
		{ body: `${'['.repeat(1_000)}${']'.repeat(1_000)}`, says: 'the body is JSON of an unknown shape' },
		{ body: 'x'.repeat(1_000), says: `${'x'.repeat(299)}…` },
	])('$says', ({ body, says }) => {
		const error = parseServiceError(502, body, 'req-1');
		expect(error).toMatchObject({ status: 502, code: '', details: [], requestId: 'req-1', message: says });
	});

	test.each([
		{ body: '{"code":"c","message":"m"}', form: 'service' },
		{ body: '{"message":"m"}', form: undefined },
		{ body: '{"code":"c"}', form: undefined },
		{ body: '{"code":5,"message":"m"}', form: undefined },
		{ body: 'Forbidden', form: undefined },
		{ body: '<html>', form: 'page' },
	] as const)('$body is of the form $form', ({ body, form }) => expect(parseServiceError(403, body).form).toBe(form));
});

test('a body that says `ok: false` is an error, whatever its status', () => {
	expect(isErrorBody({ ok: false, id: 'dep_1' }, true)).toBe(true);
	expect(isErrorBody({ ok: true, id: 'dep_1' }, true)).toBe(false);
});

test('data of an event is described by its kind and size, never by its content', () => {
	expect(describeForeignBody('hunter2')).toBe('the body is not JSON (7 characters)');
	expect(describeForeignBody('<html>hunter2')).toBe('the body is HTML (13 characters)');
});

// A 404 is no word on a resource where a route, or what it is looked for in, is not found; and no word on an operation in
// the second case.
describe('what a 404 is about', () => {
	const inner = { code: 'project_not_found', message: 'Not found' };
	test.each([
		{ code: 'not_found', message: 'Not found', of: ['deployment', 'key'], lacking: true },
		{ code: 'not_found', message: 'The requested resource was not found', of: ['deployment', 'key'], lacking: true },
		{ code: 'not_found', message: 'Deployment dep_1 not found in project p1', of: ['deployment'], lacking: true },
		{
			code: 'deployment_not_found',
			message: 'No deployment dep_1 in this organization',
			of: ['deployment'],
			lacking: true,
		},
		{ code: 'not_found', message: 'API key key_1 not found', of: ['key'], lacking: true },
		{ code: 'not_found', message: 'Unknown version pr-7 of app shop', of: ['deployment'], lacking: true },
		{ code: 'not_found', message: 'No such route', of: [], lacking: true },
		{ code: 'route_not_found', message: 'Not found', of: [], lacking: true },
		{ code: 'not_found', message: 'DELETE /deployments/dep_1 not found', of: [], lacking: true },
		{ code: 'not_found', message: 'Cannot GET /deployments/dep_1', of: [], lacking: true },
		{ code: 'not_found', message: 'No handler found for deployments', of: [], lacking: true },
		{ code: 'unsupported_api_version', message: 'API version v2 does not exist', of: [], lacking: true },
		{ code: 'not_found', message: 'Project not found', of: [], lacking: false },
		{ code: 'not_found', message: 'Project p1 has no deployments', of: [], lacking: false },
		{ code: 'not_found', message: 'Organisation not found', of: [], lacking: false },
		{ code: 'ProjectNotFound', message: 'Not found', of: [], lacking: false },
		{ code: 'routeNotFound', message: 'Not found', of: [], lacking: true },
		{ code: 'DeploymentNotFound', message: 'Not found', of: ['deployment'], lacking: true },
		{ code: 'tenant_not_found', message: 'Unknown', of: [], lacking: false },
		{ code: 'not_found', message: 'No service is configured for this host', of: [], lacking: false },
		{ code: 'not_found', message: 'The upstream application is not deployed', of: [], lacking: false },
		{ code: 'not_found', message: 'Not found', inner_error: inner, of: [], lacking: false },
		{ code: 'not_found', message: 'Not found', details: [{ message: 'project p1' }], of: [], lacking: false },
		{ code: '', message: 'Not found', of: [], lacking: false },
		{ code: 'not_found', message: '', of: [], lacking: true },
		{ code: 'not_found', message: 'Invocation inv_1 not found', of: [], lacking: true },
		{ code: 'not_found', message: 'Backend not found', of: [], lacking: false },
		{ code: 'not_found', message: 'User not found', of: [], lacking: false },
		...[
			...['Service not found', 'Requested function was not found', 'No such API', 'Site not found', 'Server not found'],
			...['Environment not found', 'Admin API is disabled', 'Deployment routes are disabled'],
			...['Deployments API not enabled for this account', 'The API key you authenticated with was not found'],
			// What may live, and what is something else.
			...[
				'API key belongs to a different project',
				'API key not found or you lack access',
				'You cannot delete this key',
			],
			...['Unable to find session', 'Session is gone', 'Session expired', 'sql: no rows in result set'],
			...['Cluster not found', 'DNS name not found', 'Session not found', 'Unknown action', 'Tunnel t_1 not found'],
			...[
				'The specified bucket does not exist',
				'No static resource org/api_keys/key_1.',
				'Key management API not found',
			],
			...['You have no permission to see this deployment', 'Deployments are not available on this plan'],
		].map((message) => ({ code: 'not_found', message, of: [], lacking: undefined })),
		{ code: 'ServiceNotFound', message: 'Unknown', of: [], lacking: undefined },
		{ code: 'not_found', message: 'Deployment of "access-control" not found', of: ['deployment'], lacking: undefined },
		{ code: 'forbidden', message: 'API key key_1 not found', of: [], lacking: undefined },
		...[
			...[
				'It does not exist any more',
				'The requested item "a b" could not be found',
				'Unknown id 7f',
				'resource_not_found',
			],
			...['none', 'Nothing here', 'Already stopped', 'No', 'No such thing'],
			...['Already deleted', "Record with id 'x' doesn't exist.", 'RESOURCE NOT FOUND', 'No such object: 1234-ab'],
		].map((message) => ({ code: 'not_found', message, of: ['deployment', 'key'], lacking: undefined })),
		...[
			'The specified key does not exist.',
			'Not found: key_123abc',
			'Unknown API key',
			'api_key k1 was not found',
		].map((message) => ({ code: 'not_found', message, of: ['key'], lacking: undefined })),
	])('$code: $message ($of, $lacking)', ({ of, lacking, ...body }) => {
		const error = parseServiceError(404, JSON.stringify(body));
		expect((['deployment', 'key'] as const).filter((one) => isOfResource(error, one))).toEqual(of);
		if (lacking === undefined) return; // it is about nothing that is asked for; whether that is lacking is not told
		expect(isLacking(error)).toBe(lacking);
		// To a list by an app's name or version, an error about one of these is about the name.
		expect(isLacking(error, true)).toBe(lacking && of.join() !== 'deployment');
		for (const status of [405, 501]) expect(isLacking({ ...error, status }, true)).toBe(lacking);
	});
});
