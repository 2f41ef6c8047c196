import { formatDuration } from '../domain/text/format.ts';
import { shorten } from '../domain/text/shorten.ts';
import type { TryResult } from './retry-policy.ts';

/** A finished request to the service. */
export interface RequestFacts {
	readonly method: string;
	readonly path: string;
	/** The last try, or undefined if it was interrupted. */
	readonly tried: TryResult | undefined;
	readonly tries: number;
	/** Milliseconds in all, including the pauses between the tries. */
	readonly tookMs: number;
}

/** The line of the debug log about a request: `GET /deployments/abc: 200 in 12 ms (request 4f, 2 tries)`. */
export function requestLine({ method, path, tried, tries, tookMs }: RequestFacts): string {
	const requestId = tried?.kind === 'response' ? shorten(tried.headers['x-request-id'] ?? '', 128) : '';
	const more = [...(requestId === '' ? [] : [`request ${requestId}`]), ...(tries > 1 ? [`${tries} tries`] : [])];
	return `${method} ${path}: ${outcomeOf(tried)} in ${formatDuration(tookMs)}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
}

function outcomeOf(tried: TryResult | undefined): string {
	if (tried === undefined) return 'interrupted';
	return tried.kind === 'response' ? String(tried.status) : `${tried.problem.words} (${tried.problem.code})`;
}
