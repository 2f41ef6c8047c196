import type { CallOptions, Connection } from '../http/connection.ts';
import { type Deletion, deleteResource } from './deletion.ts';

/** The outcome of deleting a key. */
export type KeyDeletion = Exclude<Deletion, { kind: 'unclear' }>;

/**
 * DELETE /org/api_keys/{id} (API §4.2).
 * @param id validated by the caller.
 * @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted.
 */
export async function deleteApiKey(connection: Connection, id: string, options: CallOptions): Promise<KeyDeletion> {
	const path = `/org/api_keys/${id}`;
	const deletion = await deleteResource(connection, {
		what: {
			doing: `Deleting API key ${id}`,
			request: `DELETE ${path}`,
			ifAmbiguous: 'The key may be deleted. Run the job again with "missing-ok: true"; this is safe.',
		},
		path,
		...options,
	});
	if (deletion.kind === 'unclear') throw deletion.failure;
	return deletion;
}
