// What a response tells of what its request has made: a record, an error that looks like one, an id in passing.
import { describe, expect, test } from '@jest/globals';
import { describeTold, toldId, whyNotMade } from '../../../src/domain/records/created.ts';

const ERROR = { code: 'bad_request', message: 'version exists' };

describe('the body of a 2xx', () => {
	test.each([
		{ body: { id: 'dep_1', status: 'queued' }, is: 'a record', at: [200, 201, 202] },
		{ body: { id: 'dep_1', status: 'warming' }, is: 'a record', at: [201, 202] },
		...['warming', 'error', 'ok'].map((status) => ({
			body: { id: 'req_1', status },
			is: 'the record has no "status" that is known',
			at: [200],
		})),
		{ body: { id: 'dep_1' }, is: 'a record', at: [201, 202] },
		{ body: { id: 'dep_1' }, is: 'the record has no "status" that is known', at: [200, 203, 206] },
		{ body: { id: 'dep_1', status: '' }, is: 'the record has no "status" that is known', at: [200] },
		{
			body: { id: 'req_1', status: 400, title: 'Bad Request' },
			is: 'the record has no "status" that is known',
			at: [200],
		},
		{ body: { id: 'dep_1', status: 'failed', error: 'boom', message: 'x' }, is: 'a record', at: [200, 201] },
		{ body: { id: 'dep_1', status: 'warming', error: null, message: '' }, is: 'a record', at: [201] },
		// A friendly message, and no error.
		{ body: { id: 'dep_1', message: 'Accepted' }, is: 'a record', at: [201, 202] },
		{ body: { id: 'dep_1', status: 'pending', message: 'Queued for build' }, is: 'a record', at: [201, 202] },
		{ body: { id: 'req_1', message: 'No' }, is: 'the body is an error and not a record', at: [200] },
		{ body: { id: 'dep_1', errors: [] }, is: 'a record', at: [201] },
		...[
			ERROR,
			{ code: 5 },
			{ error: 'No' },
			{ error: { message: 'No' } },
			{ errors: ['No'] },
			{ ...ERROR, status: 'error' },
		].map((error) => ({
			body: { id: 'req_1', ...error },
			is: 'the body is an error and not a record',
			at: [200, 201, 202],
		})),
		...[undefined, null, [], 'dep_1', 5].map((body) => ({ body, is: 'the body is not a JSON object', at: [200, 201] })),
	])('$body: $is', ({ body, is, at }) => {
		for (const status of at) expect(whyNotMade('deployment', status, body) ?? 'a record').toBe(is);
	});

	test('each kind of record has statuses of its own', () => {
		const body = { id: 'a', status: 'succeeded', message: 'x' };
		expect(whyNotMade('invocation', 200, body)).toBeUndefined();
		expect(whyNotMade('deployment', 200, body)).toBe('the body is an error and not a record');
	});
});

const found = (text: string, headers: Record<string, string> = {}, status = 201) =>
	toldId('deployment', { status, headers, text })?.id;

