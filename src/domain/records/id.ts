import { plainText } from '../text/sanitize.ts';

const ID = /^[A-Za-z0-9_-]{1,128}$/;

/** Whether a text may be used as an id in a path: `..` or `a/b` would reach another resource. */
export function isId(text: string): boolean {
	return ID.test(text);
}

/** Why a record cannot be used, as the end of a sentence. It names the id: nothing else may tell what was made. */
export function describeBadId(id: string): string {
	return `the record's "id", "${plainText(id, SHOWN)}", does not match [A-Za-z0-9_-]{1,128}`;
}

/** Characters. */
const SHOWN = 128;

/** Whether a value is a commit: SHA-1 or SHA-256 in hex. Other text must not get into URLs and comments. */
export function isCommit(value: unknown): value is string {
	return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(value);
}
