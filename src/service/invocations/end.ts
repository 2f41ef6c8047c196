import { hasEnded, type InvocationRecord } from '../../domain/records/invocation.ts';
import type { CallOptions } from '../../http/call-options.ts';
import type { Connection } from '../../http/connection.ts';
import type { HttpResponse } from '../../http/one-try.ts';
import { send } from '../../http/request.ts';
import { jsonBody } from '../../http/request-body.ts';
import { judgeBody } from '../deletion.ts';
import { LARGEST_RECORD, readInvocation } from './record.ts';

// Neither operation is in the specification; services of the same kind have them.

/** What a 2xx says of an end that was asked for. `why` is part of a sentence, and does not quote the body. */
export type Ending =
	| { readonly kind: 'ended' }
	/** `record`: it had ended by itself. */
	| { readonly kind: 'unclear'; readonly why: string; readonly record?: InvocationRecord };

export interface EndOptions extends CallOptions {
	/** JSON text, for whoever looks at the record later. */
	readonly output: string;
}

/**
 * PATCH /invocations/{id}: ends it as failed. Repeated it changes nothing more.
 * @throws StepFailure, also where it has ended otherwise already; Interrupted.
 */
export async function endInvocation(
	connection: Connection,
	id: string,
	{ output, ...options }: EndOptions,
): Promise<Ending> {
	const response = await send(connection, {
		what: { doing: 'Ending the invocation', request: `PATCH /invocations/${id}` },
		method: 'PATCH',
		path: `/invocations/${id}`,
		body: jsonBody({ status: 'failed', output }),
		retrySafety: 'idempotent',
		largest: LARGEST_RECORD,
		...options,
	});
	const read = readInvocation(connection, response);
	if (response.status === 202 || read.kind !== 'record' || read.record.id !== id)
		return judgeEnding(response, id, 'invocation');
	const { record } = read;
	if (record.status === 'failed') return { kind: 'ended' };
	if (hasEnded(record)) return { kind: 'unclear', why: `it had ended by itself, and is "${record.status}"`, record };
	return { kind: 'unclear', why: 'its record does not say that it has ended' };
}

/**
 * DELETE /invocations/{id}/browsers: ends its browser sessions.
 * @throws StepFailure where the service has no such operation; Interrupted.
 */
export async function deleteInvocationBrowsers(
	connection: Connection,
	id: string,
	options: CallOptions,
): Promise<Ending> {
	const path = `/invocations/${id}/browsers`;
	const response = await send(connection, {
		what: { doing: 'Ending the browsers of the invocation', request: `DELETE ${path}` },
		method: 'DELETE',
		path,
		retrySafety: 'idempotent',
		...options,
	});
	return judgeEnding(response, id, 'browser');
}

/** A login page or a proxy's 200 ends nothing: the same counts as for what is deleted. */
function judgeEnding({ status, body }: HttpResponse, id: string, noun: string): Ending {
	if (!body.ok) return { kind: 'unclear', why: body.why };
	const judged = judgeBody(status, body.text, id, noun);
	if (judged.kind === 'deleted') return { kind: 'ended' };
	return { kind: 'unclear', why: judged.kind === 'error' ? 'it has the body of an error' : judged.why };
}
