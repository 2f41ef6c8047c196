// What a 2xx to a DELETE says: the specification shows neither its status nor its body (API §4.2).
import { expect, test } from '@jest/globals';
import type { ResponseBody } from '../../../src/http/response-body.ts';
import { whyNotDone } from '../../../src/service/deletion.ts';

const isDone = (status: number, body: ResponseBody) =>
	whyNotDone({ kind: 'response', sent: 'all', status, headers: {}, body }) === undefined;
const ERROR = { code: 'forbidden', message: 'not this key' };

test.each<[status: number, body: string | object, done: boolean]>([
	[204, '', true],
	[200, '', true],
	[200, ' \r\n', true],
	[200, { ok: true }, true],
	[200, { id: 'any', deleted: true, message: 'Deleted' }, true],
	[200, {}, true],
	[200, { ok: false }, false],
	[200, ERROR, false],
	[200, { ok: true, ...ERROR }, false],
	[200, { error: 'no such scope' }, false],
	[200, '{"ok": tr', false],
	[200, '<!doctype html><title>Sign in</title>', false],
	[202, '', false],
	[202, { ok: true }, false],
])('%i %j: %s', (status, body, done) => {
	const text = typeof body === 'string' ? body : JSON.stringify(body);
	expect(isDone(status, { ok: true, text })).toBe(done);
});

test('a body that could not be read says nothing', () => {
	expect(isDone(200, { ok: false, why: 'it broke off' })).toBe(false);
});