describe('an id in a body', () => {
	test.each([
		{ text: '{"id":"dep_1","status":"queued"}', id: 'dep_1' },
		{ text: '{"env_vars":{"A":"","id":"no"},"id":"dep_1","status":"queued"}', id: 'dep_1' },
		{ text: `{"logs":"${'x'.repeat(500_000)}","id":"dep_1","status":"queued"}`, id: 'dep_1' },
		{ text: `{"id":"dep_1","logs":"${'x'.repeat(2_000_000)}"}`, id: 'dep_1' },
		{ text: '{"created_at":"x","id":"dep_1","status":"que', id: 'dep_1' },
		{ text: '{"id":"dep_1","env_vars":{"A":"x","B', id: 'dep_1' },
		{ text: '{"id":"dep_1"', id: 'dep_1' },
		{ text: '{"id":"dep_1",', id: 'dep_1' },
		{ text: '{"a":"\\",\\\\","id":"dep_1","b":1', id: 'dep_1' },
		{ text: '{"id":"dep_1', id: undefined },
		{ text: '{"a":"\\",\\"id\\":\\"no\\",', id: undefined },
		{ text: '{"env_vars":{"id":"no","x', id: undefined },
		{ text: '{"deployment":{"id":"dep_1","status":"que', id: 'dep_1' },
		{ text: '{"data":{"deployment":{"env_vars":{"A":""},"id":"dep_1","reg', id: 'dep_1' },
		{ text: `{"deployment":{"id":"dep_1","logs":"${'x'.repeat(2_000_000)}"}}`, id: 'dep_1' },
		{ text: '{"deployments":[{"id":"no","status":"queued"},{"id":"no', id: undefined },
		{ text: '{"deployment":{"id":"dep_1","tags":["a","b', id: 'dep_1' },
		{ text: '[{"id":"dep_1"}]', id: 'dep_1' },
		{ text: '[{"id":"no"},{"id":"no"}]', id: undefined },
		{ text: '{"deployment":{"id":"dep_1","status":"queued"}}', id: 'dep_1' },
		{ text: '{"data":{"id":"dep_1","status":"queued"}}', id: 'dep_1' },
		{ text: '{"deployment_id":"dep_1"}', id: 'dep_1' },
		{ text: '{"id":"req_1","code":"timeout","message":"No","deployment_id":"dep_1"}', id: 'dep_1' },
		{ text: '{"invocation_id":"no"}', id: undefined },
		{ text: '{"deployment_id":7}', id: '7' },
		{ text: '{"deployment_id":true}', id: undefined },
		{ text: '{"result":{"id":"dep_1","status":"queued"},"success":true}', id: 'dep_1' },
		{ text: '{"data":{"deployment":{"id":"dep_1"}}}', id: 'dep_1' },
		{ text: '{"deployments":[{"id":"dep_1"}]}', id: 'dep_1' },
		{ text: '{"data":[{"id":"no"},{"id":"no"}]}', id: undefined },
		{ text: '{"data":{"error":{"id":"no"}}}', id: undefined },
		{ text: '{"data":{"data":{"data":{"data":{"id":"no"}}}}}', id: undefined },
		{ text: '{"id":"dep_1","message":"Accepted"}', id: 'dep_1' },
		// Of a form that no path may have: something was made all the same.
		{ text: '{"id":"../x"}', id: '../x' },
		{ text: '{"id":"dep.1:2/3","status":"queued"}', id: 'dep.1:2/3' },
		{ text: `{"id":"${'d'.repeat(129)}","status":"queued"}`, id: `${'d'.repeat(127)}…` },
		{ text: '{"id":"dep.1","deployment_id":"dep_1"}', id: 'dep_1' },
		{ text: '{"id":"","status":"queued"}', id: undefined },
		{ text: '{"id":4711471147,"status":"queued"}', id: '4711471147' },
		{ text: '{"id":1.5}', id: undefined },
		{ text: '{"id":90071992547409930}', id: '90071992547409930' },
		{ text: '{"id":1234567890123456789,"status":"que', id: '1234567890123456789' },
		{ text: '{"deployment_id":1e30}', id: undefined },
		{ text: '<html>', id: undefined },
		{ text: '', id: undefined },
		{ text: `${'['.repeat(5_000)}{"id":"no"`, id: undefined },
		// The id of a request.
		{ text: '{"id":"req_1","code":"timeout","message":"No"}', id: undefined },
		{ text: '{"id":"req_1","code":"timeout","mess', id: undefined },
		{ text: '{"error":{"id":"no"},"id":"req_1"}', id: undefined },
		{ text: '{"id":"dep_1","status":"failed","error":"boom"}', id: 'dep_1' },
	])('$text', ({ text, id }) => expect(found(text)).toBe(id));

	test.each([
		{ text: '{"id":"dep_1","status":"queued"}', id: 'dep_1' },
		{ text: '{"deployment":{"id":"dep_1","status":"queued"}}', id: 'dep_1' },
		{ text: '{"type":"about:blank","title":"Bad Gateway","status":502,"id":"e-7f3a91"}', id: undefined },
		{ text: '{"id":"req_1","code":"timeout","deployment_id":"dep_1"}', id: 'dep_1' },
		{ text: '{"id":"req_1"}', id: undefined },
		{ text: '{"env_vars":{"A":""},"id":"dep_1","status":"que', id: 'dep_1' },
		{ text: '{"id":"dep_1","region":"aws.us-east-1a","entry', id: 'dep_1' },
		{ text: '{"id":"req_1","code":"timeout","message":"No","region":"aws.us-east-1a"}', id: undefined },
		{ text: '{"id":"req_1","app_name":"shop"}', id: undefined },
	])('of a 502: $text', ({ text, id }) => expect(found(text, {}, 502)).toBe(id));
});

