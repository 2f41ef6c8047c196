// Times of the service are the same on every machine.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parseTime } from '../../../src/domain/text/time.ts';

const NOON = Date.UTC(2026, 10, 22, 12);

test.each([
	['2026-11-22T12:00:00Z', NOON],
	['2026-11-22T12:00:00.250Z', NOON + 250],
	['2026-11-22T14:00:00+02:00', NOON],
	['2026-11-22T12:00:00', NOON],
	['2026-11-22T12:00:00.5', NOON + 500],
	['2026-11-22 12:00:00', NOON],
	['2026-11-22T12:00', NOON],
	[' 2026-11-22T12:00:00 ', NOON],
	['2026-11-22', Date.UTC(2026, 10, 22)],
	['', Number.NaN],
	['noon', Number.NaN],
])('"%s"', (text, ms) => {
	expect(parseTime(text)).toBe(ms);
});

test('also in another time zone', () => {
	const file = path.resolve(import.meta.dirname, '../../../src/domain/text/time.ts');
	const program = `import { parseTime } from ${JSON.stringify(file)}; console.log(parseTime('2026-11-22T12:00:00'));`;
	const env = { ...process.env, TZ: 'Europe/Berlin' };
	const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { env, encoding: 'utf8' });
	expect(Number(said)).toBe(NOON);
});
