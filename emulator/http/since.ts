import { invalid } from './errors.ts';

const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** The `since` of an event stream, in milliseconds of the epoch: a time stamp, or a duration such as `5m`. */
export function parseSince(text: string | null, now: number): number {
	if (text === null || text === '') return 0;
	const duration = /^(\d+)([smhd])$/.exec(text);
	if (duration) return now - Number(duration[1]) * (UNITS[duration[2] ?? ''] ?? 0);
	const time = Date.parse(text);
	if (Number.isNaN(time)) throw invalid('since must be a time stamp or a duration such as 5m');
	return time;
}
