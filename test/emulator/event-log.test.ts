import { expect, test } from '@jest/globals';
import { EventLog } from '../../src/emulator/deployments/event-log.ts';

const write = (log: EventLog, count: number, text = (line: number) => `line ${line}`) => {
	for (let line = 1; line <= count; line += 1) log.add('log', { message: text(line) });
};

const messages = (log: EventLog) => log.lines.map(({ message }) => message);

test('100,000 lines are kept whole', () => {
	const log = new EventLog();
	write(log, 100_000);
	expect(messages(log)).toHaveLength(100_000);
	expect([messages(log)[0], messages(log).at(-1)]).toEqual(['line 1', 'line 100000']);
});

test.each([
	{ most: { lines: 100, characters: 1e6 }, count: 100, dropped: 0 },
	{ most: { lines: 100, characters: 1e6 }, count: 101, dropped: 26 },
	{ most: { lines: 100, characters: 1e6 }, count: 1000, dropped: 910 },
	{ most: { lines: 1e6, characters: 1000 }, count: 125, dropped: 0 },
	{ most: { lines: 1e6, characters: 1000 }, count: 126, dropped: 33 },
])('of $count lines $dropped are dropped where $most are kept, and a line says so', ({ most, count, dropped }) => {
	const log = new EventLog(most);
	log.add('deployment_state', { deployment: { status: 'queued' } });
	write(log, count, (line) => `line ${String(line).padStart(3, '0')}`);
	const kept = messages(log);
	if (dropped > 0) {
		expect(kept.shift()).toBe(
			`[lines 1 to ${dropped} of this log were dropped: ${count - dropped} are kept, from line ${dropped + 1} on]`,
		);
	}
	expect([kept.length, kept[0], kept.at(-1)]).toEqual([
		count - dropped,
		`line ${String(dropped + 1).padStart(3, '0')}`,
		`line ${String(count).padStart(3, '0')}`,
	]);
});

test('one line that is too long by itself goes too, and no state is lost', async () => {
	const log = new EventLog({ lines: 10, characters: 100 });
	log.add('deployment_state', { deployment: { status: 'queued' } });
	log.add('log', { message: 'x'.repeat(101) });
	log.add('deployment_state', { deployment: { status: 'running' } });
	log.end();
	const frames: string[] = [];
	for await (const frame of log.follow(0, 1000)) frames.push(String(frame));
	expect(frames.map((frame) => JSON.parse(frame.slice('data: '.length)) as { event: string })).toMatchObject([
		{ deployment: { status: 'queued' } },
		{ deployment: { status: 'running' } },
		{ event: 'log', message: '[lines 1 to 1 of this log were dropped: 0 are kept, from line 2 on]' },
	]);
});
