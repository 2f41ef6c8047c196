import { page } from '../http/page.ts';
import type { Route } from '../http/router.ts';
import type { AppVersions } from './versions.ts';

export type AppOperation = 'listApps';

/** The apps that deployed code has registered, each version of them. */
export function appRoutes(versions: AppVersions): Route<AppOperation>[] {
	return [
		{
			operation: 'listApps',
			method: 'GET',
			path: '/apps',
			handle: ({ query, projectId }) => {
				const [name, version, text] = ['app_name', 'version', 'query'].map((field) => query.get(field));
				const found = versions
					.list(projectId)
					.filter((one) => !name || one.app_name === name)
					.filter((one) => !version || one.version === version)
					.filter((one) => !text || one.app_name.includes(text));
				return page(found, query);
			},
		},
	];
}
