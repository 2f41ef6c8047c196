import type { CallOptions } from '../http/call-options.ts';
import type { Connection } from '../http/connection.ts';
import { type Deletion, deleteResource } from './deletion.ts';

/** The outcome of deleting a key. */
export type KeyDeletion = Deletion;

/**
 * DELETE /org/api_keys/{id} (API §4.2).
 * @param id validated by the caller.
 * @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted.
 */
export function deleteApiKey(connection: Connection, id: string, options: CallOptions): Promise<KeyDeletion> {
	return deleteResource(connection, {
		what: {
			doing: `Deleting API key ${id}`,
			request: `DELETE /org/api_keys/${id}`,
			ifAmbiguous: 'The key may be deleted. Run the job again with "missing-ok: true": that is safe.',
		},
		noun: 'key',
		path: `/org/api_keys/${id}`,
		id,
		...options,
	});
}