describe('an id in Location', () => {
	test.each([
		...[
			'/deployments/dep_1',
			'/deployments/dep_1/',
			'/deployments/dep_1?a=/deployments/no',
			'/deployments/dep_1#/deployments/no',
			'/deployments/dep_1/events',
			'/v1/deployments/dep_1',
			'/deployments/old/deployments/dep_1',
			'https://api.example.com/deployments/dep_1',
			'http://internal:8080/v1/deployments/dep_1/?a',
			'//api.example.com/deployments/dep_1',
			'deployments/dep_1',
			'./deployments/dep_1',
			'/deployments/dep%5F1',
			'  /deployments/dep_1  ',
		].map((location) => ({ location, id: 'dep_1' })),
		...[
			'',
			'/',
			'/deployments',
			'/deployments/',
			'/login?next=/deployments/no',
			'/deployments/..%2fx',
			'/deployments/%ff',
			'/deployments/%',
			'login',
			'/invocations/no',
			'https://example.com/',
			'https://[/deployments/no',
		].map((location) => ({ location, id: undefined })),
	])('$location: $id', ({ location, id }) => expect(found('', { location })).toBe(id));

	test('on the second of two lines', () => {
		expect(found('', { location: '/status, /deployments/dep_1' })).toBe('dep_1');
		expect(found('', { location: '/deployments/dep_1,2' })).toBe('dep_1,2');
	});

	test('of a form that no path may have: something was made, but a redirect to it leads to a page', () => {
		const headers = { location: '/deployments/a.b' };
		expect([201, 202, 502, 503].map((status) => found('', headers, status))).toEqual(Array(4).fill('a.b'));
		expect([301, 303, 308].map((status) => found('', headers, status))).toEqual(Array(3).fill(undefined));
	});

	test('Content-Location, where there is no other', () => {
		expect(found('<html>', { location: '/login', 'content-location': '/deployments/dep_1' })).toBe('dep_1');
	});

	test('the record says it better', () => {
		expect(found('{"id":"dep_1"}', { location: '/deployments/dep_2' })).toBe('dep_1');
	});

	test('of an invocation', () => {
		const headers = { location: '/invocations/inv_1' };
		expect(toldId('invocation', { status: 202, headers, text: '' })).toEqual({ made: 'invocation', id: 'inv_1' });
	});
});

test('an id that may not be shown is not, and another one counts', () => {
	const told = toldId(
		'deployment',
		{ status: 201, headers: { location: '/deployments/dep_2' }, text: '{"id":"hunter2"}' },
		(id) => id !== 'hunter2',
	);
	expect(told?.id).toBe('dep_2');
	const alone = toldId('deployment', { status: 201, headers: {}, text: '{"id":"hunter2"}' }, () => false);
	expect(alone).toEqual({ made: 'deployment', id: '' });
	expect(describeTold({ made: 'deployment', id: 'dep_2' })).toBe('it names deployment dep_2, which may be the new one');
});
