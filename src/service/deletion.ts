import { StepFailure } from '../domain/failures/failure.ts';
import { isErrorBody, saysNotFound } from '../domain/records/service-error.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { send } from '../http/request.ts';
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
 * @param ifAmbiguous the advice where it is not known whether it was deleted.
 * @throws StepFailure `network` or `rejected` where nothing was deleted; Interrupted.
 */
export async function deleteResource(
	connection: Connection,
	request: Omit<ServiceRequest, 'method'>,
	ifAmbiguous: string,
): Promise<Deletion> {
	try {
		checkDone(await send(connection, { ...request, method: 'DELETE' }));
		return { kind: 'deleted' };
	} catch (thrown) {
		if (!(thrown instanceof StepFailure)) throw thrown;
		// Where the response to a try was lost, that try has deleted what the next one did not find.
		if (saysNotFound(thrown.service))
			return thrown.maybeDone ? { kind: 'deleted' } : { kind: 'missing', failure: thrown };
		if (!thrown.maybeDone) throw thrown;
		const advice = `${thrown.advice} ${ifAmbiguous}`;
		return { kind: 'unclear', failure: thrown.with({ kind: 'ambiguous', advice }) };
	}
}

/**
 * The specification shows neither status nor body of a response that says that what was asked for is done (API §4.2): any
 * 2xx counts but a 202, a login page and an error.
 * @throws StepFailure `rejected` for these.
 */
export function checkDone(response: HttpResponse): void {
	const { status, body } = response;
	if (status === 202) throw unusableResponse(response, 'a 202 does not say that it was done');
	if (status === 204 || (body.ok && body.text.trim() === '')) return;
	const read = readJson(response);
	if (!read.ok) throw unusableResponse(response, read.why);
	if (isErrorBody(read.record)) throw unusableResponse(response, 'its body is an error');
}

/**
 * DELETE /org/api_keys/{id} (API §4.2).
 * @param id validated by the caller.
 * @returns and throws as {@link deleteResource}.
 */
export function deleteApiKey(
	connection: Connection,
	id: string,
	ifAmbiguous: string,
	options: CallOptions,
): Promise<Deletion> {
	const what = { doing: `Deleting API key ${id}`, path: `/org/api_keys/${id}` };
	return deleteResource(connection, { ...what, ...options }, ifAmbiguous);
}
