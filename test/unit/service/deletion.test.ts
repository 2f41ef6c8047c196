// What a 2xx to a DELETE says: the specification shows neither its status nor its body (API §4.2).
import { expect, test } from '@jest/globals';
import type { ResponseBody } from '../../../src/http/response-body.ts';
import { judgeDeletion } from '../../../src/service/deletion.ts';

const judge = (status: number, body: ResponseBody) =>
	judgeDeletion({ kind: 'response', sent: 'all', status, headers: {}, body }).kind;
const ERROR = { code: 'forbidden', message: 'not this key' };

test.each<[status: number, body: string | object, kind: 'done' | 'refused' | 'unclear']>([
	[204, '', 'done'],
	[200, '', 'done'],
	[200, ' \r\n', 'done'],
	[200, { ok: true }, 'done'],
	[200, { id: 'any', deleted: true, message: 'Deleted' }, 'done'],
	[200, {}, 'done'],
	[200, { ok: false }, 'refused'],
	[200, ERROR, 'refused'],
	[200, { ok: true, ...ERROR }, 'refused'],
	[200, { error: 'no such scope' }, 'refused'],
	[200, '{"ok": tr', 'unclear'],
	[200, '<!doctype html><title>Sign in</title>', 'unclear'],
	[202, '', 'unclear'],
	[202, { ok: true }, 'unclear'],
])('%i %j: %s', (status, body, kind) => {
	const text = typeof body === 'string' ? body : JSON.stringify(body);
	expect(judge(status, { ok: true, text })).toBe(kind);
});

test('a body that could not be read says nothing', () => {
	expect(judge(200, { ok: false, why: 'it broke off' })).toBe('unclear');
});
