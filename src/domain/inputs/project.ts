import { InputFailure } from '../failures/failure.ts';
import type { RawInputs } from './parsers.ts';

/** The project that requests are about, for keys that reach several; '' for none. At most one of them is given. */
export interface Project {
	readonly projectId: string;
	/** Its id or its name. */
	readonly project: string;
}

/** Characters: an id or a name has fewer. */
const LONGEST = 128;

/** @throws InputFailure for what a header cannot hold. It quotes nothing: somebody may have given a key in its place. */
export function parseProject(raw: RawInputs): Project {
	const project = parse(raw, 'project', 'the id or the name of a project');
	const projectId = parse(raw, 'project-id', 'the id of a project');
	if (project !== '' && projectId !== '') {
		throw new InputFailure(
			'project',
			'cannot be combined with "project-id"',
			'the id or name of a project, and leave "project-id" empty',
		);
	}
	return { project, projectId };
}

function parse(raw: RawInputs, input: keyof typeof HEADERS, what: string): string {
	const text = raw(input).trim();
	const bad = (problem: string) =>
		new InputFailure(input, problem, `${what}: 1 to ${LONGEST} printable ASCII characters, or leave it empty`);
	if (/[\r\n]/.test(text)) throw bad('contains a line break');
	if (!/^[\x20-\x7e]*$/.test(text)) throw bad('contains a character that is not printable ASCII');
	if (text.length > LONGEST) throw bad(`has more than ${LONGEST} characters`);
	return text;
}

const HEADERS = { project: 'x-kernel-project', 'project-id': 'x-kernel-project-id' } as const;

/** The header that names the project; none where none is given. */
export function projectHeaders({
	project = '',
	projectId = '',
}: { readonly [name in keyof Project]?: string | undefined }): Record<string, string> {
	return {
		...(project === '' ? {} : { [HEADERS.project]: project }),
		...(projectId === '' ? {} : { [HEADERS['project-id']]: projectId }),
	};
}
