import { InputFailure } from '../failures/failure.ts';
import { parseApiKey } from './api-key.ts';
import { parseBaseUrl } from './base-url.ts';
import type { RawInputs } from './parsers.ts';

/** The inputs of every action that calls the service. */
export interface ServiceInputs {
	readonly apiKey: string;
	/** Without a trailing slash. */
	readonly baseUrl: string;
	/** The project that requests are about, for keys that reach several; '' for none. At most one of the two is given. */
	readonly projectId: string;
	/** Its id or its name. */
	readonly project: string;
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

/** @throws InputFailure for what a header cannot hold. It quotes nothing: somebody may have given a key in its place. */
export function parseProject(raw: RawInputs): Pick<ServiceInputs, 'project' | 'projectId'> {
	const project = parseHeader(raw, 'project', 'the id or the name of a project');
	const projectId = parseHeader(raw, 'project-id', 'the id of a project');
	const accepted = 'the id or name of a project, and leave "project-id" empty';
	if (project !== '' && projectId !== '')
		throw new InputFailure('project', 'cannot be combined with "project-id"', accepted);
	return { project, projectId };
}

function parseHeader(raw: RawInputs, input: string, what: string): string {
	const text = raw(input).trim();
	if (/^[\x20-\x7e]{0,128}$/.test(text)) return text;
	throw new InputFailure(input, 'is not one short line of printable ASCII', `${what}, at most 128 characters`);
}
