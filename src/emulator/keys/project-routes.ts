import { forbidden } from '../http/errors.ts';
import { page } from '../http/page.ts';
import { readObject } from '../http/request-body.ts';
import { empty, json } from '../http/response.ts';
import type { Exchange, Route } from '../http/router.ts';
import type { Projects } from './projects.ts';

export type ProjectOperation = 'createProject' | 'listProjects' | 'getProject' | 'updateProject' | 'deleteProject';

/** Projects: only a key of the whole organization manages them. */
export function projectRoutes(projects: Projects): Route<ProjectOperation>[] {
	const managed = (route: Route<ProjectOperation>): Route<ProjectOperation> => ({
		...route,
		handle: (exchange: Exchange) => {
			if (exchange.key.project_id !== null) throw forbidden('a key of a project cannot manage projects');
			return route.handle(exchange);
		},
	});
	const routes: Route<ProjectOperation>[] = [
		{
			operation: 'createProject',
			method: 'POST',
			path: '/org/projects',
			handle: async ({ body }) => json(201, await projects.create(await readObject(body))),
		},
		{
			operation: 'listProjects',
			method: 'GET',
			path: '/org/projects',
			handle: ({ query }) => page(projects.list(query), query),
		},
		{
			operation: 'getProject',
			method: 'GET',
			path: '/org/projects/:id',
			handle: ({ params }) => json(200, projects.get(params.id ?? '')),
		},
		{
			operation: 'updateProject',
			method: 'PATCH',
			path: '/org/projects/:id',
			handle: async ({ params, body }) => json(200, await projects.update(params.id ?? '', await readObject(body))),
		},
		{
			operation: 'deleteProject',
			method: 'DELETE',
			path: '/org/projects/:id',
			handle: async ({ params }) => {
				await projects.delete(params.id ?? '');
				return empty(204);
			},
		},
	];
	return routes.map(managed);
}
