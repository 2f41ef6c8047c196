import { InputFailure } from '../../../domain/failures/failure.ts';

const ACCEPTED = 'an http:// or https:// address, which may contain {id} and {version}';

/**
 * Checks the address for the GitHub deployment; `{id}` and `{version}` stay in it.
 * @returns '' for none.
 * @throws InputFailure. It does not quote the value, which may contain a password.
 */
export function parseEnvironmentUrl(text: string): string {
	const template = text.trim();
	const bad = (problem: string) => new InputFailure('environment-url', problem, ACCEPTED);
	if (template === '') return '';
	if (/[\s\p{Cc}]/u.test(template)) throw bad('contains whitespace or a control character');
	if (!/^https?:\/\//i.test(template)) throw bad('does not begin with http:// or https://');
	const filled = template.replaceAll(/\{(?:id|version)\}/g, 'x');
	if (/[{}]/.test(filled)) throw bad('contains braces other than {id} and {version}');
	const url = URL.parse(filled);
	if (url === null) throw bad('is not a valid address');
	if (url.username !== '' || url.password !== '') throw bad('contains a user name or password');
	return template;
}
