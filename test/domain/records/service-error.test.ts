// The error body (API §7) in any shape; a body that is something else is described and never quoted.
import { describe, expect, test } from '@jest/globals';
import { describeForeignBody, parseServiceError } from '../../../src/domain/records/service-error.ts';

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

describe('anything else', () => {
	test.each([
		{ body: '', says: 'the body is empty' },
		{ body: ' \r\n', says: 'the body is empty' },
		{ body: '<!DOCTYPE html><p>hunter2', says: 'the body is HTML (25 characters)' },
		{ body: '  <html>hunter2</html>', says: /HTML/ },
		{ body: '<?xml version="1.0"?><e>hunter2</e>', says: /HTML/ },
		{ body: 'hunter2', says: 'the body is not JSON (7 characters)' },
		{ body: '{"code":"hunter2', says: /not JSON/ },
		{ body: '"hunter2"', says: /unknown shape/ },
		{ body: '["hunter2"]', says: /unknown shape/ },
		{ body: 'null', says: /unknown shape/ },
		{ body: `${'['.repeat(1_000)}${']'.repeat(1_000)}`, says: /unknown shape/ },
		{ body: `${'['.repeat(1_001)}${']'.repeat(1_001)}`, says: /not JSON/ },
		{ body: `[${'{},'.repeat(2_000)}"\\\\", "\\"${'['.repeat(2_000)}"]`, says: /unknown shape/ },
		{ body: '{"error":"hunter2"}', says: /unknown shape/ },
		{ body: '{"code":1,"message":null}', says: /unknown shape/ },
	])('$body', ({ body, says }) => {
		const error = parseServiceError(502, body, 'req-1');
		expect(error).toMatchObject({ status: 502, code: '', details: [], requestId: 'req-1' });
		expect(error.message).toMatch(says);
		expect(error.message).not.toContain('hunter2');
		expect(describeForeignBody(body)).toBe(error.message);
	});
});
