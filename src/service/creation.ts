import type { StepFailure } from '../domain/failures/failure.ts';
import { describeResponseId, type Made, responseId, whyNotMade } from '../domain/records/created.ts';
import { isErrorBody } from '../domain/records/service-error.ts';
import { isObject } from '../domain/text/json.ts';
import type { Connection } from '../http/connection.ts';
import { type RequestText, requestFailure } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';
import type { HttpResponse } from '../http/verdict.ts';

// What the POSTs that make something, and must not be sent twice, have in common in their responses.

/** Why a 2xx response has no record of what was made, or undefined if it may have one. Quotes nothing of it. */
export function whyUnusable(made: Made, response: HttpResponse): string | undefined {
	const read = readJson(response);
	return read.ok ? whyNotMade(made, response.status, read.json) : read.why;
}

/**
 * The failure for a 2xx response without a usable record: whether something was made is not known.
 * @param why part of a sentence. An error of the service is described with its own words instead.
 */
export function unusableCreation(
	{ holdsSecret }: Connection,
	made: Made,
	what: RequestText,
	response: HttpResponse,
	why: string,
): StepFailure {
	const read = readJson(response);
	const json = read.ok ? read.json : undefined;
	const isError = isObject(json) && isErrorBody(json);
	const shown = isError ? response : { ...response, body: { ok: false as const, why } };
	const failure = requestFailure(what, shown, 'ambiguous', 1);
	const id = responseId(made, response, json);
	if (id === undefined || holdsSecret?.(id)) return failure; // no sink may show it
	return failure.with({
		responseId: id,
		message: `${failure.message} Of the response ${describeResponseId(made, id)}.`,
	});
}
