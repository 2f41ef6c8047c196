import { invalid } from './errors.ts';
import { type Answer, json } from './response.ts';

/** Records in one answer, where `limit` says nothing. */
const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

function count(query: URLSearchParams, name: string, ifAbsent: number, min: number, max: number): number {
	const text = query.get(name);
	if (text === null) return ifAbsent;
	const value = Number(text);
	if (!/^\d+$/.test(text) || value < min || value > max) {
		throw invalid(`${name} must be an integer from ${min} to ${max}`);
	}
	return value;
}

/** One page of a list: a bare array, paging in headers. `X-Next-Offset` is 0 on the last page. */
export function page(records: readonly unknown[], query: URLSearchParams): Answer {
	const limit = count(query, 'limit', DEFAULT_LIMIT, 1, MAX_LIMIT);
	const offset = count(query, 'offset', 0, 0, Number.MAX_SAFE_INTEGER);
	const end = offset + limit;
	const hasMore = end < records.length;
	return json(200, records.slice(offset, end), {
		'x-has-more': String(hasMore),
		'x-next-offset': String(hasMore ? end : 0),
	});
}
