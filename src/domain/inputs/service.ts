import { parseApiKey } from './api-key.ts';
import { parseBaseUrl } from './base-url.ts';
import type { RawInputs } from './parsers.ts';
import { type Project, parseProject } from './project.ts';

/** The inputs that every sub-action has. */
export interface ServiceInputs extends Project {
	readonly apiKey: string;
	/** Without a trailing slash. */
	readonly baseUrl: string;
}

/**
 * @param isFork whether the event is of a pull request from a fork.
 * @throws InputFailure for the first bad input.
 */
export function parseServiceInputs(raw: RawInputs, isFork = false): ServiceInputs {
	return {
		apiKey: parseApiKey(raw('api-key'), isFork),
		baseUrl: parseBaseUrl(raw('base-url')),
		...parseProject(raw),
	};
}
