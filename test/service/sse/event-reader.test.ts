// What bounds the reading of an event stream, beside the length of a line.
import { expect, test } from '@jest/globals';
import { type ChunkVerdict, EventReader, MOST_BETWEEN_EVENTS } from '../../../src/service/sse/event-reader.ts';

const SLICE = 16_384;
const EVENT = Buffer.from('data: {}\n\n');

/** Feeds noise in slices, and an event after every `each` bytes of it, until there is a verdict. */
function feed(
	noise: string,
	bytes: number,
	each = Number.POSITIVE_INFINITY,
): { verdict: ChunkVerdict; events: number; fed: number } {
	let events = 0;
	const reader = new EventReader(() => {
		events++;
		return 'counted';
	}, 'refuse');
	const slice = Buffer.alloc(SLICE, noise);
	let since = 0;
	for (let fed = 0; fed < bytes; fed += SLICE) {
		const verdict = reader.feed(slice);
		if (verdict !== 'more') return { verdict, events, fed };
		since += SLICE;
		if (since < each) continue;
		since = 0;
		reader.feed(EVENT);
	}
	return { verdict: 'more', events, fed: bytes };
}

test.each([
	{ name: 'comments', noise: `:${'x'.repeat(62)}\n` },
	{ name: 'empty lines', noise: '\n' },
	{ name: 'ids', noise: `id: ${'x'.repeat(59)}\n` },
])('$name: as many as there may be between two events, and no more', ({ noise }) => {
	const most = MOST_BETWEEN_EVENTS;
	expect(feed(noise, 2 * most)).toEqual({ verdict: 'no-events', events: 0, fed: most });
	expect(feed(noise, 1.5 * most, most / 2)).toEqual({ verdict: 'more', events: 3, fed: 1.5 * most });
});
