import { parseApiKey, SHORTEST_KEY, trimKey } from './api-key.ts';
import { parseBaseUrl } from './base-url.ts';
import type { RawInputs } from './parsers.ts';
import { parseProjectId } from './project-id.ts';

/** The inputs that every sub-action has. */
export interface ServiceInputs {
	readonly apiKey: string;
	/** Without a trailing slash. */
	readonly baseUrl: string;
	/** '' for none. */
	readonly projectId: string;
}

/** @throws InputFailure for the first bad input. */
export function parseServiceInputs(raw: RawInputs): ServiceInputs {
	return {
		apiKey: parseApiKey(raw('api-key'), 'skip this step there'),
		baseUrl: parseBaseUrl(raw('base-url')),
		projectId: parseProjectId(raw),
	};
}

/** The secrets among the inputs of a sub-action, before they are checked. A key that is too short is refused later. */
export function secretsOfService(raw: RawInputs): { always: string[]; ifLong: string[] } {
	return {
		always: [trimKey(raw('api-key'))].filter(({ length }) => length >= SHORTEST_KEY),
		ifLong: [],
	};
}
