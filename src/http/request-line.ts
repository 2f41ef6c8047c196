import { formatDuration } from '../domain/text/format.ts';
import { shorten } from '../domain/text/shorten.ts';
import type { TryResult } from './retry-policy.ts';

/** A finished request to the service. */
export interface RequestFacts {
	readonly method: string;
	readonly path: string;
	/** The last try, or undefined if it was interrupted. */
	readonly attempt: TryResult | undefined;
	readonly tries: number;
	/** Milliseconds in all, including the pauses between the tries. */
	readonly tookMs: number;
}

/** The line of the debug log about a request: `GET /deployments/abc: 200 in 12 ms (request 4f, 2 tries)`. */
export function requestLine({ method, path, attempt, tries, tookMs }: RequestFacts): string {
	const requestId = attempt?.kind === 'response' ? shorten(attempt.headers['x-request-id'] ?? '', 128) : '';
	const more = [...(requestId === '' ? [] : [`request ${requestId}`]), ...(tries > 1 ? [`${tries} tries`] : [])];
	return `${method} ${path}: ${outcomeOf(attempt)} in ${formatDuration(tookMs)}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
}

function outcomeOf(attempt: TryResult | undefined): string {
	if (attempt === undefined) return 'interrupted';
	return attempt.kind === 'response' ? String(attempt.status) : `${attempt.problem.words} (${attempt.problem.code})`;
}
