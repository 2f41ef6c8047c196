import { forbidden } from '../http/errors.ts';
import { page } from '../http/page.ts';
import { readObject } from '../http/request-body.ts';
import { empty, json } from '../http/response.ts';
import { on } from '../http/router.ts';
import type { Keys } from './keys.ts';
import type { Projects } from './projects.ts';

/** API keys (API §4.2), and projects, which only a key of the whole organization makes. */
export const keyRoutes = (keys: Keys, projects: Projects) => [
	on('createApiKey', 'POST /org/api_keys', async (exchange) => {
		keys.requireManager(exchange);
		return json(201, keys.create(await readObject(exchange.body), exchange));
	}),
	on('listApiKeys', 'GET /org/api_keys', (exchange) => {
		keys.requireManager(exchange);
		return page(keys.list(exchange), exchange.query);
	}),
	on('getApiKey', 'GET /org/api_keys/:id', (exchange) => {
		keys.requireManager(exchange);
		return json(200, keys.get(exchange.id, exchange));
	}),
	on('deleteApiKey', 'DELETE /org/api_keys/:id', (exchange) => {
		keys.requireManager(exchange);
		keys.delete(exchange.id, exchange);
		return empty(204);
	}),
	on('createProject', 'POST /org/projects', async ({ key, body }) => {
		if (key.project_id !== null) throw forbidden('a key of a project cannot make projects');
		return json(201, projects.create(await readObject(body)));
	}),
];
