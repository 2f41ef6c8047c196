import { InputFailure } from '../failures/failure.ts';
import type { RawInputs } from './parsers.ts';

/** Characters: an id has fewer. */
const LONGEST = 128;

/**
 * The project that requests are about, for keys that reach several; '' for none. It becomes a header, so it is checked
 * for what a header may hold. Not quoted: somebody may have given a key in its place.
 * @throws InputFailure
 */
export function parseProjectId(raw: RawInputs): string {
	const text = raw('project-id').trim();
	const bad = (problem: string) =>
		new InputFailure(
			'project-id',
			problem,
			`the id of a project: 1 to ${LONGEST} printable ASCII characters, or nothing`,
		);
	if (/[\r\n]/.test(text)) throw bad('holds a newline');
	if (!/^[\x20-\x7e]*$/.test(text)) throw bad('holds a character that is not printable ASCII');
	if (text.length > LONGEST) throw bad(`has more than ${LONGEST} characters`);
	return text;
}
