// What a stream tells again after it broke off, by the second: each event is `second text`.
import { expect, test } from '@jest/globals';
import { Cursor } from '../../../../src/service/events/log-events.ts';

const at = (second: string) => `2025-01-01T00:00:0${second}Z`;

/** Reads connection by connection; what is new, and from when on each connection was asked for. */
function read(connections: readonly (readonly string[])[]) {
	const cursor = new Cursor();
	const asked: (string | undefined)[] = [];
	const told = connections.map((events) => {
		asked.push(cursor.since);
		cursor.reopen();
		return events.filter((event) => {
			const [second = '', text = ''] = event.split(' ');
			return cursor.isNew(at(second), text);
		});
	});
	return { asked, told };
}

test.each<[what: string, connections: string[][], told: string[][], since: string | undefined]>([
	['nothing came', [[], ['1 a']], [[], ['1 a']], undefined],
	[
		'the last one again',
		[
			['1 a', '2 b'],
			['2 b', '3 c'],
		],
		[['1 a', '2 b'], ['3 c']],
		at('2'),
	],
	[
		'the whole story again',
		[
			['1 a', '2 b'],
			['1 a', '2 b', '2 c'],
		],
		[['1 a', '2 b'], ['2 c']],
		at('2'),
	],
	['half of a moment', [['1 a'], ['1 b', '1 a', '1 c']], [['1 a'], ['1 b', '1 c']], at('1')],
	[
		'a line that comes late',
		[
			['2 b', '1 a'],
			['2 b', '3 c'],
		],
		[['2 b', '1 a'], ['3 c']],
		at('2'),
	],
	[
		'parts of a second',
		[
			['1.5 a', '1.25 b'],
			['1.500 a', '1.75 c'],
		],
		[['1.5 a', '1.25 b'], ['1.75 c']],
		at('1.5'),
	],
])('%s', (_, connections, told, since) => {
	const seen = read(connections);
	expect(seen.told).toEqual(told);
	expect(seen.asked).toEqual([undefined, since]);
});

test('again and again', () => {
	const { told } = read([['1 a'], ['1 a'], ['1 a', '1 b'], ['1 a', '1 b'], ['1 b', '1 a', '2 c']]);
	expect(told).toEqual([['1 a'], [], ['1 b'], [], ['2 c']]);
});

test('a stream that stands still in time fills no memory', () => {
	const cursor = new Cursor();
	cursor.reopen();
	for (let number = 0; number < 5_000; number++) expect(cursor.isNew(at('1'), `${number}`)).toBe(true);
	cursor.reopen();
	expect(cursor.isNew(at('1'), '999')).toBe(false);
	expect(cursor.isNew(at('1'), '1000')).toBe(true);
});
