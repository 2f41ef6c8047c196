// What a stream tells again after it broke off. Events are `second text`, connections are between bars.
import { expect, test } from '@jest/globals';
import { Cursor } from '../../../../src/service/events/log-events.ts';

const at = (second: string) => `2025-01-01T00:00:0${second}Z`;

test.each<[what: string, connections: string, fresh: string, since: string | undefined]>([
	['nothing came', '| 1 a', '| 1 a', undefined],
	['the last one again', '1 a, 2 b | 2 b, 3 c', '1 a, 2 b | 3 c', at('2')],
	['the whole story again', '1 a, 2 b | 1 a, 2 b, 2 c', '1 a, 2 b | 2 c', at('2')],
	['half of a moment', '1 a | 1 b, 1 a, 1 c', '1 a | 1 b, 1 c', at('1')],
	['a line that comes late', '2 b, 1 a | 2 b, 3 c', '2 b, 1 a | 3 c', at('2')],
	['parts of a second', '1.5 a, 1.25 b | 1.500 a, 1.75 c', '1.5 a, 1.25 b | 1.75 c', at('1.5')],
	['again and again', '1 a | 1 a, 1 b | 1 a, 1 b | 1 b, 1 a, 2 c', '1 a | 1 b | | 2 c', at('1')],
])('%s: %s', (_, connections, fresh, since) => {
	const cursor = new Cursor();
	let asked: string | undefined;
	const seen = connections.split('|').map((events) => {
		asked = cursor.reopen();
		const isNew = (event: string) => cursor.isNew(at(event.split(' ')[0] as string), event.split(' ')[1] as string);
		return events
			.split(',')
			.map((event) => event.trim())
			.filter((event) => event !== '' && isNew(event))
			.join(', ');
	});
	expect([seen.join(' | ').replaceAll('  ', ' ').trim(), asked]).toEqual([fresh, since]);
});

test('a stream that stands still in time fills no memory', () => {
	const cursor = new Cursor();
	cursor.reopen();
	for (let number = 0; number < 5_000; number++) expect(cursor.isNew(at('1'), `${number}`)).toBe(true);
	cursor.reopen();
	expect([cursor.isNew(at('1'), '999'), cursor.isNew(at('1'), '1000')]).toEqual([false, true]);
});
