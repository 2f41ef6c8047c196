// Times of the service are the same on every machine.
import { expect, test } from '@jest/globals';
import { parseTime } from '../../../../src/domain/text/time.ts';

const NOON = Date.UTC(2026, 10, 22, 12);

test.each([
	['2026-11-22T12:00:00.250Z', NOON + 250],
	['2026-11-22T12:00:00', NOON],
	['2026-11-22T14:00:00+02:00', NOON],
	['2026-11-22T07:30:00-04:30', NOON],
	[' 2026-11-22 12:00:00 ', NOON],
	['2026-11-22t12:00:00.999999z', NOON + 999],
	...[
		...['', 'noon', '5', '2026-11-22', '11/12/2026', 'Sun, 22 Nov 2026 12:00:00 GMT', '2026-11-22T12:00:00 UTC'],
		...['2026-13-01T00:00:00Z', '2026-11-22T12:00:61Z', '2026-11-22T12:00:00+99:00'],
	].map((text) => [text, Number.NaN] as const),
])('"%s"', (text, ms) => expect(parseTime(text)).toBe(ms));

test('also in another time zone', () => {
	const { TZ } = process.env;
	try {
		process.env.TZ = 'Europe/Berlin';
		expect(new Date(NOON).getHours()).toBe(13);
		expect(parseTime('2026-11-22T12:00:00')).toBe(NOON);
	} finally {
		if (TZ === undefined) delete process.env.TZ;
		else process.env.TZ = TZ;
	}
});
