import type { StepFailure } from '../domain/failures/failure.ts';
import { type Made, toldId, whyNotMade } from '../domain/records/created.ts';
import { isErrorBody } from '../domain/records/service-error.ts';
import { isObject } from '../domain/text/json.ts';
import type { Connection } from '../http/connection.ts';
import type { HttpResponse, RequestSpec } from '../http/one-try.ts';
import { type RequestText, requestFailure } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';

// What the POSTs that make something, and must not be sent twice, have in common in their responses.

/** Finds the id that a response tells; one that holds a secret cannot be used, because no sink may show it. */
export function findTold({ holdsSecret }: Connection, made: Made): NonNullable<RequestSpec['findTold']> {
	return (response) => toldId(made, response, (id) => !holdsSecret?.(id));
}

/** Why a 2xx response has no record of what was made, or undefined if it may have one. Quotes nothing of it. */
export function whyUnusable(made: Made, response: HttpResponse): string | undefined {
	const read = readJson(response);
	return read.ok ? whyNotMade(made, response.status, read.json) : read.why;
}

/**
 * The failure for a 2xx response without a usable record: whether something was made is not known.
 * @param why part of a sentence. An error of the service is described with its own words instead.
 */
export function unusableCreation(what: RequestText, response: HttpResponse, why: string): StepFailure {
	const read = readJson(response);
	const isError = read.ok && isObject(read.json) && isErrorBody(read.json);
	return requestFailure(what, isError ? response : { ...response, body: { ok: false, why } }, 'ambiguous', 1);
}
