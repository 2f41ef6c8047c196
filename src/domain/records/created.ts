import { isObject } from '../text/json.ts';
import { STATUSES } from './deployment.ts';
import { isId } from './id.ts';
import { INVOCATION_STATUSES } from './invocation.ts';
import { isErrorBody } from './service-error.ts';

// What the response to a POST says of what the POST has made.

/** What a POST makes, each of which has an id. */
export type Made = 'deployment' | 'invocation';

const KNOWN: Readonly<Record<Made, readonly string[]>> = { deployment: STATUSES, invocation: INVOCATION_STATUSES };

/**
 * Why the body of a 2xx response is not the record of something new, or undefined if it may be one: its status is one of
 * the specification, or the response itself says that something was made (201) or will be (202).
 */
export function whyNotMade(made: Made, httpStatus: number, body: unknown): string | undefined {
	if (!isObject(body)) return 'the body is not a JSON object';
	const isSaid = httpStatus === 201 || httpStatus === 202;
	const isKnown = KNOWN[made].some((known) => known === body.status);
	if (isRefusal(body) || (!isKnown && isErrorBody(body, isSaid))) return 'the body is an error, not a record';
	return isKnown || isSaid ? undefined : 'the record has no known "status"';
}

/** It says no, or is in the form of an error (API §7): a failure, whatever its status. */
function isRefusal({ ok, code, message }: Readonly<Record<string, unknown>>): boolean {
	return ok === false || (typeof code === 'string' && typeof message === 'string');
}

/**
 * The id that an unusable 2xx response gives of what was made: in its body, where that is no error, or in its `Location`
 * (RFC 9110 §15.3.2). A hint for whoever looks for it, and no proof.
 */
export function responseId(
	made: Made,
	{ status, headers }: { readonly status: number; readonly headers: Readonly<Record<string, string>> },
	body: unknown,
): string | undefined {
	if (status < 200 || status >= 300) return undefined;
	const inBody = isObject(body) && !isErrorBody(body, true) ? body.id : undefined;
	const path = URL.parse(headers.location ?? '', 'http://localhost')?.pathname ?? '';
	const [, inPath] = new RegExp(`/${made}s/([^/]+)/?$`).exec(path) ?? [];
	return [inBody, inPath].find((id): id is string => typeof id === 'string' && isId(id));
}
