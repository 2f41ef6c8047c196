import { invalid } from '../http/errors.ts';
import { page } from '../http/page.ts';
import { readObject } from '../http/request-body.ts';
import { empty, eventStream, json } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import { BROWSER_STATUSES, type BrowserStatus, type Browsers } from './browsers.ts';

export type BrowserOperation =
	| 'createBrowser'
	| 'listBrowsers'
	| 'getBrowser'
	| 'updateBrowser'
	| 'deleteBrowser'
	| 'startWatch'
	| 'watchEvents'
	| 'stopWatch';

/** Whether ended sessions are asked for, the older way. */
const isAskedFor = (query: URLSearchParams) => query.get('include_deleted') === 'true';

function statusOf(query: URLSearchParams): BrowserStatus {
	const asked = query.get('status') ?? (isAskedFor(query) ? 'all' : 'active');
	const status = BROWSER_STATUSES.find((one) => one === asked);
	if (status === undefined) throw invalid(`status must be one of ${BROWSER_STATUSES.join(', ')}`);
	return status;
}

/** Sessions, and the watches on their files (API §4.1). */
export function browserRoutes(browsers: Browsers, lateWatchHeaders: boolean): Route<BrowserOperation>[] {
	return [
		{
			operation: 'createBrowser',
			method: 'POST',
			path: '/browsers',
			handle: async ({ body, baseUrl, projectId }) =>
				json(200, (await browsers.create(await readObject(body), baseUrl, projectId)).record),
		},
		{
			operation: 'listBrowsers',
			method: 'GET',
			path: '/browsers',
			handle: ({ query, projectId }) =>
				page(browsers.list(query.get('query') ?? '', projectId, statusOf(query)), query),
		},
		{
			operation: 'getBrowser',
			method: 'GET',
			path: '/browsers/:id',
			handle: ({ params, query, projectId }) => {
				const ended = isAskedFor(query) ? browsers.ended(params.id, projectId) : undefined;
				return json(200, ended ?? browsers.get(params.id).record);
			},
		},
		{
			operation: 'updateBrowser',
			method: 'PATCH',
			path: '/browsers/:id',
			handle: async ({ params, body }) => json(200, browsers.update(params.id ?? '', await readObject(body))),
		},
		{
			operation: 'deleteBrowser',
			method: 'DELETE',
			path: '/browsers/:id',
			handle: async ({ params }) => {
				await browsers.delete(params.id);
				return empty(204);
			},
		},
		{
			operation: 'startWatch',
			method: 'POST',
			path: '/browsers/:id/fs/watch',
			handle: async ({ params, body }) => {
				const { watches } = browsers.get(params.id);
				return json(201, { watch_id: watches.start(await readObject(body)) });
			},
		},
		{
			operation: 'watchEvents',
			method: 'GET',
			path: '/browsers/:id/fs/watch/:watch/events',
			handle: ({ params }) => {
				const frames = browsers.get(params.id).watches.events(params.watch ?? '');
				return eventStream(frames, lateWatchHeaders);
			},
		},
		{
			operation: 'stopWatch',
			method: 'DELETE',
			path: '/browsers/:id/fs/watch/:watch',
			handle: ({ params }) => {
				browsers.get(params.id).watches.stop(params.watch ?? '');
				return empty(204);
			},
		},
	];
}
