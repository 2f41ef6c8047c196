import type { StepFailure } from '../../domain/failures/failure.ts';
import { isId } from '../../domain/records/id.ts';
import { type InvocationRecord, type ListedInvocation, parseInvocationList } from '../../domain/records/invocation.ts';
import { field, isObject } from '../../domain/text/json.ts';
import type { CallOptions, Connection } from '../../http/connection.ts';
import { ask, send } from '../../http/request.ts';
import { jsonBody } from '../../http/request-body.ts';
import type { RequestText } from '../../http/request-failure.ts';
import { readJson } from '../../http/response-body.ts';
import { unusableCreation, whyUnusable } from '../creation.ts';
import { type DeploymentEventsRequest, followLog } from '../events/log-events.ts';
import { readList } from '../list-pages.ts';
import { deleteInvocationBrowsers, type EndOptions, endInvocation } from './end.ts';
import { LARGEST_RECORD, type ReadInvocation, readInvocation } from './record.ts';

// None of these operations is in the specification; services of the same kind have them.

/** Which action is called, and with what. */
export interface InvocationCall {
	readonly app: string;
	readonly action: string;
	readonly version: string;
	/** JSON text; '' for none. */
	readonly payload: string;
}

export interface CreateInvocationRequest extends InvocationCall, CallOptions {
	/** Whole seconds after which the service itself ends the invocation, 10 to 3600. */
	readonly timeoutS: number;
}

const CREATE: RequestText = {
	doing: 'Invoking the action',
	request: 'POST /invocations',
	ifAmbiguous:
		'The action may be running. Look for the invocation at the service (GET /invocations) before you try again, or it may run twice.',
};

/**
 * POST /invocations: starts an action, and does not wait for it. Sent once: there is no idempotency key.
 * @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted.
 */
export async function createInvocation(
	connection: Connection,
	{ app, action, version, payload, timeoutS, ...options }: CreateInvocationRequest,
): Promise<InvocationRecord> {
	const result = await ask(connection, {
		what: CREATE,
		method: 'POST',
		path: '/invocations',
		body: jsonBody({
			app_name: app,
			action_name: action,
			version,
			...(payload === '' ? {} : { payload }),
			async: true,
			async_timeout_seconds: timeoutS,
		}),
		retry: 'once',
		largest: LARGEST_RECORD,
		...options,
	});
	if (result.kind === 'failed') throw result.failure;
	const { response } = result;
	const why = whyUnusable('invocation', response);
	const read = why === undefined ? readInvocation(connection, response) : ({ kind: 'malformed', why } as const);
	if (read.kind === 'record') return read.record;
	throw unusableCreation(connection, 'invocation', CREATE, response, read.why);
}

/** What one poll brought. */
export type InvocationPoll = ReadInvocation | { readonly kind: 'missing'; readonly failure: StepFailure };

/**
 * GET /invocations/{id}: the record as it is now. An outage is ridden out for as long as there is time.
 * @param id checked.
 * @throws StepFailure `network` or `rejected` once retries are useless; Interrupted.
 */
export async function getInvocation(connection: Connection, id: string, options: CallOptions): Promise<InvocationPoll> {
	const result = await ask(connection, {
		what: { doing: 'Asking for the status', request: `GET /invocations/${id}` },
		method: 'GET',
		path: `/invocations/${id}`,
		retry: 'idempotent',
		patience: 'to-deadline',
		largest: LARGEST_RECORD,
		...options,
	});
	if (result.kind === 'failed') {
		const { status } = result.response ?? {};
		if (status === 404) return { kind: 'missing', failure: result.failure };
		throw result.failure;
	}
	const read = readInvocation(connection, result.response);
	if (read.kind !== 'record') return read;
	if (read.record.id !== id) return { kind: 'malformed', why: 'the response is about another record' };
	if (read.record.status === '') return { kind: 'malformed', why: 'the record has no "status"' };
	return read;
}

export interface InvocationsRequest extends Pick<InvocationCall, 'app' | 'action'>, CallOptions {
	/** Milliseconds before now, by the service's own clock: older ones are not asked for. */
	readonly sinceMs: number;
}

/** What the service lists, and the time by its own clock. */
export interface InvocationList {
	readonly listed: readonly ListedInvocation[];
	/** The response's `Date`, milliseconds since 1970: whole seconds, rounded down. */
	readonly serverNow: number;
}

/**
 * GET /invocations: those of an action since a moment.
 * @returns undefined where it is no whole list, or does not say what time it is.
 * @throws StepFailure where the service has no such operation; Interrupted.
 */
export async function listInvocations(
	connection: Connection,
	{ app, action, sinceMs, signal, leftMs, limit }: InvocationsRequest,
): Promise<InvocationList | undefined> {
	const list = await readList(connection, {
		doing: 'Looking for the invocation',
		path: '/invocations',
		// A duration: a time would have to be one of the service's clock, which nobody here knows.
		filter: { app_name: app, action_name: action, since: `${Math.ceil(sinceMs / 1_000)}s` },
		parse: parseInvocationList,
		keyOf: ({ record }) => record.id,
		largest: LARGEST_RECORD,
		signal,
		leftMs,
		...(limit === undefined ? {} : { limit }),
	});
	if (list.kind === 'refused') throw list.failure;
	if (list.kind === 'malformed' || !list.isWhole || Number.isNaN(list.serverNow)) return undefined;
	return { listed: list.items.filter(({ record }) => !connection.holdsSecret?.(record.id)), serverNow: list.serverNow };
}

/**
 * GET /invocations/{id}/browsers: ids of the browser sessions that it has open now. One that has ended is not listed.
 * @throws StepFailure where the service has no such operation; Interrupted.
 */
export async function listInvocationBrowsers(
	connection: Connection,
	id: string,
	options: CallOptions,
): Promise<readonly string[]> {
	const path = `/invocations/${id}/browsers`;
	// Retries are told in the debug log alone: nothing of this decides anything.
	const response = await send(
		{ ...connection, note: connection.debug },
		{
			what: { doing: 'Listing the browsers of the invocation', request: `GET ${path}` },
			method: 'GET',
			path,
			retry: 'idempotent',
			...options,
		},
	);
	const read = readJson(response);
	const browsers = read.ok ? field(read.json, 'browsers') : undefined;
	if (!Array.isArray(browsers)) return [];
	const ids = browsers.filter(isObject).map(({ session_id: session }) => session);
	return ids.filter((one): one is string => typeof one === 'string' && isId(one) && !connection.holdsSecret?.(one));
}

/** The operations on invocations, over one connection. */
export interface Invocations {
	create(request: CreateInvocationRequest): Promise<InvocationRecord>;
	list(request: InvocationsRequest): Promise<InvocationList | undefined>;
	get(id: string, options: CallOptions): Promise<InvocationPoll>;
	follow(id: string, request: DeploymentEventsRequest): Promise<void>;
	end(id: string, options: EndOptions): Promise<void>;
	browsers(id: string, options: CallOptions): Promise<readonly string[]>;
	deleteBrowsers(id: string, options: CallOptions): Promise<void>;
}

export function openInvocations(connection: Connection): Invocations {
	return {
		create: (request) => createInvocation(connection, request),
		list: (request) => listInvocations(connection, request),
		get: (id, options) => getInvocation(connection, id, options),
		follow: (id, request) => followLog(connection, 'invocation', id, request),
		end: (id, options) => endInvocation(connection, id, options),
		browsers: (id, options) => listInvocationBrowsers(connection, id, options),
		deleteBrowsers: (id, options) => deleteInvocationBrowsers(connection, id, options),
	};
}
