// The look for a lost invocation: which one of the list it is, and what is said where nothing proves it.
import { expect, test } from '@jest/globals';
import { lookUp } from '../../../../src/actions/invoke-action/look-up.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import type { InvocationRecord } from '../../../../src/domain/records/invocation.ts';
import type { Invocations } from '../../../../src/service/invocations.ts';

const CALL = { app: 'shop', action: 'buy', version: 'latest', payload: '{"a":1}' };
const SOUGHT = { call: CALL, elapsed: () => 5_000, id: undefined };
const time = (text: string) => `2026-01-01T00:00:${text}Z`;
const NOW = Date.parse(time('15'));
const LIMIT = { signal: new AbortController().signal, leftMs: () => 1 };
const listed = (id: string, startedAt = time('11'), more: Partial<InvocationRecord> = {}): InvocationRecord => {
	return { id, status: '', statusReason: '', output: '', startedAt, ...CALL, ...more };
};

const whole = (...items: InvocationRecord[]) => ({ kind: 'list', items, isWhole: true, serverNow: NOW });
const look = (list: object, sought: Partial<Parameters<typeof lookUp>[1]> = {}) =>
	lookUp({ list: async () => list } as unknown as Invocations, { ...SOUGHT, ...sought }, LIMIT);

// By the service's clock the request began at 10 s; a second of slack makes that 9 s.
test.each<[what: string, one: InvocationRecord, kind: string]>([
	['after the request began', listed('a', time('10.2')), 'one'],
	['within the slack', listed('a', time('09')), 'one'],
	['before it', listed('a', time('08.999')), 'none'],
	['still queued, without a time', listed('a', ''), 'one'],
	['with a time that is none', listed('a', 'soon'), 'unclear'],
	['the payload written anew', listed('a', time('11'), { payload: ' { "a" : 1.0 }' }), 'one'],
	['another payload', listed('a', time('11'), { payload: '{"a":2}' }), 'none'],
	['no payload', listed('a', time('11'), { payload: '' }), 'none'],
	['another app', listed('a', time('11'), { app: 'shoe' }), 'none'],
	['another action', listed('a', time('11'), { action: 'sell' }), 'none'],
	['another version', listed('a', time('11'), { version: 'v1' }), 'none'],
])('%s: %#', async (_, one, kind) => expect((await look(whole(one))).kind).toBe(kind));

const without = { call: { ...CALL, payload: '' } };
const unclear = (why: string) => ({ kind: 'unclear', why: expect.stringContaining(why) });
const failure = new StepFailure({ kind: 'rejected', message: 'Refused with 404.', advice: '' });

type Row = [what: string, list: object, found: object, sought?: Partial<Parameters<typeof lookUp>[1]>];
test.each<Row>([
	['no payload equals none', whole(listed('a', time('11'), { payload: '' })), { kind: 'one' }, without],
	['null is a payload', whole(listed('a', time('11'), { payload: 'null' })), { kind: 'none' }, without],
	['several', whole(listed('a'), listed('b')), unclear('One of these invocations may be it: a, b.')],
	['the time of the service is not known', { ...whole(listed('a')), serverNow: Number.NaN }, unclear('it: a.')],
	['an id that was told decides', whole(listed('a'), listed('b')), { record: { id: 'a' } }, { id: 'a' }],
	['an id that is not there', whole(listed('a'), listed('b')), { kind: 'none' }, { id: 'c' }],
	['a part of the list', { ...whole(listed('a')), isWhole: false }, unclear('could not be read completely')],
	['no list', { kind: 'unread', failure }, unclear('It could not be looked up: Refused with 404.')],
])('%s', async (_, list, found, ...[sought]) => expect(await look(list, sought)).toMatchObject(found));

test('the list since the request is asked for, with the slack', async () => {
	const asked: object[] = [];
	const list = async (...request: unknown[]) => asked.push(request) && whole();
	await lookUp({ list } as unknown as Invocations, SOUGHT, LIMIT);
	expect(asked).toEqual([[CALL, 6_000, LIMIT]]);
});
