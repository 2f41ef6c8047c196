import type { StepFailure } from '../domain/failures/failure.ts';
import { isErrorBody, saysNotFound } from '../domain/records/service-error.ts';
import { isObject } from '../domain/text/json.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { ask } from '../http/request.ts';
import { requestFailure, unusableResponse } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';
import type { HttpResponse } from '../http/verdict.ts';

/** What came of a DELETE. */
export type Deletion =
	| { readonly kind: 'deleted' }
	/** It did not exist in the first place. */
	| { readonly kind: 'missing'; readonly failure: StepFailure }
	/** It may be deleted: a 2xx does not say that it is done, or a response was lost. */
	| { readonly kind: 'open' | 'unclear'; readonly failure: StepFailure };

export interface DeletionRequest extends CallOptions {
	/** What is deleted, such as `deployment dep_1`. */
	readonly name: string;
	readonly path: string;
	/** Advice where it is not known whether it was deleted. */
	readonly ifAmbiguous: string;
}

/** DELETE of one resource. @throws StepFailure `network` or `rejected` where nothing was deleted; Interrupted. */
export async function deleteResource(
	connection: Connection,
	{ name, path, ifAmbiguous, ...options }: DeletionRequest,
): Promise<Deletion> {
	const what = { doing: `Deleting ${name}`, request: `DELETE ${path}`, ifAmbiguous };
	const ambiguous = (failure: StepFailure) => {
		// A gateway's page may also mean a wrong base-url: give both hints.
		const advice = failure.service === undefined ? `${failure.advice} ${ifAmbiguous}` : ifAmbiguous;
		return failure.with({ kind: 'ambiguous', advice });
	};
	const outcome = await ask(connection, { what, method: 'DELETE', path, retry: 'idempotent', ...options });
	if (outcome.kind === 'ok') {
		const judged = judgeDeletion(outcome.response);
		if (judged.kind === 'done') return { kind: 'deleted' };
		if (judged.kind === 'refused') throw requestFailure(what, outcome.response, 'refused', 1);
		return { kind: 'open', failure: ambiguous(unusableResponse(what, outcome.response, judged.why)) };
	}
	const { failure, isInDoubt } = outcome;
	// Where the response to a try was lost, that try has deleted what the next one did not find.
	if (saysNotFound(failure.service)) return isInDoubt ? { kind: 'deleted' } : { kind: 'missing', failure };
	if (!isInDoubt) throw failure;
	return { kind: 'unclear', failure: ambiguous(failure) };
}

/** What a 2xx says. `why`: part of a sentence. */
export type DeletionJudgement =
	| { readonly kind: 'done' }
	| { readonly kind: 'refused' | 'unclear'; readonly why: string };

/**
 * Judges a 2xx to a DELETE. The specification shows neither status nor body (API §4.2): a 204 is a success, and so is any
 * other but a 202 without a body, or with JSON that is no refusal.
 */
export function judgeDeletion(response: HttpResponse): DeletionJudgement {
	const { status, body } = response;
	if (status === 202) return { kind: 'unclear', why: 'a 202 does not say that it was done' };
	if (status === 204 || (body.ok && body.text.trim() === '')) return { kind: 'done' };
	const read = readJson(response);
	if (!read.ok) return { kind: 'unclear', why: read.why };
	const isRefused = isObject(read.json) && isErrorBody(read.json, true);
	return isRefused ? { kind: 'refused', why: 'its body is an error' } : { kind: 'done' };
}

/** The outcome of deleting a key. */
export type KeyDeletion = Extract<Deletion, { kind: 'deleted' | 'missing' }>;

/**
 * DELETE /org/api_keys/{id} (API §4.2).
 * @param id validated by the caller.
 * @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted.
 */
export async function deleteApiKey(
	connection: Connection,
	id: string,
	options: Omit<DeletionRequest, 'name' | 'path'>,
): Promise<KeyDeletion> {
	const deletion = await deleteResource(connection, { name: `API key ${id}`, path: `/org/api_keys/${id}`, ...options });
	if (deletion.kind === 'deleted' || deletion.kind === 'missing') return deletion;
	throw deletion.failure;
}
