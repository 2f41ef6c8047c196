import { mock } from 'node:test';
import { expect, test } from '@jest/globals';
import { EventLog } from '../../src/emulator/deployments/event-log.ts';

test('of too long a log the oldest lines go, and no state', async () => {
	const log = new EventLog();
	log.add('deployment_state', { deployment: { status: 'queued' } });
	for (let line = 1; line <= 70; line += 1) log.add('log', { message: `${line} ${'x'.repeat(1024 * 1024)}` });
	const kept = log.lines.map((line) => Number.parseInt(line, 10));
	expect(kept).toEqual(Array.from({ length: kept.length }, (_, at) => 71 - kept.length + at));
	expect(kept.length).toBeLessThan(64);
	log.end();
	const [first] = await log.follow(0).toArray();
	expect(first).toContain('"status":"queued"');
});

test('a reader hears a heartbeat, and only what happened since it asks', () => {
	mock.timers.enable({ apis: ['setInterval', 'Date'], now: 1_000 });
	try {
		const log = new EventLog();
		log.add('log', { message: 'before' });
		mock.timers.tick(1_000);
		log.add('log', { message: 'since' });
		const reader = log.follow(2_000);
		mock.timers.tick(15_000);
		log.end();
		const read = () => reader.read() as string | null;
		expect([read(), read(), read()]).toEqual([
			expect.stringContaining('since'),
			expect.stringContaining('sse_heartbeat'),
			null,
		]);
	} finally {
		mock.timers.reset();
	}
});
