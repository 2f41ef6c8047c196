import { invalid } from '../http/errors.ts';
import { page } from '../http/page.ts';
import { readObject } from '../http/request-body.ts';
import { empty, eventStream, json } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import { parseSince } from '../http/since.ts';
import { scoped } from '../keys/project-scope.ts';
import { MAX_INVOCATION_BODY, parseInvocationChange, parseInvocationForm } from './invocation-form.ts';
import { STATUSES } from './invocation-record.ts';
import type { InvocationFilter, Invocations } from './invocations.ts';

export type InvocationOperation =
	| 'createInvocation'
	| 'listInvocations'
	| 'getInvocation'
	| 'updateInvocation'
	| 'followInvocation'
	| 'listInvocationBrowsers'
	| 'deleteInvocationBrowsers';

function parseFilter(query: URLSearchParams): InvocationFilter {
	const { app_name, action_name, version, deployment_id, status, query: text } = Object.fromEntries(query);
	if (status && !STATUSES.some((one) => one === status)) throw invalid(`status must be one of ${STATUSES.join(', ')}`);
	const since = parseSince(query.get('since'), Date.now());
	return {
		since,
		...Object.fromEntries(
			Object.entries({ app_name, action_name, version, deployment_id, status, query: text }).filter(
				([, value]) => value !== undefined,
			),
		),
	};
}

/** The actions of deployed apps, called. */
export function invocationRoutes(invocations: Invocations, heartbeatMs: number): Route<InvocationOperation>[] {
	return scoped('invocation', invocations.owner, [
		{
			operation: 'createInvocation',
			method: 'POST',
			path: '/invocations',
			handle: async ({ body, projectId }) => {
				const form = parseInvocationForm(await readObject(body, MAX_INVOCATION_BODY));
				const { id, action_name, status, status_reason, output } = await invocations.create(form, projectId);
				return json(form.isAsync ? 202 : 200, { id, action_name, status, status_reason, output });
			},
		},
		{
			operation: 'listInvocations',
			method: 'GET',
			path: '/invocations',
			handle: ({ query, projectId }) => page(invocations.list(parseFilter(query), projectId), query),
		},
		{
			operation: 'getInvocation',
			method: 'GET',
			path: '/invocations/:id',
			handle: ({ params }) => json(200, invocations.get(params.id ?? '')),
		},
		{
			operation: 'updateInvocation',
			method: 'PATCH',
			path: '/invocations/:id',
			handle: async ({ params, body }) => {
				const change = parseInvocationChange(await readObject(body, MAX_INVOCATION_BODY));
				return json(200, await invocations.update(params.id ?? '', change));
			},
		},
		{
			operation: 'followInvocation',
			method: 'GET',
			path: '/invocations/:id/events',
			handle: ({ params, query }) => {
				const since = parseSince(query.get('since'), Date.now());
				return eventStream(invocations.events(params.id ?? '').follow(since, heartbeatMs));
			},
		},
		{
			operation: 'listInvocationBrowsers',
			method: 'GET',
			path: '/invocations/:id/browsers',
			handle: ({ params }) => json(200, { browsers: invocations.browsers(params.id ?? '') }),
		},
		{
			operation: 'deleteInvocationBrowsers',
			method: 'DELETE',
			path: '/invocations/:id/browsers',
			handle: async ({ params }) => {
				await invocations.deleteBrowsers(params.id ?? '');
				return empty(204);
			},
		},
	]);
}
