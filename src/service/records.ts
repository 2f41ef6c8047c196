import type { StepFailure } from '../domain/failures/failure.ts';
import { type Made, responseId, whyNotMade } from '../domain/records/created.ts';
import type { Parsed } from '../domain/records/id.ts';
import { isErrorBody, saysNotFound } from '../domain/records/service-error.ts';
import { isObject } from '../domain/text/json.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { ask } from '../http/request.ts';
import { type RequestText, requestFailure } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';
import type { ServiceRequest } from '../http/try.ts';
import type { HttpResponse } from '../http/verdict.ts';

// What deployments and invocations have in common: how one is asked for, and how a record is read.

/** The record in a response. `why`: the end of a sentence; quotes nothing of the response but an id. */
export type ReadRecord<R> =
	| { readonly kind: 'record'; readonly record: R }
	| { readonly kind: 'malformed'; readonly why: string };

/** The record of an id. `missing`: the service itself says that there is none. */
export type FoundRecord<R> = ReadRecord<R> | { readonly kind: 'missing'; readonly failure: StepFailure };

/** Reads a record from a parsed body. */
type Parse<R> = (body: unknown) => Parsed<R>;

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

/**
 * GET of one record, as it is now. Retries go to the debug log; the poll reports problems now and then.
 * @param id validated by the caller.
 * @throws StepFailure `network` or `rejected` once the retries are used up or useless; Interrupted.
 */
export async function getRecord<R extends { readonly id: string; readonly status: string }>(
	connection: Connection,
	made: Made,
	id: string,
	{ parse, ...options }: CallOptions & Pick<ServiceRequest, 'largest'> & { readonly parse: Parse<R> },
): Promise<FoundRecord<R>> {
	const path = `/${made}s/${id}`;
	const what = { doing: 'Asking for the status', request: `GET ${path}` };
	const quiet = { ...connection, note: connection.debug };
	const outcome = await ask(quiet, { what, method: 'GET', path, retry: 'idempotent', ...options });
	if (outcome.kind === 'failed') {
		if (saysNotFound(outcome.failure.service)) return { kind: 'missing', failure: outcome.failure };
		throw outcome.failure;
	}
	const read = readRecord(connection, outcome.response, parse);
	if (read.kind === 'malformed') return read;
	if (read.record.id !== id) return { kind: 'malformed', why: 'the response is for another record' };
	return read.record.status === '' ? { kind: 'malformed', why: 'the record has no "status"' } : read;
}

/**
 * The record of what a POST has made that must not be sent twice.
 * @throws StepFailure `ambiguous` where the 2xx response has no usable one: whether something was made is not known.
 */
export function readCreated<R extends { readonly id: string }>(
	connection: Connection,
	made: Made,
	what: RequestText,
	response: HttpResponse,
	parse: Parse<R>,
): R {
	const read = readJson(response);
	const json = read.ok ? read.json : undefined;
	const why = read.ok ? whyNotMade(made, response.status, json) : read.why;
	const found = why === undefined ? readRecord(connection, response, parse) : ({ kind: 'malformed', why } as const);
	if (found.kind === 'record') return found.record;
	// An error of the service, and what is no JSON, is described with its own words.
	const isError = isObject(json) && isErrorBody(json);
	const shown = isError || !read.ok ? response : { ...response, body: { ok: false as const, why: found.why } };
	const failure = requestFailure(what, shown, 'ambiguous', 1);
	const id = responseId(made, response, json);
	if (id === undefined) throw failure;
	const message = `${failure.message} The response names ${made} ${id}, which may be the new one.`;
	throw failure.with({ responseId: id, message });
}
