import { StepFailure } from '../domain/failures/failure.ts';
import { Interrupted } from '../domain/failures/interruption.ts';
import { isFinal } from '../domain/records/deployment.ts';
import {
	type AppEntry,
	type AppVersion,
	type NamedDeployment,
	parseAppEntries,
	parseNamedDeployments,
} from '../domain/records/named-deployment.ts';
import { withoutStop } from '../domain/text/format.ts';
import { oneLine } from '../domain/text/sanitize.ts';
import type { CallOptions } from '../http/call-options.ts';
import type { Connection } from '../http/connection.ts';
import { deleteResource } from './deletion.ts';
import { getDeployment, type PollResult } from './deployment.ts';
import { type ListOutcome, readList } from './list-pages.ts';

// Of these operations the specification has the GET of one deployment alone; services of the same kind have them all.

/** What deleting deployments needs of the service. */
export interface DeploymentDeletion {
	get(id: string, options: CallOptions): Promise<PollResult>;
	/** GET /deployments of an app and a version. A service may ignore the filter. */
	list(of: AppVersion, options: CallOptions): Promise<ListOutcome<NamedDeployment>>;
	/** GET /apps; '' for any. A service may ignore the filter. */
	apps(of: AppVersion, options: CallOptions): Promise<ListOutcome<AppEntry>>;
	/** @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted. */
	delete(id: string, options: CallOptions): Promise<DeploymentEnd>;
}

export function openDeploymentDeletion(connection: Connection): DeploymentDeletion {
	const isHidden = (id: string) => connection.holdsSecret?.(id) ?? false;
	return {
		get: (id, options) => getDeployment(connection, id, options),
		list: ({ app, version }, options) =>
			readList(connection, {
				...options,
				doing: 'Listing the deployments',
				path: '/deployments',
				filter: { app_name: app, app_version: version },
				parse(body) {
					const named = parseNamedDeployments(body);
					// No sink may show such an id, and what is deleted has to be named.
					return named?.some(({ record }) => isHidden(record.id)) ? undefined : named;
				},
				keyOf: ({ record }) => record.id,
			}),
		apps: ({ app, version }, options) =>
			readList(connection, {
				...options,
				doing: 'Listing the apps',
				path: '/apps',
				filter: { app_name: app, version },
				parse: parseAppEntries,
				keyOf: (one) => JSON.stringify([one.app, one.version, one.deployment]),
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
