import type { StepFailure } from '../domain/failures/failure.ts';
import { describeResponseId, type Made, responseId, whyNotMade } from '../domain/records/created.ts';
import { isErrorBody } from '../domain/records/service-error.ts';
import { isObject } from '../domain/text/json.ts';
import type { Connection } from '../http/connection.ts';
import { type RequestText, requestFailure } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';
import type { HttpResponse } from '../http/verdict.ts';

// What the responses that hold a deployment or an invocation have in common.

/** The record in a response. `why`: the end of a sentence; quotes nothing of the response but an id. */
export type ReadRecord<R> =
	| { readonly kind: 'record'; readonly record: R }
	| { readonly kind: 'malformed'; readonly why: string };

/** Reads a record from a parsed body. */
type Parse<R> = (
	body: unknown,
) => { readonly ok: true; readonly record: R } | { readonly ok: false; readonly why: string };

/** The record in a response, where it is one that may be used: no sink may show an id that contains a secret. */
export function readRecord<R extends { readonly id: string }>(
	{ holdsSecret }: Connection,
	response: HttpResponse,
	parse: Parse<R>,
): ReadRecord<R> {
	const read = readJson(response);
	if (!read.ok) return { kind: 'malformed', why: read.why };
	const parsed = parse(read.json);
	if (!parsed.ok) return { kind: 'malformed', why: parsed.why };
	if (holdsSecret?.(parsed.record.id)) return { kind: 'malformed', why: 'the record\'s "id" contains a secret' };
	return { kind: 'record', record: parsed.record };
}

/** The record that a poll of this id brought. */
export function readPolled<R extends { readonly id: string; readonly status: string }>(
	connection: Connection,
	id: string,
	response: HttpResponse,
	parse: Parse<R>,
): ReadRecord<R> {
	const read = readRecord(connection, response, parse);
	if (read.kind === 'malformed') return read;
	if (read.record.id !== id) return { kind: 'malformed', why: 'the response is about another record' };
	return read.record.status === '' ? { kind: 'malformed', why: 'the record has no "status"' } : read;
}

/**
 * The record of what a POST has made that must not be sent twice.
 * @throws StepFailure `ambiguous` where the 2xx response has no usable one.
 */
export function readCreated<R extends { readonly id: string }>(
	connection: Connection,
	made: Made,
	what: RequestText,
	response: HttpResponse,
	parse: Parse<R>,
): R {
	const read = readJson(response);
	const why = read.ok ? whyNotMade(made, response.status, read.json) : read.why;
	const found = why === undefined ? readRecord(connection, response, parse) : ({ kind: 'malformed', why } as const);
	if (found.kind === 'record') return found.record;
	throw unusableCreation(connection, made, what, response, found.why);
}

/**
 * The failure for a 2xx response without a usable record: whether something was made is not known.
 * @param why part of a sentence. An error of the service is described with its own words instead.
 */
function unusableCreation(
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
