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
	const [first] = await log.follow(0, 1000).toArray();
	expect(first).toContain('"status":"queued"');
});
