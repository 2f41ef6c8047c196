// The look for a lost invocation: which one of the list it is, and what is said where nothing proves it.
import { expect, test } from '@jest/globals';
import { judge, lookUp } from '../../../../src/actions/invoke-action/look-up.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import type { ListedInvocation } from '../../../../src/domain/records/invocation.ts';
import type { Invocations } from '../../../../src/service/invocations.ts';

const CALL = { app: 'shop', action: 'buy', version: 'latest', payload: '{"a":1}' };
const SOUGHT = { call: CALL, elapsed: () => 5_000, id: undefined };
const time = (text: string) => `2026-01-01T00:00:${text}Z`;
const NOW = Date.parse(time('15'));
const listed = (id: string, startedAt: string, more: Partial<ListedInvocation> = {}): ListedInvocation => {
	const record = { id, status: '', statusReason: '', output: '', startedAt };
	return { record, ...CALL, ...more };
};
const own = listed('own', time('11'));

// By the service's clock the request began at 10 s; a second of slack makes that 9 s.
test.each<[what: string, one: ListedInvocation, kind: string]>([
	['after the request began', listed('a', time('10.2')), 'one'],
	['within the slack', listed('a', time('09')), 'one'],
	['before it', listed('a', time('08.999')), 'none'],
	['without a time, which proves nothing', listed('a', ''), 'unclear'],
	['the payload written anew', listed('a', time('11'), { payload: ' { "a" : 1.0 }' }), 'one'],
	['another payload', listed('a', time('11'), { payload: '{"a":2}' }), 'none'],
	['no payload', listed('a', time('11'), { payload: '' }), 'none'],
	['another app', listed('a', time('11'), { app: 'shoe' }), 'none'],
	['another action', listed('a', time('11'), { action: 'sell' }), 'none'],
	['another version', listed('a', time('11'), { version: 'v1' }), 'none'],
])('%s: %#', (_, one, kind) => expect(judge([one], SOUGHT, NOW).kind).toBe(kind));

test('no payload equals none', () => {
	const sought = { ...SOUGHT, call: { ...CALL, payload: '' } };
	const kinds = ['', 'null'].map((payload) => judge([listed('a', time('11'), { payload })], sought, NOW).kind);
	expect(kinds).toEqual(['one', 'none']);
});

test('several, and a service that does not tell its time: their ids are told', () => {
	const why = (...ids: string[]) => ({
		kind: 'unclear',
		why: `One of these invocations may be it: ${ids.join(', ')}.`,
	});
	expect(judge([own, listed('other', time('11'))], SOUGHT, NOW)).toEqual(why('own', 'other'));
	expect(judge([own], SOUGHT, Number.NaN)).toEqual(why('own'));
});

test('an id that the response has told decides among equals', () => {
	const all = [own, listed('other', time('11'))];
	expect(judge(all, { ...SOUGHT, id: 'own' }, NOW)).toEqual({ kind: 'one', record: own.record });
	expect(judge(all, { ...SOUGHT, id: 'named' }, NOW)).toEqual({ kind: 'none' });
});

const failure = new StepFailure({ kind: 'rejected', message: 'Refused with 404.', advice: '' });

test.each<[list: object, found: object]>([
	[
		{ kind: 'list', items: [own], isWhole: true, serverNow: NOW },
		{ kind: 'one', record: own.record },
	],
	[
		{ kind: 'list', items: [own], isWhole: false, serverNow: NOW },
		{ why: expect.stringContaining('not a complete list') },
	],
	[{ kind: 'malformed' }, { why: expect.stringContaining('not a complete list') }],
	[
		{ kind: 'refused', failure, isAbsent: true },
		{ why: 'It could not be looked up: Refused with 404.', isAbsent: true },
	],
])('%#: the list since the request, with the slack', async (list, found) => {
	const asked: object[] = [];
	const invocations = { list: async (request: object) => asked.push(request) && list } as unknown as Invocations;
	const limit = { signal: new AbortController().signal, leftMs: () => 1 };
	expect(await lookUp(invocations, SOUGHT, limit)).toMatchObject(found);
	expect(asked).toEqual([{ ...CALL, ...limit, sinceMs: 6_000 }]);
});
