// When a stream that ended is opened again: rows of (vain connections before, this one's life, vain ones now, again?).
import { expect, test } from '@jest/globals';
import { failedConnects, LONG_LIFE_MS, mayReconnect } from '../../../src/service/sse/reconnect.ts';

test.each([
	[0, { events: 0, lastedMs: 0 }, 1, true],
	[1, { events: 0, lastedMs: 5_000 }, 2, true],
	[3, { events: 0, lastedMs: 0 }, 4, true],
	[4, { events: 0, lastedMs: 0 }, 5, false],
	[4, { events: 1, lastedMs: 0 }, 1, true],
	[4, { events: 0, lastedMs: LONG_LIFE_MS }, 1, true],
	[4, { events: 0, lastedMs: LONG_LIFE_MS - 1 }, 5, false],
])('after %i in vain, %j', (before, life, vain, again) => {
	expect(failedConnects(before, life)).toBe(vain);
	expect(mayReconnect(vain)).toBe(again);
});
