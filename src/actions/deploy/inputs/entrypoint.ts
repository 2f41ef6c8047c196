import { InputFailure } from '../../../domain/failures/failure.ts';

const ACCEPTED = 'the path of the entry file inside "directory", with forward slashes, e.g. src/app.ts';

/**
 * Checks the input `entrypoint` as a text and drops a leading `./`.
 * @throws InputFailure where it could mean a file outside the directory.
 */
export function parseEntrypoint(text: string): string {
	const bad = (problem: string) => new InputFailure('entrypoint', problem, ACCEPTED);
	const path = text.trim().replace(/^(?:\.\/+)+/, '');
	if (path === '') throw new InputFailure('entrypoint', 'is missing', `${ACCEPTED}, or give "source" instead`);
	if (/[\0-\x1f\x7f]/.test(path)) throw bad('holds a control character');
	if (path.includes('\\')) throw bad(`is "${text.trim()}", with a backslash`);
	if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) throw bad(`is "${path}", an absolute path`);
	const segments = path.split('/');
	if (segments.includes('..')) throw bad(`is "${path}", which may leave the directory`);
	if (path.endsWith('/') || segments.at(-1) === '.') throw bad(`is "${path}", a folder`);
	return segments.filter((segment) => segment !== '' && segment !== '.').join('/');
}

/** What the selection knows of the path that was asked for. */
export type EntrypointFinding =
	| { readonly kind: 'packed' }
	/** `takeBack`: lines of `exclude` that bring it back, none where nothing does. Default: the path itself. */
	| { readonly kind: 'left-out'; readonly rule: string; readonly takeBack?: readonly string[] }
	| { readonly kind: 'folder' }
	| { readonly kind: 'other-case'; readonly actual: string }
	| { readonly kind: 'missing' };

/**
 * The failure for an entrypoint that is not in the package.
 */
export function entrypointFailure(path: string, finding: EntrypointFinding): InputFailure | undefined {
	const bad = (problem: string) => new InputFailure('entrypoint', problem, ACCEPTED, path);
	switch (finding.kind) {
		case 'packed':
			return undefined;
		case 'left-out':
			return bad(
				`is "${path}", which is left out of the package (${finding.rule})${inWords(finding.takeBack ?? [`!${path}`])}`,
			);
		case 'folder':
			return bad(`is "${path}", a folder`);
		case 'other-case':
			return bad(`is "${path}", but the file is called "${finding.actual}": upper and lower case matter`);
		case 'missing':
			return bad(`is "${path}", and there is no such file in the package`);
	}
}

function inWords(takeBack: readonly string[]): string {
	const lines = takeBack.map(quoted);
	if (lines.length === 0) return '';
	if (lines.length === 1) return `; take it back with exclude: ${lines[0]}`;
	return `; take it back with these lines of exclude: ${lines.join(', ')}`;
}

/** As YAML reads it: there a backslash between double quotes is the beginning of an escape. */
function quoted(line: string): string {
	return line.includes('\\') ? `'${line.replaceAll("'", "''")}'` : `"${line}"`;
}
