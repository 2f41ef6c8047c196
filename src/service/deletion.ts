import type { StepFailure } from '../domain/failures/failure.ts';
import { isErrorBody, saysNotFound } from '../domain/records/service-error.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { ask } from '../http/request.ts';
import { type RequestText, unusableResponse } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';
import type { HttpResponse } from '../http/verdict.ts';

/** What came of a DELETE. */
export type Deletion =
	| { readonly kind: 'deleted' }
	/** It did not exist in the first place. */
	| { readonly kind: 'missing'; readonly failure: StepFailure }
	/** It may be deleted: a 2xx does not say that it is done, or a response was lost. The failure is `ambiguous`. */
	| { readonly kind: 'unclear'; readonly failure: StepFailure };

/**
 * DELETE of one resource.
 * @param name what is deleted, such as `API key key_1`.
 * @param ifAmbiguous advice where it is not known whether it was deleted.
 * @throws StepFailure `network` or `rejected` where nothing was deleted; Interrupted.
 */
export async function deleteResource(
	connection: Connection,
	{ name, path, ifAmbiguous }: { readonly name: string; readonly path: string; readonly ifAmbiguous: string },
	options: CallOptions,
): Promise<Deletion> {
	const what: RequestText = { doing: `Deleting ${name}`, request: `DELETE ${path}` };
	const unclear = (failure: StepFailure): Deletion => ({
		kind: 'unclear',
		failure: failure.with({ kind: 'ambiguous', advice: `${failure.advice} ${ifAmbiguous}` }),
	});
	const outcome = await ask(connection, { what, method: 'DELETE', path, retry: 'idempotent', ...options });
	if (outcome.kind === 'ok') {
		const why = whyNotDone(outcome.response);
		return why === undefined ? { kind: 'deleted' } : unclear(unusableResponse(what, outcome.response, why));
	}
	const { failure, isInDoubt } = outcome;
	// Where the response to a try was lost, that try has deleted what the next one did not find.
	if (saysNotFound(failure.service)) return isInDoubt ? { kind: 'deleted' } : { kind: 'missing', failure };
	if (!isInDoubt) throw failure;
	return unclear(failure);
}

/**
 * Why a 2xx to a DELETE does not say that it was done, as part of a sentence; undefined where it does. The specification
 * shows neither status nor body (API §4.2): any 2xx counts but a 202, a login page and an error.
 */
export function whyNotDone(response: HttpResponse): string | undefined {
	const { status, body } = response;
	if (status === 202) return 'a 202 does not say that it was done';
	if (status === 204 || (body.ok && body.text.trim() === '')) return undefined;
	const read = readJson(response);
	if (!read.ok) return read.why;
	return isErrorBody(read.json) ? 'its body is an error' : undefined;
}

/**
 * DELETE /org/api_keys/{id} (API §4.2).
 * @param id validated by the caller.
 * @throws StepFailure `network` or `rejected`; Interrupted.
 */
export function deleteApiKey(
	connection: Connection,
	id: string,
	{ ifAmbiguous, ...options }: CallOptions & { readonly ifAmbiguous: string },
): Promise<Deletion> {
	return deleteResource(connection, { name: `API key ${id}`, path: `/org/api_keys/${id}`, ifAmbiguous }, options);
}
