import { InputFailure } from '../failures/failure.ts';
import type { RawInputs } from './parsers.ts';

/** The project that requests are about, for keys that reach several; '' for none. At most one of them is given. */
export interface Project {
	readonly projectId: string;
	/** Its id or its name. */
	readonly project: string;
}

/** @throws InputFailure for what a header cannot hold. It quotes nothing: somebody may have given a key in its place. */
export function parseProject(raw: RawInputs): Project {
	const project = parse(raw, 'project', 'the id or the name of a project');
	const projectId = parse(raw, 'project-id', 'the id of a project');
	const accepted = 'the id or name of a project, and leave "project-id" empty';
	if (project !== '' && projectId !== '')
		throw new InputFailure('project', 'cannot be combined with "project-id"', accepted);
	return { project, projectId };
}

function parse(raw: RawInputs, input: keyof typeof HEADERS, what: string): string {
	const text = raw(input).trim();
	if (/^[\x20-\x7e]{0,128}$/.test(text)) return text;
	throw new InputFailure(input, 'is not one short line of printable ASCII', `${what}, at most 128 characters`);
}

const HEADERS = { project: 'x-kernel-project', 'project-id': 'x-kernel-project-id' } as const;

/** The header that names the project; none where none is given. */
export function projectHeaders({ project, projectId }: Project): Record<string, string> {
	return {
		...(project === '' ? {} : { [HEADERS.project]: project }),
		...(projectId === '' ? {} : { [HEADERS['project-id']]: projectId }),
	};
}
