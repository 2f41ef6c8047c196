import type { StepFailure } from '../domain/failures/failure.ts';
import { type DeploymentRecord, parseDeployment } from '../domain/records/deployment.ts';
import { saysNotFound } from '../domain/records/service-error.ts';
import type { CallOptions } from '../http/call-options.ts';
import type { Connection } from '../http/connection.ts';
import type { HttpResponse, Patience } from '../http/one-try.ts';
import { trySend } from '../http/request.ts';
import { isOld, readJson } from '../http/response-body.ts';
import { readEntityTag } from './entity-tag.ts';

/** A record, and what the next poll may refer to it by. */
export interface SeenRecord {
	readonly kind: 'record';
	readonly record: DeploymentRecord;
	/** Absent if the service sends none. */
	readonly entityTag?: string | undefined;
	/** Whether a cache has kept it: the deployment may have moved on since. */
	readonly isOld: boolean;
}

/** The outcome of one poll. */
export type PollResult =
	| SeenRecord
	/** `doubt`: why this 404 is no word of the service that it has none now, as part of a sentence. */
	| { readonly kind: 'missing'; readonly failure: StepFailure; readonly doubt?: string }
	| { readonly kind: 'malformed'; readonly why: string };

export interface PollOptions extends CallOptions {
	/** The last record seen; it is returned again if the service responds that nothing has changed (304). */
	readonly last?: SeenRecord | undefined;
	/** `to-deadline`: retries through an outage for as long as there is time. Default: four retries. */
	readonly patience?: Patience;
}

/**
 * GET /deployments/{id}: the record as it is now.
 * @throws StepFailure `network` or `rejected` once the retries are used up or useless; Interrupted.
 */
export async function getDeployment(
	connection: Connection,
	id: string,
	{ last, ...options }: PollOptions,
): Promise<PollResult> {
	const result = await trySend(connection, {
		what: { doing: 'Asking for the status', request: `GET /deployments/${id}` },
		method: 'GET',
		path: `/deployments/${id}`,
		retrySafety: 'idempotent',
		ifNoneMatch: last?.entityTag,
		...options,
	});
	if (result.kind === 'failed') {
		const { failure, response } = result;
		if (response?.status === 404) {
			if (isOld(response)) return { kind: 'missing', failure, doubt: 'a 404 that a cache has kept' };
			return {
				kind: 'missing',
				failure,
				...(saysNotFound(failure.service) ? {} : { doubt: 'a 404 that is not about the deployment' }),
			};
		}
		if (response?.status === 304) return { kind: 'malformed', why: '304 to a request without If-None-Match' };
		throw failure;
	}
	const { response } = result;
	if (response.status === 304 && last !== undefined) return last;
	const read = readRecord(connection, response);
	if (read.kind === 'record' && read.record.id !== id) {
		return { kind: 'malformed', why: 'the record in the response is another one' };
	}
	if (read.kind === 'record' && read.record.status === '') {
		return { kind: 'malformed', why: 'the record has no "status"' };
	}
	return read;
}

/** The record in a response, where it is one that may be used. */
export function readRecord(
	{ holdsSecret }: Connection,
	response: HttpResponse,
): Exclude<PollResult, { kind: 'missing' }> {
	const read = readJson(response);
	if (!read.ok) return { kind: 'malformed', why: read.why };
	const parsed = parseDeployment(read.json);
	if (!parsed.ok) return { kind: 'malformed', why: parsed.why };
	if (holdsSecret?.(parsed.record.id)) return { kind: 'malformed', why: 'the record\'s "id" holds a secret' };
	const entityTag = readEntityTag(response.headers.etag);
	return { kind: 'record', record: parsed.record, entityTag, isOld: isOld(response) };
}
