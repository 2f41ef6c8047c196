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

test.each([
	{ name: 'nothing came', connections: [[], ['1 a']], told: [[], ['1 a']], since: undefined },
	{ name: 'only later ones', connections: [['1 a'], ['2 b']], told: [['1 a'], ['2 b']], since: at('1') },
	{
		name: 'the last one again',
		connections: [
			['1 a', '2 b'],
			['2 b', '3 c'],
		],
		told: [['1 a', '2 b'], ['3 c']],
		since: at('2'),
	},
	{
		name: 'the whole story again',
		connections: [
			['1 a', '2 b'],
			['1 a', '2 b', '2 c'],
		],
		told: [['1 a', '2 b'], ['2 c']],
		since: at('2'),
	},
	{
		name: 'half of a moment',
		connections: [['1 a'], ['1 b', '1 a', '1 c']],
		told: [['1 a'], ['1 b', '1 c']],
		since: at('1'),
	},
	{
		name: 'a service that leaves that moment out',
		connections: [['1 a'], ['1 b']],
		told: [['1 a'], ['1 b']],
		since: at('1'),
	},
	{
		name: 'a line that comes late',
		connections: [
			['2 b', '1 a'],
			['2 b', '3 c'],
		],
		told: [['2 b', '1 a'], ['3 c']],
		since: at('2'),
	},
	{
		name: 'parts of a second',
		connections: [
			['1.5 a', '1.25 b'],
			['1.500 a', '1.75 c'],
		],
		told: [['1.5 a', '1.25 b'], ['1.75 c']],
		since: at('1.5'),
	},
])('$name', ({ connections, told, since }) => {
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
