import { page } from '../http/page.ts';
import { readObject } from '../http/request-body.ts';
import { empty, json } from '../http/response.ts';
import type { Exchange, Route } from '../http/router.ts';
import type { Keys } from './keys.ts';

export type KeyOperation = 'createApiKey' | 'listApiKeys' | 'getApiKey' | 'deleteApiKey';

/** API keys (API §4.2): only a key of the whole organization manages them. */
export function keyRoutes(keys: Keys): Route<KeyOperation>[] {
	const managed = (route: Route<KeyOperation>): Route<KeyOperation> => ({
		...route,
		handle: (exchange: Exchange) => {
			keys.requireOrganization(exchange.keyId);
			return route.handle(exchange);
		},
	});
	const routes: Route<KeyOperation>[] = [
		{
			operation: 'createApiKey',
			method: 'POST',
			path: '/org/api_keys',
			handle: async ({ body }) => json(201, await keys.create(await readObject(body))),
		},
		{
			operation: 'listApiKeys',
			method: 'GET',
			path: '/org/api_keys',
			handle: ({ query }) => page(keys.list(), query),
		},
		{
			operation: 'getApiKey',
			method: 'GET',
			path: '/org/api_keys/:id',
			handle: ({ params }) => json(200, keys.get(params.id ?? '')),
		},
		{
			operation: 'deleteApiKey',
			method: 'DELETE',
			path: '/org/api_keys/:id',
			handle: async ({ params, keyId }) => {
				await keys.delete(params.id ?? '', keyId);
				return empty(204);
			},
		},
	];
	return routes.map(managed);
}
