import { isFinal } from '../domain/records/deployment.ts';
import {
	type AppEntry,
	type AppVersion,
	type NamedDeployment,
	parseAppEntries,
	parseNamedDeployments,
} from '../domain/records/named-deployment.ts';
import type { CallOptions } from '../http/call-options.ts';
import type { Connection } from '../http/connection.ts';
import { type Deletion, deleteResource } from './deletion.ts';
import { getDeployment, type PollResult } from './deployment.ts';
import { type Listing, readList } from './list-pages.ts';

// Of these operations the specification has the GET of one deployment alone; services of the same kind have them all.

/** What deleting deployments needs of the service. */
export interface DeploymentDeletion {
	get(id: string, options: CallOptions): Promise<PollResult>;
	/** GET /deployments of an app and a version. A service may ignore the filter. */
	list(of: AppVersion, options: CallOptions): Promise<Listing<NamedDeployment>>;
	/** GET /apps; '' for any. A service may ignore the filter. */
	apps(of: AppVersion, options: CallOptions): Promise<Listing<AppEntry>>;
	/** @throws StepFailure `network`, `rejected` or `ambiguous`; Interrupted. */
	delete(id: string, options: CallOptions): Promise<Deletion>;
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

/** DELETE /deployments/{id}: 204, and 404 for one that is gone already. */
export async function deleteDeployment(connection: Connection, id: string, options: CallOptions): Promise<Deletion> {
	const deletion = await deleteResource(connection, {
		what: {
			doing: `Deleting deployment ${id}`,
			request: `DELETE /deployments/${id}`,
			ifAmbiguous: 'The deployment may be deleted. Run the job again: that is safe.',
		},
		noun: 'deployment',
		path: `/deployments/${id}`,
		id,
		...options,
	});
	if (deletion.kind === 'missing' && (await isThere(connection, id, options)))
		throw deletion.failure.with(NO_SUCH_ROUTE);
	return deletion;
}

const NO_SUCH_ROUTE = {
	advice: 'The deployment itself is there and active: this service does not offer to delete deployments.',
};

/** Whether the service has the deployment all the same: a 404 can also be that of an unknown route. */
async function isThere(connection: Connection, id: string, options: CallOptions): Promise<boolean> {
	try {
		const look = await getDeployment(connection, id, options);
		return look.kind === 'record' && !isFinal(look.record.status);
	} catch (thrown) {
		if (options.signal.aborted) throw thrown;
		return false;
	}
}
