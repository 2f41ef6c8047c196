// When a listed invocation counts as that of a request whose response got lost.
import { expect, test } from '@jest/globals';
import { adopt } from '../../../src/actions/invoke-action/adopt.ts';
import type { ListedInvocation } from '../../../src/domain/records/invocation.ts';

const CALL = { app: 'shop', action: 'buy', version: 'latest', payload: '{"a":1}' };
const at = (text: string) => Date.parse(`2026-01-01T00:00:${text}Z`);
/** The request began between 10.2 and 10.4 s, and took 3 s. */
const LOST = { ...CALL, start: { earliest: at('10.200'), latest: at('10.400') }, tookMs: 3_000 };

function listed(id: string, startedAt: string, more: Partial<ListedInvocation> = {}): ListedInvocation {
	const record = { id, status: '', statusReason: '', output: '', startedAt, finishedAt: '' };
	return { record, ...CALL, ...more };
}
const time = (text: string) => `2026-01-01T00:00:${text}Z`;

test.each<[what: string, list: ListedInvocation[], is: object]>([
	['nothing', [], { kind: 'none' }],
	['certainly after the start', [listed('a', time('10.400'))], { kind: 'adopted', record: { id: 'a' } }],
	[
		'perhaps before it',
		[listed('a', time('10.399'))],
		{ kind: 'open', ids: ['a'], doubt: { start: at('10.399'), must: 'by' } },
	],
	[
		'at the earliest moment of it',
		[listed('a', time('10.200'))],
		{ kind: 'open', ids: ['a'], doubt: { start: at('10.200'), must: 'by' } },
	],
	['just before it', [listed('a', time('10.199'))], { kind: 'open', ids: ['a'] }],
	['long before it', [listed('a', time('05.199'))], { kind: 'none' }],
	['a whole second that may be before it', [listed('a', time('10'))], { kind: 'open', ids: ['a'] }],
	['a whole second just before it', [listed('a', time('09'))], { kind: 'open', ids: ['a'] }],
	['a whole second before it', [listed('a', time('04'))], { kind: 'none' }],
	['a whole second after it', [listed('a', time('11'))], { kind: 'adopted', record: { id: 'a' } }],
	['no time', [listed('a', '')], { kind: 'open', ids: ['a'] }],
	['certainly before the end', [listed('a', time('13.199'))], { kind: 'adopted' }],
	[
		'perhaps after the end',
		[listed('a', time('13.200'))],
		{ kind: 'open', ids: ['a'], doubt: { start: at('10.201'), must: 'not-before' } },
	],
	['certainly after the end', [listed('a', time('14.1'))], { kind: 'open', ids: ['a'] }],
	['a whole second that ends before the end', [listed('a', time('12'))], { kind: 'adopted' }],
	['a whole second that may be after the end', [listed('a', time('13'))], { kind: 'open', ids: ['a'] }],
	['whole seconds with a fraction of zeros', [listed('a', time('13.000'))], { kind: 'open', ids: ['a'] }],
	['tenths that end before the end', [listed('a', time('13.1'))], { kind: 'adopted' }],
	['tenths that may be after the end', [listed('a', time('13.2'))], { kind: 'open', ids: ['a'] }],
	['two that are certain', [listed('a', time('11.5')), listed('b', time('12.5'))], { kind: 'open', ids: ['a', 'b'] }],
	[
		'a certain one and a possible one',
		[listed('a', time('11.5')), listed('b', time('10.3'))],
		{ kind: 'open', ids: ['a', 'b'], doubt: { start: at('10.300'), must: 'by' } },
	],
	[
		'a certain one and an earlier one',
		[listed('a', time('11.5')), listed('b', time('10.1'))],
		{ kind: 'adopted', record: { id: 'a' } },
	],
	['the same payload, written anew', [listed('a', time('11.5'), { payload: ' { "a" : 1 }' })], { kind: 'adopted' }],
	...(['app', 'action', 'payload'] as const).map(
		(name) =>
			[`another ${name}`, [listed('a', time('11.5'), { [name]: '2' })], { kind: 'none' }] as [
				string,
				ListedInvocation[],
				object,
			],
	),
	...(['app', 'action', 'version', 'payload'] as const).map(
		(name) =>
			[`no ${name}`, [listed('a', time('11.5'), { [name]: '' })], { kind: 'open', ids: ['a'] }] as [
				string,
				ListedInvocation[],
				object,
			],
	),
	['the version that is the latest', [listed('a', time('11.5'), { version: 'v3' })], { kind: 'open', ids: ['a'] }],
	[
		'a certain one, and one that the list does not tell enough of',
		[listed('a', time('11.5')), listed('b', time('11.5'), { payload: '' })],
		{ kind: 'adopted', record: { id: 'a' } },
	],
	[
		'one of before, that the list does not tell enough of',
		[listed('a', time('09'), { payload: '' })],
		{ kind: 'none' },
	],
])('%s', (_, list, is) => {
	expect(adopt(list, LOST)).toMatchObject(is);
});

test.each([
	['{"a":1,"b":[{"c":2,"d":3}]}', '{"b":[{"d":3,"c":2}],"a":1}', 'adopted'],
	['[1,2]', '[2,1]', 'none'],
	['"1"', '1', 'none'],
	['', 'null', 'open'],
	['', '{}', 'open'],
	['', '{"a":1}', 'none'],
	['null', '', 'open'],
	// JavaScript takes them for the same.
	['{"order":9007199254740993}', '{"order":9007199254740992}', 'open'],
	['{"order":9007199254740993}', '{"order":9007199254740993}', 'adopted'],
	['[1e400]', '[2e400]', 'open'],
	['{"a":2}', '{"a":1,"a":2}', 'open'],
])('%s sent, and %s listed: %s', (payload, shown, kind) => {
	expect(adopt([listed('a', time('11.5'), { payload: shown })], { ...LOST, payload }).kind).toBe(kind);
});

test('a version that was named is no other', () => {
	const call = { ...LOST, version: 'v2' };
	expect(adopt([listed('a', time('11.5'), { version: 'v3' })], call).kind).toBe('none');
});
