import { type DeploymentRecord, STATUSES } from '../domain/records/deployment.ts';
import { isId, type Made, type Parsed } from '../domain/records/id.ts';
import { INVOCATION_STATUSES } from '../domain/records/invocation.ts';
import { isErrorBody, isRefusal } from '../domain/records/service-error.ts';
import { type CallOptions, type Connection, quietly } from '../http/connection.ts';
import { send } from '../http/request.ts';
import { requestFailure } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';
import type { HttpResponse } from '../http/try.ts';
import type { DeploymentEventsRequest } from './events/log-events.ts';
import { type ListOutcome, readList } from './list-pages.ts';

// What deployments and invocations have in common: how they are asked for, and how a record is read.

/** What every record has. */
type AnyRecord = Pick<DeploymentRecord, 'id' | 'status'>;

/** Reads a record from a parsed body. */
type Parse<R> = (body: unknown) => Parsed<R>;

/** The record in a response. */
export function readRecord<R>(response: HttpResponse, parse: Parse<R>): Parsed<R> {
	const read = readJson(response);
	if (!read.ok) return read;
	return isRefusal(read.record) ? { ok: false, why: 'the body is an error, not a record' } : parse(read.record);
}

/**
 * The GETs of deployments, or of invocations. All throw Interrupted.
 * @param largest bytes of a response that are read at most.
 */
export function openRecords<R extends AnyRecord>(
	connection: Connection,
	made: Made,
	parse: Parse<R>,
	largest?: number,
) {
	return {
		/** All that fit, page by page. @param filter as for {@link readList}. */
		list: (filter: Readonly<Record<string, string>>, options: CallOptions): Promise<ListOutcome<R>> => {
			const what = { doing: `Looking for the ${made}`, path: `/${made}s`, filter, parse, keyOf: ({ id }: R) => id };
			return readList(connection, { ...what, largest, ...options });
		},
		/**
		 * One record, as it is now. Retries go to the debug log; the poll reports problems now and then.
		 * @param id validated by the caller.
		 * @throws StepFailure `network` or `rejected` once the retries are used up or useless, also where there is none.
		 */
		async get(id: string, options: CallOptions): Promise<Parsed<R>> {
			const asking = { doing: 'Asking for the status', method: 'GET', path: `/${made}s/${id}`, largest } as const;
			const read = readRecord(await send(quietly(connection), { ...asking, ...options }), parse);
			if (read.ok && read.record.id !== id) return { ok: false, why: 'the response is for another record' };
			if (read.ok && read.record.status === '') return { ok: false, why: 'the record has no "status"' };
			return read;
		},
		/** Its events. @throws StepFailure `network` or `rejected`. */
		async follow(id: string, request: DeploymentEventsRequest): Promise<void> {
			const { followLog } = await import('./events/log-events.ts'); // not every job follows a log
			await followLog(connection, made, id, request);
		},
	};
}

const KNOWN: readonly string[] = [...STATUSES, ...INVOCATION_STATUSES];

/**
 * The record of what a POST has made that must not be sent twice. Any JSON may have an id and a status: unless the response
 * itself says that something was made (201) or will be (202), its status is a known one.
 * @throws StepFailure `ambiguous` where the 2xx response has no usable one: whether something was made is not known.
 */
export function readCreated<R extends AnyRecord>(made: Made, response: HttpResponse, parse: Parse<R>): R {
	const read = readJson(response);
	// An error, and what is no JSON, is described with its own words.
	const found = read.ok && !isErrorBody(read.record) ? parse(read.record) : undefined;
	const record = found?.ok ? found.record : undefined;
	const isMade = response.status === 201 || response.status === 202;
	if (record !== undefined && (isMade || KNOWN.includes(record.status))) return record;
	const why = found?.ok ? 'the record has no known "status"' : found?.why;
	const shown = why === undefined ? response : { ...response, body: { ok: false as const, why } };
	const failure = requestFailure(shown, 'ambiguous');
	const id = record?.id ?? idInLocation(made, response);
	if (id === undefined) throw failure;
	const message = `${failure.message} The response names ${made} ${id}, which may be the new one.`;
	throw failure.with({ responseId: id, message });
}

/** The id of what was made, in the header for that (RFC 9110 §15.3.2). A hint for whoever looks for it, and no proof. */
function idInLocation(made: Made, { headers }: HttpResponse): string | undefined {
	const path = URL.parse(headers.location ?? '', 'http://localhost')?.pathname ?? '';
	const [, id = ''] = new RegExp(`/${made}s/([^/]+)/?$`).exec(path) ?? [];
	return isId(id) ? id : undefined;
}
