import { describeForeignBody, parseJson } from '../domain/records/service-error.ts';
import type { Answered } from './one-try.ts';

export type JsonAnswer =
	| { readonly ok: true; readonly json: unknown }
	/** `why` quotes nothing of the body. */
	| { readonly ok: false; readonly why: string };

/** The body of an answer as JSON, or why it is none. */
export function readJson({ body }: Answered): JsonAnswer {
	if (!body.ok) return body;
	const json = parseJson(body.text);
	return json === undefined ? { ok: false, why: describeForeignBody(body.text) } : { ok: true, json };
}
