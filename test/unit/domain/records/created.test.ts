// What a response says of what its request has made: a record, an error that looks like one, an id in passing.
import { describe, expect, test } from '@jest/globals';
import { responseId, whyNotMade } from '../../../../src/domain/records/created.ts';

const ERROR = { code: 'bad_request', message: 'version exists' };

describe('the body of a 2xx', () => {
	test.each([
		{ body: { id: 'dep_1', status: 'queued' }, is: 'a record', at: [200, 201, 202] },
		{ body: { id: 'dep_1', status: 'warming' }, is: 'a record', at: [201, 202] },
		...['warming', 'error', 'ok'].map((status) => ({
			body: { id: 'req_1', status },
			is: 'the record has no known "status"',
			at: [200],
		})),
		{ body: { id: 'dep_1' }, is: 'a record', at: [201, 202] },
		{ body: { id: 'dep_1' }, is: 'the record has no known "status"', at: [200, 203, 206] },
		{ body: { id: 'dep_1', status: '' }, is: 'the record has no known "status"', at: [200] },
		{
			body: { id: 'req_1', status: 400, title: 'Bad Request' },
			is: 'the record has no known "status"',
			at: [200],
		},
		{ body: { id: 'dep_1', status: 'failed', error: 'boom', message: 'x' }, is: 'a record', at: [200, 201] },
		{ body: { id: 'dep_1', status: 'warming', error: null, message: '' }, is: 'a record', at: [201] },
		// A friendly message, and no error.
		{ body: { id: 'dep_1', message: 'Accepted' }, is: 'a record', at: [201, 202] },
		{ body: { id: 'dep_1', status: 'pending', message: 'Queued for build' }, is: 'a record', at: [201, 202] },
		{ body: { id: 'req_1', message: 'No' }, is: 'the body is an error, not a record', at: [200] },
		{ body: { id: 'dep_1', errors: [] }, is: 'a record', at: [201] },
		...[
			ERROR,
			{ code: 5 },
			{ error: 'No' },
			{ error: { message: 'No' } },
			{ errors: ['No'] },
			{ ...ERROR, status: 'error' },
			{ ...ERROR, status: 'queued' },
			{ ok: false, status: 'queued' },
		].map((error) => ({
			body: { id: 'req_1', ...error },
			is: 'the body is an error, not a record',
			at: [200, 201, 202],
		})),
		...[undefined, null, [], 'dep_1', 5].map((body) => ({ body, is: 'the body is not a JSON object', at: [200, 201] })),
	])('$body: $is', ({ body, is, at }) => {
		for (const status of at) expect(whyNotMade('deployment', status, body) ?? 'a record').toBe(is);
	});

	test('each kind of record has statuses of its own', () => {
		const body = { id: 'a', status: 'succeeded', message: 'x' };
		expect(whyNotMade('invocation', 200, body)).toBeUndefined();
		expect(whyNotMade('deployment', 200, body)).toBe('the body is an error, not a record');
	});
});

describe('the id in an unusable response', () => {
	const LOCATION = { location: 'https://example.com/v1/deployments/dep_2/?a#b' };
	test.each([
		{ name: 'a record without a status that is known', status: 200, body: { id: 'dep_1' }, id: 'dep_1' },
		{
			name: 'an error, whose id is that of the request',
			status: 200,
			body: { id: 'req_1', error: 'No' },
			id: undefined,
		},
		{ name: 'an id that no request can name', status: 201, body: { id: '../x' }, id: undefined },
		{ name: 'Location', status: 201, body: undefined, headers: LOCATION, id: 'dep_2' },
		{
			name: 'Location without a host',
			status: 202,
			body: {},
			headers: { location: '/deployments/dep_2' },
			id: 'dep_2',
		},
		{ name: 'Location of something else', status: 201, headers: { location: '/apps/a' }, id: undefined },
		{ name: 'Location of a page', status: 201, headers: { location: '/login.html' }, id: undefined },
		{ name: 'a redirect', status: 303, headers: LOCATION, id: undefined },
		{ name: 'a 500', status: 500, body: { id: 'dep_1', status: 'queued' }, headers: LOCATION, id: undefined },
	])('$name: $id', ({ status, headers = {}, body, id }) => {
		expect(responseId('deployment', { status, headers: headers as Record<string, string> }, body)).toBe(id);
	});

	test('of an invocation', () => {
		expect(responseId('invocation', { status: 202, headers: { location: '/invocations/inv_1' } }, undefined)).toBe(
			'inv_1',
		);
	});
});
