import type { StepFailure } from '../domain/failures/failure.ts';
import { isErrorBody, saysNotFound } from '../domain/records/service-error.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { ask } from '../http/request.ts';
import { unusableResponse } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';
import type { HttpResponse, ServiceRequest } from '../http/try.ts';

/**
 * What came of a DELETE. `missing`: it did not exist in the first place. `unclear`: it may be deleted, for a 2xx does not say
 * that it is done, or a response was lost; the failure is `ambiguous`.
 */
type Deletion = { readonly kind: 'deleted' } | { readonly kind: 'missing' | 'unclear'; readonly failure: StepFailure };

/**
 * DELETE of one resource.
 * @param request its `ifAmbiguous` is the advice where it is not known whether it was deleted.
 * @throws StepFailure `network` or `rejected` where nothing was deleted; Interrupted.
 */
export async function deleteResource(
	connection: Connection,
	request: Omit<ServiceRequest, 'method'>,
): Promise<Deletion> {
	const outcome = await ask(connection, { ...request, method: 'DELETE' });
	const isInDoubt = outcome.kind === 'response' || outcome.isInDoubt;
	const failure = outcome.kind === 'response' ? failureUnlessDone(outcome) : outcome.failure;
	const isMissing = saysNotFound(failure?.service);
	// Where the response to a try was lost, that try has deleted what the next one did not find.
	if (failure === undefined || (isMissing && isInDoubt)) return { kind: 'deleted' };
	if (isMissing) return { kind: 'missing', failure };
	if (!isInDoubt) throw failure;
	const advice = `${failure.advice} ${request.ifAmbiguous}`;
	return { kind: 'unclear', failure: failure.with({ kind: 'ambiguous', advice }) };
}

/**
 * The failure for a 2xx that does not say that what was asked for is done. The specification shows neither status nor body
 * (API §4.2): any 2xx counts but a 202, a login page and an error.
 */
export function failureUnlessDone(response: HttpResponse): StepFailure | undefined {
	const { status, body } = response;
	if (status === 202) return unusableResponse(response, 'a 202 does not say that it was done');
	if (status === 204 || (body.ok && body.text.trim() === '')) return undefined;
	const read = readJson(response);
	if (!read.ok) return unusableResponse(response, read.why);
	return isErrorBody(read.record) ? unusableResponse(response, 'its body is an error') : undefined;
}

/**
 * DELETE /org/api_keys/{id} (API §4.2).
 * @param id validated by the caller.
 * @throws StepFailure `network` or `rejected`; Interrupted.
 */
export function deleteApiKey(
	connection: Connection,
	id: string,
	options: CallOptions & Pick<ServiceRequest, 'ifAmbiguous'>,
): Promise<Deletion> {
	return deleteResource(connection, { doing: `Deleting API key ${id}`, path: `/org/api_keys/${id}`, ...options });
}
