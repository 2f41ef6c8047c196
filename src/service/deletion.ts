import type { StepFailure } from '../domain/failures/failure.ts';
import { isErrorBody, saysNotFound } from '../domain/records/service-error.ts';
import { isObject } from '../domain/text/json.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { ask } from '../http/request.ts';
import { type RequestText, requestFailure, unusableResponse } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';
import type { HttpResponse } from '../http/verdict.ts';

/** What came of a DELETE. */
export type Deletion =
	/** `inDoubt`: the response to the try that deleted it was lost, and a retry found it gone. */
	| { readonly kind: 'deleted'; readonly inDoubt: boolean }
	/** It did not exist in the first place. */
	| { readonly kind: 'missing'; readonly failure: StepFailure }
	/** It may be deleted. `isTaken`: a 2xx that does not say that it is done. */
	| { readonly kind: 'unclear'; readonly isTaken: boolean; readonly failure: StepFailure };

export interface DeletionRequest extends CallOptions {
	readonly what: RequestText;
	readonly path: string;
}

/** DELETE of one resource. @throws StepFailure `network` or `rejected` where nothing was deleted; Interrupted. */
export async function deleteResource(connection: Connection, request: DeletionRequest): Promise<Deletion> {
	const outcome = await ask(connection, { method: 'DELETE', retry: 'idempotent', ...request });
	const { what } = request;
	if (outcome.kind === 'ok') {
		const { response } = outcome;
		const judged = judgeDeletion(response);
		if (judged.kind === 'done') return { kind: 'deleted', inDoubt: false };
		if (judged.kind === 'refused') throw requestFailure(what, response, 'refused', 1);
		const failure = ambiguous(what, unusableResponse(what, response, judged.why));
		return { kind: 'unclear', isTaken: true, failure };
	}
	const { failure, isInDoubt } = outcome;
	if (saysNotFound(failure.service))
		return isInDoubt ? { kind: 'deleted', inDoubt: true } : { kind: 'missing', failure };
	if (!isInDoubt) throw failure;
	return { kind: 'unclear', isTaken: false, failure: ambiguous(what, failure) };
}

/** Adds what to do; a page of a gateway may have a wrong address for a reason as well. */
function ambiguous({ ifAmbiguous = '' }: RequestText, failure: StepFailure): StepFailure {
	const advice = failure.service === undefined ? `${failure.advice} ${ifAmbiguous}` : ifAmbiguous;
	return failure.with({ kind: 'ambiguous', retryable: false, advice: advice.trim() });
}

/** What a 2xx says. `why`: part of a sentence. */
type DeletionJudgement =
	| { readonly kind: 'done' }
	| { readonly kind: 'refused' }
	| { readonly kind: 'unclear'; readonly why: string };

/**
 * Judges a 2xx to a DELETE. The specification shows neither status nor body (API §4.2): a 204 is a success, and so is any
 * other but a 202 without a body, or with JSON that is no refusal.
 */
export function judgeDeletion(response: HttpResponse): DeletionJudgement {
	const { status, body } = response;
	if (status === 202) return { kind: 'unclear', why: 'a 202 does not say that it is done' };
	if (status === 204 || (body.ok && body.text.trim() === '')) return { kind: 'done' };
	const read = readJson(response);
	if (!read.ok) return { kind: 'unclear', why: read.why };
	return { kind: isObject(read.json) && isErrorBody(read.json, true) ? 'refused' : 'done' };
}
