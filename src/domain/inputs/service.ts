import type { Secrets } from '../secrets/secrets.ts';
import { keysIn, parseApiKey } from './api-key.ts';
import { parseBaseUrl } from './base-url.ts';
import type { RawInputs } from './parsers.ts';
import { type Project, parseProject } from './project.ts';

/** The inputs that every sub-action has. */
export interface ServiceInputs extends Project {
	readonly apiKey: string;
	/** Without a trailing slash. */
	readonly baseUrl: string;
}

/** @throws InputFailure for the first bad input. */
export function parseServiceInputs(raw: RawInputs): ServiceInputs {
	return {
		apiKey: parseApiKey(raw('api-key'), { onForks: 'skip this step there' }),
		baseUrl: parseBaseUrl(raw('base-url')),
		...parseProject(raw),
	};
}

/** The secrets among the inputs of a sub-action, before they are checked. */
export function secretsOfService(raw: RawInputs): Secrets {
	return { keys: keysIn(raw) };
}
