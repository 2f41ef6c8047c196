import { invalid } from '../http/errors.ts';
import { isVisible } from '../keys/project-scope.ts';
import type { ListedDeployment } from './deployments.ts';

/** The filters of `GET /deployments`; an empty one filters nothing. */
export function listFilter(query: URLSearchParams, projectId: string | null): (one: ListedDeployment) => boolean {
	const name = query.get('app_name') ?? '';
	const version = query.get('app_version') ?? '';
	const part = (query.get('query') ?? '').toLowerCase();
	if (version !== '' && name === '') throw invalid('app_version needs app_name');
	return (one) =>
		one.listed &&
		isVisible(one, projectId) &&
		(name === '' || one.appNames.includes(name)) &&
		(version === '' || one.version === version) &&
		[one.record.id, ...one.appNames].some((text) => text.toLowerCase().includes(part));
}
