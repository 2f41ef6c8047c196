import { type AppRecord, parseApp } from '../domain/records/app.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { type ListOutcome, readList } from './list-pages.ts';

export type Apps = ReturnType<typeof openApps>;

/** The apps of the service. Not in the specification, but in services of the same kind. */
export function openApps(connection: Connection) {
	return {
		/** GET /apps: the versions of apps that can be invoked. @param version '' for any; a service may ignore it. */
		list: (options: CallOptions, version = ''): Promise<ListOutcome<AppRecord>> =>
			readList(connection, {
				...options,
				doing: 'Listing the apps',
				path: '/apps',
				filter: { version },
				parse: parseApp,
				keyOf: (one) => JSON.stringify([one.name, one.version, one.deployment]),
			}),
	};
}
