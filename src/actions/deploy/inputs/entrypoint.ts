import { InputFailure } from '../../../domain/failures/failure.ts';

const ACCEPTED = 'the path of the entry file inside "directory", with forward slashes, such as src/app.ts';

/**
 * Checks the input `entrypoint` as a text and drops a leading `./`.
 * @throws InputFailure where it could mean a file outside the directory.
 */
export function parseEntrypoint(text: string): string {
	const bad = (problem: string) => new InputFailure('entrypoint', problem, ACCEPTED);
	const path = text.trim().replace(/^(?:\.\/+)+/, '');
	if (path === '') throw new InputFailure('entrypoint', 'is missing', `${ACCEPTED}, or give "source" instead`);
	if (/[\0-\x1f\x7f]/.test(path)) throw bad('contains a control character');
	if (path.includes('\\')) throw bad(`is "${text.trim()}", with a backslash`);
	if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) throw bad(`is "${path}", an absolute path${inCheckout(path)}`);
	const segments = path.split('/');
	if (segments.includes('..')) throw bad(`is "${path}", which may lead outside the directory`);
	if (path.endsWith('/') || segments.at(-1) === '.') throw bad(`is "${path}", a folder`);
	return segments.filter((segment) => segment !== '' && segment !== '.').join('/');
}

/** Of a path in a checkout, such as `/home/runner/work/app/app/src/app.ts`, the part that was most likely meant. */
function inCheckout(path: string): string {
	const meant = /\/([^/]+)\/\1\/(.+)$/.exec(path)?.[2];
	return meant === undefined ? '' : `; relative to the workspace it is "${meant}"`;
}
