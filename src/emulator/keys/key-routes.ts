import { page } from '../http/page.ts';
import { readObject } from '../http/request-body.ts';
import { empty, json } from '../http/response.ts';
import type { Exchange, Route } from '../http/router.ts';
import { listedKeys, wantsDeleted } from './key-form.ts';
import type { Keys } from './keys.ts';

export type KeyOperation =
	| 'createApiKey'
	| 'listApiKeys'
	| 'getApiKey'
	| 'updateApiKey'
	| 'rotateApiKey'
	| 'deleteApiKey';

/** API keys (API §4.2): a key of a project sees and makes those of its project alone. */
export function keyRoutes(keys: Keys): Route<KeyOperation>[] {
	const managed = (route: Route<KeyOperation>): Route<KeyOperation> => ({
		...route,
		handle: (exchange: Exchange) => {
			keys.requireManager(exchange);
			return route.handle(exchange);
		},
	});
	const routes: Route<KeyOperation>[] = [
		{
			operation: 'createApiKey',
			method: 'POST',
			path: '/org/api_keys',
			handle: async (exchange) => json(201, await keys.create(await readObject(exchange.body), exchange)),
		},
		{
			operation: 'listApiKeys',
			method: 'GET',
			path: '/org/api_keys',
			handle: ({ query, projectId }) => page(listedKeys(keys.list(projectId), query), query),
		},
		{
			operation: 'getApiKey',
			method: 'GET',
			path: '/org/api_keys/:id',
			handle: (exchange) => json(200, keys.get(exchange.params.id ?? '', exchange, wantsDeleted(exchange.query))),
		},
		{
			operation: 'updateApiKey',
			method: 'PATCH',
			path: '/org/api_keys/:id',
			handle: async (exchange) => {
				const body = await readObject(exchange.body);
				return json(200, await keys.rename(exchange.params.id ?? '', body, exchange));
			},
		},
		{
			operation: 'rotateApiKey',
			method: 'POST',
			path: '/org/api_keys/:id/rotate',
			handle: async (exchange) => {
				const body = await readObject(exchange.body);
				return json(201, await keys.rotate(exchange.params.id ?? '', body, exchange));
			},
		},
		{
			operation: 'deleteApiKey',
			method: 'DELETE',
			path: '/org/api_keys/:id',
			handle: async (exchange) => {
				await keys.delete(exchange.params.id ?? '', exchange);
				return empty(204);
			},
		},
	];
	return routes.map(managed);
}
