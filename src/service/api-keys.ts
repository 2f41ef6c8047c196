import type { StepFailure } from '../domain/failures/failure.ts';
import { describeForeignBody } from '../domain/records/service-error.ts';
import type { CallOptions } from '../http/call-options.ts';
import type { Connection } from '../http/connection.ts';
import { trySend } from '../http/request.ts';
import { unusableResponse } from '../http/request-failure.ts';

/** What came of the deletion of a key. */
export type KeyDeletion =
	/** `inDoubt`: the response to the try that did it was lost, and a repeat found the key gone. */
	| { readonly kind: 'deleted'; readonly inDoubt: boolean }
	/** It was not there in the first place. */
	| { readonly kind: 'missing'; readonly failure: StepFailure };

/**
 * DELETE /org/api_keys/{id} (API §4.2). Status and body of the success are not specified: any 2xx will do, with any
 * body but a web page, which only a wrong address responds with.
 * @param id checked.
 * @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted.
 */
export async function deleteApiKey(connection: Connection, id: string, options: CallOptions): Promise<KeyDeletion> {
	const what = {
		doing: `Deleting API key ${id}`,
		request: `DELETE /org/api_keys/${id}`,
		ifAmbiguous: 'The key may be deleted. Run the job again with "missing-ok: true": that is safe.',
	};
	const result = await trySend(connection, {
		what,
		method: 'DELETE',
		path: `/org/api_keys/${id}`,
		retrySafety: 'idempotent-delete',
		...options,
	});
	if (result.kind === 'failed') {
		if (result.status === 404) return { kind: 'missing', failure: result.failure };
		throw result.failure;
	}
	const { status, body } = result.response;
	if (status === 404) return { kind: 'deleted', inDoubt: true };
	if (body.ok && isWebPage(body.text)) throw unusableResponse(what, status, describeForeignBody(body.text));
	return { kind: 'deleted', inDoubt: false };
}

function isWebPage(text: string): boolean {
	return text.trimStart().startsWith('<');
}
