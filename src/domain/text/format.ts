import { shorten } from './shorten.ts';
import { parseTime } from './time.ts';

/** Formats bytes: `812 B`, `3.4 kB`, `512 MB`. Units are powers of 1,000, as is usual for uploads. */
export function formatBytes(bytes: number): string {
	const unit = UNITS.findIndex((_, at) => bytes / 1_000 ** at < 999.5 || at === UNITS.length - 1);
	const value = bytes / 1_000 ** unit;
	return `${value.toFixed(unit === 0 || value >= 99.95 ? 0 : 1)} ${UNITS[unit]}`;
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Formats milliseconds: `85 ms`, `1.3 s`, `42 s`, `3 min 05 s`, `1 h 02 min`. */
export function formatDuration(ms: number): string {
	if (ms < 999.5) return `${Math.round(ms)} ms`;
	if (ms < 9_950) return `${(ms / 1_000).toFixed(1)} s`;
	const seconds = Math.round(ms / 1_000);
	if (seconds < 60) return `${seconds} s`;
	const minutes = Math.floor(seconds / 60);
	if (minutes < 60) return `${minutes} min ${String(seconds % 60).padStart(2, '0')} s`;
	return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** Formats a number with its noun: `1 file`, `41,313 files`. */
export function count(number: number, noun: string): string {
	return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** Removes full stops and blanks at the end, for a text that becomes part of a sentence. */
export function withoutStop(text: string): string {
	return text.replace(/[.\s]+$/, '');
}

/**
 * Lists texts, the first ones alone where they are many: `a, b and 3 more`.
 * @param most how many are shown; 20 keep a message readable.
 * @param noun what they are, for the number of the others: `and 3 more files`.
 */
export function listFirst(texts: readonly string[], most = 20, noun?: string): string {
	const shown = texts.slice(0, most).join(', ');
	const more = texts.length - most;
	if (more <= 0) return shown;
	return `${shown} and ${noun === undefined ? `${grouped(more)} more` : count(more, `more ${noun}`)}`;
}

/** Lists external names, each once and in quotes. */
export function listQuoted(names: readonly string[]): string {
	return listFirst([...new Set(names)].map((name) => `"${shorten(name, 200)}"`));
}

/** Writes a whole number with a comma before each three digits. Not by `toLocaleString`: its first call takes 5 ms. */
export function grouped(number: number): string {
	return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Formats a time (ISO 8601) to the minute: `2026-11-22 06:02 UTC`; `an earlier run` if it is none. */
export function formatMoment(time: string): string {
	const ms = parseTime(time);
	if (Number.isNaN(ms)) return 'an earlier run';
	return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
