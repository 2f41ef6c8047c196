import { invalid } from './errors.ts';

/** Milliseconds of each unit that a duration may have. */
const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** The `since` of an event stream, in milliseconds of the epoch: a time stamp, or a duration such as `5m` or `1h30m`. */
export function parseSince(text: string | null, now: number): number {
	if (text === null || text === '') return 0;
	const steps = [...text.matchAll(/(\d+)([smhd])/g)];
	const isDuration = steps.map(([step]) => step).join('') === text;
	const time = isDuration
		? steps.reduce((left, [, count, unit = '']) => left - Number(count) * (UNITS[unit] ?? 0), now)
		: Date.parse(text);
	if (Number.isNaN(time)) throw invalid('since must be a timestamp or a duration such as 5m');
	return time;
}
