// What a 2xx to a DELETE says: the specification shows neither its status nor its body (API §4.2).
import { expect, test } from '@jest/globals';
import { StepFailure } from '../../../src/domain/failures/failure.ts';
import type { ResponseBody } from '../../../src/http/response-body.ts';
import { checkDone } from '../../../src/service/deletion.ts';
import { aRequest } from '../../support/service-server/serving.ts';

const ERROR = { code: 'forbidden', message: 'not this key' };

test.each<[status: number, body: string | object | undefined, done: boolean]>([
	[204, '', true],
	[200, ' \r\n', true],
	[200, { id: 'any', deleted: true, message: 'Deleted' }, true],
	[200, {}, true],
	[200, { ok: false }, false],
	[200, { ok: true, ...ERROR }, false],
	[200, { error: 'no such scope' }, false],
	[200, '{"ok": tr', false],
	[200, '<!doctype html><title>Sign in</title>', false],
	[200, undefined, false], // it broke off
	[202, { ok: true }, false],
])('%i %j: %s', (status, said, done) => {
	const text = typeof said === 'string' ? said : JSON.stringify(said);
	const body: ResponseBody = said === undefined ? { ok: false, why: 'it broke off' } : { ok: true, text };
	const response = { kind: 'response', request: aRequest(), sent: 'all', url: '', status, headers: {}, body } as const;
	const check = expect(() => checkDone(response));
	if (done) check.not.toThrow();
	else check.toThrow(StepFailure);
});
