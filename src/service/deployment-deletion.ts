import { StepFailure } from '../domain/failures/failure.ts';
import { Interrupted } from '../domain/failures/interruption.ts';
import { type DeploymentRecord, isFinal, parseDeployment } from '../domain/records/deployment.ts';
import { withoutStop } from '../domain/text/format.ts';
import { oneLine } from '../domain/text/sanitize.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { deleteResource } from './deletion.ts';
import { getDeployment, type PollResult } from './deployment.ts';
import { type ListOutcome, readList } from './list-pages.ts';

// Of these operations the specification has the GET of one deployment alone; services of the same kind have them all.

/** What deleting deployments needs of the service. */
export interface DeploymentDeletion {
	get(id: string, options: CallOptions): Promise<PollResult>;
	/** GET /deployments of an app and a version. A service may ignore the filter. */
	list(
		of: { readonly app: string; readonly version: string },
		options: CallOptions,
	): Promise<ListOutcome<DeploymentRecord>>;
	/** @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted. */
	delete(id: string, options: CallOptions): Promise<DeploymentEnd>;
}

export function openDeploymentDeletion(connection: Connection): DeploymentDeletion {
	return {
		get: (id, options) => getDeployment(connection, id, options),
		list: ({ app, version }, options) =>
			readList(connection, {
				...options,
				doing: 'Listing the deployments',
				path: '/deployments',
				filter: { app_name: app, app_version: version },
				parse(body) {
					if (!Array.isArray(body)) return undefined;
					const records = body.map(parseDeployment).flatMap((one) => (one.ok ? [one.record] : []));
					// What is deleted has to be named: no sink may show an id that contains a secret.
					const usable = records.filter(({ id }) => !connection.holdsSecret?.(id));
					return usable.length === body.length ? usable : undefined;
				},
				keyOf: ({ id }) => id,
			}),
		delete: (id, options) => deleteDeployment(connection, id, options),
	};
}

/** What became of a deployment that was to be deleted. */
export type DeploymentEnd =
	/** By this request, or before it. */
	| { readonly kind: 'deleted' | 'gone' }
	/** The service has taken the DELETE and does not say that it is done, and it is still active. */
	| { readonly kind: 'open'; readonly failure: StepFailure };

/**
 * DELETE /deployments/{id}. Where its response does not say that this has deleted it, one GET decides: also after a 404,
 * which may be that of an unknown route.
 */
export async function deleteDeployment(
	connection: Connection,
	id: string,
	options: CallOptions,
): Promise<DeploymentEnd> {
	const deletion = await deleteResource(connection, {
		what: {
			doing: `Deleting deployment ${id}`,
			request: `DELETE /deployments/${id}`,
			ifAmbiguous: 'The deployment may be deleted. Run the job again; this is safe.',
		},
		path: `/deployments/${id}`,
		...options,
	});
	if (deletion.kind === 'deleted') return { kind: 'deleted' };
	const now = await statusOf(connection, id, options);
	if (now.kind === 'ended') return { kind: deletion.kind === 'missing' ? 'gone' : 'deleted' };
	const { failure } = deletion;
	const message = `${failure.message} Now ${now.why}.`;
	if (now.kind === 'unknown') throw failure.with({ kind: 'ambiguous', message, advice: AGAIN, retryable: true });
	if (deletion.kind === 'missing') throw failure.with({ message, advice: NO_SUCH_ROUTE });
	if (deletion.isTaken) return { kind: 'open', failure: failure.with({ message }) };
	throw failure.with({ message });
}

const AGAIN = 'The deployment may be deleted. Run the job again; this is safe.';
const NO_SUCH_ROUTE = 'The deployment is still active: this service cannot delete deployments.';

/** What GET says of a deployment: that it has ended, or that there is none, or else, as the end of a sentence. */
type StatusNow = { readonly kind: 'ended' } | { readonly kind: 'active' | 'unknown'; readonly why: string };

/** @throws Interrupted: what was sent before may have been carried out. */
async function statusOf(connection: Connection, id: string, options: CallOptions): Promise<StatusNow> {
	try {
		const look = await getDeployment(connection, id, options);
		if (look.kind === 'malformed') return { kind: 'unknown', why: `GET did not respond with a record: ${look.why}` };
		if (look.kind === 'missing' || isFinal(look.record.status)) return { kind: 'ended' };
		return { kind: 'active', why: `GET says that it is still "${oneLine(look.record.status)}"` };
	} catch (thrown) {
		if (thrown instanceof Interrupted) throw new Interrupted('all', thrown.reason);
		if (!(thrown instanceof StepFailure)) throw thrown;
		return { kind: 'unknown', why: `GET failed: ${withoutStop(thrown.message)}` };
	}
}
