import { isObject, parseJson } from '../text/json.ts';
import { plainText } from '../text/sanitize.ts';

/** Whether a text may be used as an id in a path: `..` or `a/b` would reach another resource. */
export function isId(text: string): boolean {
	return /^[A-Za-z0-9_-]{1,128}$/.test(text);
}

/** What a POST makes, each of which has an id. */
export type Made = 'deployment' | 'invocation';

/** A record, or an event, that was read from a body. `why`: the end of a sentence; quotes nothing of the body but an id. */
export type Parsed<R> = { readonly ok: true; readonly record: R } | { readonly ok: false; readonly why: string };

/** What every record has. */
export interface Identified {
	readonly id: string;
	readonly fields: Record<string, unknown>;
	/** A field as a text, '' where it is none. */
	readonly text: (name: string) => string;
}

/** Reads a record that can be used only if its id can be. @param read reads the rest. */
export function parseWithId<R>(body: unknown, read: (record: Identified) => R): Parsed<R> {
	if (!isObject(body)) return { ok: false, why: 'the body is not a JSON object' };
	const { id } = body;
	if (typeof id !== 'string') return { ok: false, why: 'the record has no "id"' };
	// The id is named: nothing else may tell what was made.
	if (!isId(id))
		return { ok: false, why: `the record's "id", "${plainText(id, 128)}", does not match [A-Za-z0-9_-]{1,128}` };
	const text = (name: string) => plainText(body[name]);
	return { ok: true, record: read({ id, fields: body, text }) };
}

/** Reads the data of one server-sent event, which is never quoted. A flood of other texts is told by its first character. */
export function parseEventData(data: string): Parsed<Record<string, unknown>> {
	const body = /^\s*\{/.test(data) ? parseJson(data) : undefined;
	return isObject(body) ? { ok: true, record: body } : { ok: false, why: 'its data is not a JSON object' };
}

/** Whether a value is a commit: SHA-1 or SHA-256 in hex. Other text must not get into URLs and comments. */
export function isCommit(value: unknown): value is string {
	return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(value);
}
