// What the 2xx response to a POST says of what it has made: a record, an error that looks like one, an id in passing.
import { expect, test } from '@jest/globals';
import { StepFailure } from '../../../src/domain/failures/failure.ts';
import type { Made } from '../../../src/domain/records/id.ts';
import { parseInvocation } from '../../../src/domain/records/invocation.ts';
import { readCreated, readRecord } from '../../../src/service/records.ts';
import { aRequest } from '../../support/service-server/serving.ts';

const RESPONSE = { kind: 'response', request: aRequest(), sent: 'all', url: '', status: 200, headers: {} } as const;

/** The id of the record, or what the failure says and the id that it names. */
function created(status: number, body: unknown, location = '', made: Made = 'deployment'): string {
	const text = typeof body === 'string' ? body : JSON.stringify(body);
	const headers: Record<string, string> = location === '' ? {} : { location };
	try {
		const response = { ...RESPONSE, status, headers, body: { ok: true, text } } as const;
		return readCreated(made, response, parseInvocation).id;
	} catch (thrown) {
		if (!(thrown instanceof StepFailure) || thrown.kind !== 'ambiguous') throw thrown;
		const [, says] = /responded with \d+[^:]*: (.*?)\. The whole request/.exec(thrown.message) ?? [];
		return `${says} → ${thrown.responseId}`;
	}
}

const ID = '[A-Za-z0-9_-]{1,128}';
const ERROR = { code: 'bad_request', message: 'version exists' };
test.each<[body: unknown, at: readonly number[], is: string]>([
	[{ id: 'dep_1', status: 'queued' }, [200, 201, 202], 'dep_1'],
	[{ id: 'dep_1', status: 'warming', error: null, message: 'Queued for build' }, [201, 202], 'dep_1'],
	[{ id: 'req_1', status: 'ok' }, [200, 203], 'the record has no known "status" → req_1'],
	[{ id: 'dep_1' }, [201, 202], 'dep_1'],
	[{ id: 'dep_1', status: 7 }, [200, 203], 'the record has no known "status" → dep_1'],
	[{ id: '../x', status: 'queued' }, [200, 201], `the record's "id", "../x", does not match ${ID} → undefined`],
	[{ id: 'req_1', status: 'queued', ...ERROR }, [200, 201], 'version exists → undefined'],
	[{ id: 'req_1', status: 'queued', error: { message: 'No' } }, [200, 201], 'No → undefined'],
	[{ id: 'req_1', status: 'queued', ok: false }, [200, 201], '{"id":"req_1","status":"queued","ok":false} → undefined'],
	[['dep_1'], [200, 201], 'the body is not a JSON object → undefined'],
	['<html>', [200, 201], 'an HTML page without a title → undefined'],
])('%j at %j: %s', (body, at, is) => {
	for (const status of at) expect(created(status, body)).toBe(is);
});

test.each<[location: string, made: Made, id: string | undefined]>([
	['https://example.com/v1/deployments/dep_2/?a#b', 'deployment', 'dep_2'],
	['/invocations/inv_1', 'invocation', 'inv_1'],
	['/apps/a', 'deployment', undefined],
	['/deployments/a%20b', 'deployment', undefined],
	['http://[', 'deployment', undefined],
])('Location: %s names the %s %s', (location, made, id) => {
	expect(created(201, '{}', location, made)).toBe(`the record has no "id" → ${id}`);
});

test.each<[body: object, isRecord: boolean]>([
	[{ id: 'dep_1', status: 'running' }, true],
	[{ id: 'dep_1', status: 'failed', error: 'no database', message: 'It has failed' }, true],
	[{ id: 'dep_1', status: 'running', ok: true }, true],
	[{ id: 'dep_1', status: 'running', ok: false }, false],
	[{ id: 'dep_1', status: 'running', ...ERROR }, false],
])('a poll that brings %j has a record: %s', (body, isRecord) => {
	const text = JSON.stringify(body);
	expect(readRecord({ ...RESPONSE, body: { ok: true, text } }, parseInvocation).ok).toBe(isRecord);
});
