import { hasEnded } from '../../domain/records/invocation.ts';
import type { CallOptions, Connection } from '../../http/connection.ts';
import { send } from '../../http/request.ts';
import { jsonBody } from '../../http/request-body.ts';
import { type RequestText, unusableResponse } from '../../http/request-failure.ts';
import type { HttpResponse } from '../../http/verdict.ts';
import { judgeDeletion } from '../deletion.ts';
import { LARGEST_RECORD, readInvocation } from './record.ts';

// Neither operation is in the specification; services of the same kind have them.

export interface EndOptions extends CallOptions {
	/** JSON text, for whoever looks at the record later. */
	readonly output: string;
}

/**
 * PATCH /invocations/{id}: ends it as failed. Repeated it changes nothing more.
 * @throws StepFailure, also where it has ended otherwise already, or the response does not say that it has; Interrupted.
 */
export async function endInvocation(
	connection: Connection,
	id: string,
	{ output, ...options }: EndOptions,
): Promise<void> {
	const path = `/invocations/${id}`;
	const what = { doing: 'Ending the invocation', request: `PATCH ${path}` };
	const body = jsonBody({ status: 'failed', output });
	const request = { what, method: 'PATCH', path, body, retry: 'idempotent', largest: LARGEST_RECORD } as const;
	const response = await send(connection, { ...request, ...options });
	const read = readInvocation(connection, response);
	if (response.status === 202 || read.kind !== 'record') return checkEnd(what, response);
	if (read.record.id !== id) throw unusableResponse(what, response, 'its record is that of another invocation');
	const { status } = read.record;
	if (status === 'failed') return;
	const why = hasEnded(read.record) ? `it had already ended as "${status}"` : `its record says "${status}"`;
	throw unusableResponse(what, response, why);
}

/**
 * DELETE /invocations/{id}/browsers: ends its browser sessions.
 * @throws StepFailure where the service has no such operation, or does not say that it has; Interrupted.
 */
export async function deleteInvocationBrowsers(
	connection: Connection,
	id: string,
	options: CallOptions,
): Promise<void> {
	const path = `/invocations/${id}/browsers`;
	const what = { doing: 'Ending the browsers of the invocation', request: `DELETE ${path}` };
	const response = await send(connection, { what, method: 'DELETE', path, retry: 'idempotent', ...options });
	checkEnd(what, response);
}

/** A login page or a proxy's 200 ends nothing: the same counts as for what is deleted. */
function checkEnd(what: RequestText, response: HttpResponse): void {
	const judged = judgeDeletion(response);
	if (judged.kind === 'done') return;
	throw unusableResponse(what, response, judged.kind === 'refused' ? 'it has the body of an error' : judged.why);
}
