import { invalid } from './errors.ts';

/** Milliseconds of each unit that a duration may have. */
const UNITS: Readonly<Record<string, number>> = {
	ns: 1e-6,
	us: 1e-3,
	ms: 1,
	s: 1000,
	m: 60_000,
	h: 3_600_000,
	d: 86_400_000,
};
const STEP = /(\d+(?:\.\d+)?)(ns|us|ms|s|m|h|d)/g;

/**
 * The `since` of an event stream, in milliseconds of the epoch: a time stamp (UTC where it names no zone), or a
 * duration such as `5m` or `1h30m`.
 */
export function parseSince(text: string | null, now: number): number {
	if (text === null || text === '') return 0;
	if (text.replace(STEP, '') === '') {
		return [...text.matchAll(STEP)].reduce(
			(left, [, count, unit]) => left - Number(count) * (UNITS[unit ?? ''] ?? 0),
			now,
		);
	}
	const time = Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
	if (Number.isNaN(time)) throw invalid('since must be a time stamp or a duration such as 5m');
	return time;
}
