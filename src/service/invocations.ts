import { isId } from '../domain/records/id.ts';
import { type InvocationRecord, parseInvocation } from '../domain/records/invocation.ts';
import { field, isObject } from '../domain/text/json.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { send } from '../http/request.ts';
import { jsonBody } from '../http/request-body.ts';
import { type RequestText, unusableResponse } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';
import type { HttpResponse } from '../http/verdict.ts';
import { whyNotDone } from './deletion.ts';
import { type DeploymentEventsRequest, followLog } from './events/log-events.ts';
import { type ListOutcome, readList } from './list-pages.ts';
import { type FoundRecord, getRecord, readCreated, readRecord } from './records.ts';

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

export interface InvocationsRequest extends Pick<InvocationCall, 'app' | 'action'>, CallOptions {
	/** Milliseconds before now, by the service's own clock: older ones are not asked for. */
	readonly sinceMs: number;
}

export interface EndOptions extends CallOptions {
	/** JSON text, for whoever looks at the record later. */
	readonly output: string;
}

/** Bytes of a response with a record, 34 MiB: an output of 16 MiB of which every character is escaped, and the payload. */
const LARGEST_RECORD = 35_651_584;

const CREATE: RequestText = {
	doing: 'Invoking the action',
	request: 'POST /invocations',
	ifAmbiguous:
		'The action may be running. Look for the invocation at the service (GET /invocations) before you try again, or it may run twice.',
};

export type Invocations = ReturnType<typeof openInvocations>;

/** The operations on invocations. The specification has none of them; services of the same kind do. All throw Interrupted. */
export function openInvocations(connection: Connection) {
	const largest = LARGEST_RECORD;
	return {
		/**
		 * POST /invocations: starts an action, and does not wait for it. Sent once: there is no idempotency key.
		 * @throws StepFailure `network`, `rejected` or `ambiguous`.
		 */
		async create(request: CreateInvocationRequest): Promise<InvocationRecord> {
			const { app, action, version, payload, timeoutS, ...options } = request;
			const body = jsonBody({
				app_name: app,
				action_name: action,
				version,
				...(payload === '' ? {} : { payload }),
				async: true,
				async_timeout_seconds: timeoutS,
			});
			/** A 404 in the service's form names an app, action or version that this key does not reach. */
			const advise = (status: number, said: string) =>
				status === 404 && /^the service responded with 404 (?!project_not_found)\w/.test(said)
					? `Check app-name ("${app}"), action-name ("${action}") and version ("${version}"), and that the key belongs to the project of the app.`
					: undefined;
			const what = { ...CREATE, advise };
			const post = { what, method: 'POST', path: '/invocations', body, retry: 'once', largest } as const;
			const response = await send(connection, { ...post, ...options });
			return readCreated('invocation', CREATE, response, parseInvocation);
		},
		/** GET /invocations: those of an action since a moment, page by page. */
		list: ({ app, action, sinceMs, ...options }: InvocationsRequest): Promise<ListOutcome<InvocationRecord>> =>
			readList(connection, {
				doing: 'Looking for the invocation',
				path: '/invocations',
				// A duration: a time would have to be one of the service's clock, which nobody here knows.
				filter: { app_name: app, action_name: action, since: `${Math.ceil(sinceMs / 1_000)}s` },
				parse: parseInvocation,
				keyOf: ({ id }) => id,
				largest,
				...options,
			}),
		/**
		 * GET /invocations/{id}: the record as it is now.
		 * @throws StepFailure `network` or `rejected`.
		 */
		get: (id: string, options: CallOptions): Promise<FoundRecord<InvocationRecord>> =>
			getRecord(connection, 'invocation', id, { parse: parseInvocation, largest, ...options }),
		/** GET /invocations/{id}/events. */
		follow: (id: string, request: DeploymentEventsRequest): Promise<void> =>
			followLog(connection, 'invocation', id, request),
		/**
		 * PATCH /invocations/{id}: ends it as failed. Repeated it changes nothing more.
		 * @throws StepFailure, also where it has ended otherwise already, or the response does not say that it has.
		 */
		async end(id: string, { output, ...options }: EndOptions): Promise<void> {
			const path = `/invocations/${id}`;
			const what = { doing: 'Ending the invocation', request: `PATCH ${path}` };
			const body = jsonBody({ status: 'failed', output });
			const request = { what, method: 'PATCH', path, body, retry: 'idempotent', largest, ...options } as const;
			const response = await send(connection, request);
			checkDone(what, response);
			const read = readRecord(response, parseInvocation);
			if (read.ok && !['', 'failed'].includes(read.record.status))
				throw unusableResponse(what, response, `its record says "${read.record.status}"`);
		},
		/**
		 * GET /invocations/{id}/browsers: ids of the browser sessions that it has open now. One that has ended is not listed.
		 * @throws StepFailure where the service has no such operation.
		 */
		async browsers(id: string, options: CallOptions): Promise<readonly string[]> {
			const path = `/invocations/${id}/browsers`;
			const what = { doing: 'Listing the browsers of the invocation', request: `GET ${path}` };
			// Retries are told in the debug log alone: nothing of this decides anything.
			const quiet = { ...connection, note: connection.debug };
			const read = readJson(await send(quiet, { what, method: 'GET', path, retry: 'idempotent', ...options }));
			const browsers = read.ok ? field(read.json, 'browsers') : undefined;
			const ids = Array.isArray(browsers) ? browsers.filter(isObject).map(({ session_id: id }) => id) : [];
			return ids.filter((one): one is string => typeof one === 'string' && isId(one));
		},
		/**
		 * DELETE /invocations/{id}/browsers: ends its browser sessions.
		 * @throws StepFailure where the service has no such operation, or does not say that it has.
		 */
		async deleteBrowsers(id: string, options: CallOptions): Promise<void> {
			const path = `/invocations/${id}/browsers`;
			const what = { doing: 'Ending the browsers of the invocation', request: `DELETE ${path}` };
			checkDone(what, await send(connection, { what, method: 'DELETE', path, retry: 'idempotent', ...options }));
		},
	};
}

/** A login page or a proxy's 200 ends nothing: the same counts as for what is deleted. */
function checkDone(what: RequestText, response: HttpResponse): void {
	const why = whyNotDone(response);
	if (why !== undefined) throw unusableResponse(what, response, why);
}
