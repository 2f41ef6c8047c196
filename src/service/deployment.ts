import type { StepFailure } from '../domain/failures/failure.ts';
import { type DeploymentRecord, parseDeployment } from '../domain/records/deployment.ts';
import { saysNotFound } from '../domain/records/service-error.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { ask } from '../http/request.ts';
import { readJson } from '../http/response-body.ts';
import type { ServiceRequest } from '../http/try.ts';
import type { HttpResponse } from '../http/verdict.ts';

/** The record in a response. `why`: the end of a sentence. */
export type ReadRecord =
	| { readonly kind: 'record'; readonly record: DeploymentRecord }
	| { readonly kind: 'malformed'; readonly why: string };

/** The outcome of asking for one. `missing`: the service itself says that there is none. */
export type PollResult = ReadRecord | { readonly kind: 'missing'; readonly failure: StepFailure };

export type PollOptions = CallOptions & Pick<ServiceRequest, 'patience'>;

/**
 * GET /deployments/{id}: the record as it is now.
 * @throws StepFailure `network` or `rejected` once the retries are used up or useless; Interrupted.
 */
export async function getDeployment(connection: Connection, id: string, options: PollOptions): Promise<PollResult> {
	const path = `/deployments/${id}`;
	const what = { doing: 'Asking for the status', request: `GET ${path}` };
	const outcome = await ask(connection, { what, method: 'GET', path, retry: 'idempotent', ...options });
	if (outcome.kind === 'failed') {
		const { failure } = outcome;
		if (saysNotFound(failure.service)) return { kind: 'missing', failure };
		throw failure;
	}
	const read = readRecord(connection, outcome.response);
	if (read.kind === 'malformed') return read;
	if (read.record.id !== id) return { kind: 'malformed', why: 'the response is about another record' };
	return read.record.status === '' ? { kind: 'malformed', why: 'the record has no "status"' } : read;
}

/** The record in a response, where it is one that may be used. */
export function readRecord({ holdsSecret }: Connection, response: HttpResponse): ReadRecord {
	const read = readJson(response);
	if (!read.ok) return { kind: 'malformed', why: read.why };
	const parsed = parseDeployment(read.json);
	if (!parsed.ok) return { kind: 'malformed', why: parsed.why };
	if (holdsSecret?.(parsed.record.id)) return { kind: 'malformed', why: 'the record\'s "id" contains a secret' };
	return { kind: 'record', record: parsed.record };
}
