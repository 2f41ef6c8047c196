import { type AppRecord, parseApps } from '../domain/records/app.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { type ListOutcome, readList } from './list-pages.ts';

/** Which apps are listed; '' for any. */
export interface AppFilter {
	readonly name?: string;
	readonly version?: string;
}

export type Apps = ReturnType<typeof openApps>;

/**
 * GET /apps: the versions of apps that can be invoked. Not in the specification, but in services of the same kind. A
 * service may ignore the filter.
 */
export function openApps(connection: Connection) {
	return {
		list: (options: CallOptions, { name = '', version = '' }: AppFilter = {}): Promise<ListOutcome<AppRecord>> =>
			readList(connection, {
				...options,
				doing: 'Listing the apps',
				path: '/apps',
				filter: { app_name: name, version },
				parse: parseApps,
				keyOf: (one) => JSON.stringify([one.name, one.version, one.deployment]),
			}),
	};
}
