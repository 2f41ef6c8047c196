import { page } from '../http/page.ts';
import { on } from '../http/router.ts';
import type { AppVersions } from './versions.ts';

/** The apps that deployed code has registered, each version of them. */
export const appRoutes = (versions: AppVersions) => [
	on('listApps', 'GET /apps', ({ query, projectId }) => {
		const [name, version, text] = ['app_name', 'version', 'query'].map((field) => query.get(field));
		const found = versions
			.list(projectId)
			.filter((one) => !name || one.app_name === name)
			.filter((one) => !version || one.version === version)
			.filter((one) => !text || one.app_name.includes(text));
		return page(found, query);
	}),
];
