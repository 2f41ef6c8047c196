import { isId } from '../domain/records/id.ts';
import { type InvocationRecord, parseInvocation } from '../domain/records/invocation.ts';
import { type ServiceError, saysNotFound } from '../domain/records/service-error.ts';
import { field, isObject } from '../domain/text/json.ts';
import { type CallOptions, type Connection, quietly } from '../http/connection.ts';
import { send } from '../http/request.ts';
import { unusableResponse } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';
import { jsonBody } from '../http/upload.ts';
import { checkDone } from './deletion.ts';
import { openRecords, readCreated, readRecord } from './records.ts';

/** Which action is called, and with what: '' for no payload. */
export type InvocationCall = Pick<InvocationRecord, 'app' | 'action' | 'version' | 'payload'>;

/** Bytes of a response with a record, 34 MiB: an output of 16 MiB of which every character is escaped, and the payload. */
const LARGEST_RECORD = 35_651_584;

const CREATE = {
	doing: 'Invoking the action',
	method: 'POST',
	path: '/invocations',
	ifAmbiguous:
		'The action may be running. Look for the invocation at the service (GET /invocations) before you try again, or it may run twice.',
	largest: LARGEST_RECORD,
} as const;

export type Invocations = ReturnType<typeof openInvocations>;

/** The operations on invocations. The specification has none of them; services of the same kind do. All throw Interrupted. */
export function openInvocations(connection: Connection) {
	const records = openRecords(connection, 'invocation', parseInvocation, LARGEST_RECORD);
	return {
		...records,
		/**
		 * POST /invocations: starts an action, and does not wait for it. Sent once: there is no idempotency key.
		 * @param timeoutS whole seconds after which the service itself ends the invocation, 10 to 3600.
		 * @throws StepFailure `network`, `rejected` or `ambiguous`.
		 */
		async create(
			{ app, action, version, payload }: InvocationCall,
			timeoutS: number,
			options: CallOptions,
		): Promise<InvocationRecord> {
			const body = jsonBody({
				app_name: app,
				action_name: action,
				version,
				payload: payload || undefined,
				async: true,
				async_timeout_seconds: timeoutS,
			});
			/** A 404 in the service's form names an app, action or version that this key does not reach. */
			const advise = (error: ServiceError) =>
				saysNotFound(error)
					? `Check app-name ("${app}"), action-name ("${action}") and version ("${version}"), and that the key belongs to the project of the app.`
					: undefined;
			const response = await send(connection, { ...CREATE, body, advise, ...options });
			return readCreated('invocation', response, parseInvocation);
		},
		/**
		 * GET /invocations: those of an action since a moment, page by page.
		 * @param sinceMs milliseconds before now, by the service's own clock: older ones are not asked for.
		 */
		list: ({ app, action }: InvocationCall, sinceMs: number, options: CallOptions) =>
			// A duration: a time would have to be one of the service's clock, which nobody here knows.
			records.list({ app_name: app, action_name: action, since: `${Math.ceil(sinceMs / 1_000)}s` }, options),
		/**
		 * PATCH /invocations/{id}: ends it as failed. Repeated it changes nothing more.
		 * @param output JSON text, for whoever looks at the record later.
		 * @throws StepFailure, also where it has ended otherwise already, or the response does not say that it has.
		 */
		async end(id: string, output: string, options: CallOptions): Promise<void> {
			const path = `/invocations/${id}`;
			const body = jsonBody({ status: 'failed', output });
			const request = { doing: 'Ending the invocation', method: 'PATCH', path, body } as const;
			const response = await send(connection, { ...request, largest: LARGEST_RECORD, ...options });
			checkDone(response);
			const read = readRecord(response, parseInvocation);
			if (read.ok && !['', 'failed'].includes(read.record.status))
				throw unusableResponse(response, `its record says "${read.record.status}"`);
		},
		/**
		 * GET /invocations/{id}/browsers: ids of the browser sessions that it has open now. One that has ended is not listed.
		 * @throws StepFailure where the service has no such operation.
		 */
		async browsers(id: string, options: CallOptions): Promise<readonly string[]> {
			const doing = 'Listing the browsers of the invocation';
			const path = `/invocations/${id}/browsers`;
			const read = readJson(await send(quietly(connection), { doing, method: 'GET', path, ...options }));
			const browsers = read.ok ? field(read.record, 'browsers') : undefined;
			const ids = Array.isArray(browsers) ? browsers.filter(isObject).map(({ session_id: id }) => id) : [];
			return ids.filter((one): one is string => typeof one === 'string' && isId(one));
		},
		/**
		 * DELETE /invocations/{id}/browsers: ends its browser sessions.
		 * @throws StepFailure where the service has no such operation, or does not say that it has.
		 */
		async deleteBrowsers(id: string, options: CallOptions): Promise<void> {
			const doing = 'Ending the browsers of the invocation';
			const path = `/invocations/${id}/browsers`;
			checkDone(await send(connection, { doing, method: 'DELETE', path, ...options }));
		},
	};
}
