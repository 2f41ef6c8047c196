import { invalid } from './errors.ts';
import { json, type ServiceResponse } from './response.ts';

/** Records in one response, where `limit` says nothing, and at most. */
const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

function count(query: URLSearchParams, name: string, ifAbsent: number, min: number): number {
	const text = query.get(name);
	if (text === null) return ifAbsent;
	const value = Number(text);
	if (!/^\d+$/.test(text) || value < min) {
		throw invalid(`${name} must be an integer, ${min} or more`);
	}
	return value;
}

/**
 * One page of a list: a bare array, paging in headers. `X-Next-Offset` is 0 on the last page. A larger `limit` counts
 * as the largest, as the vendor's command line expects: it asks for one record more than it shows.
 */
export function page(records: readonly unknown[], query: URLSearchParams): ServiceResponse {
	const limit = Math.min(MAX_LIMIT, count(query, 'limit', DEFAULT_LIMIT, 1));
	const offset = count(query, 'offset', 0, 0);
	const end = offset + limit;
	const hasMore = end < records.length;
	return json(200, records.slice(offset, end), {
		'x-has-more': String(hasMore),
		'x-next-offset': String(hasMore ? end : 0),
	});
}
