import type { Browsers } from '../browsers/browsers.ts';
import { page } from '../http/page.ts';
import { readObject } from '../http/request-body.ts';
import { empty, eventStream, json } from '../http/response.ts';
import { on } from '../http/router.ts';
import { parseSince } from '../http/since.ts';
import { parseInvocationChange, parseInvocationForm } from './invocation-form.ts';
import type { InvocationFilter, Invocations } from './invocations.ts';

const FILTERS = ['app_name', 'action_name', 'version', 'deployment_id', 'status'] as const;

function parseFilter(query: URLSearchParams): InvocationFilter {
	const given = FILTERS.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : []));
	return { since: parseSince(query.get('since'), Date.now()), ...Object.fromEntries(given) };
}

/** The actions of deployed apps, called. */
export const invocationRoutes = (invocations: Invocations, browsers: Browsers) => [
	on('createInvocation', 'POST /invocations', async ({ body, projectId }) => {
		const form = parseInvocationForm(await readObject(body));
		const { id, action_name, status, status_reason, output } = await invocations.create(form, projectId);
		return json(form.isAsync ? 202 : 200, { id, action_name, status, status_reason, output });
	}),
	on('listInvocations', 'GET /invocations', ({ query, projectId }) =>
		page(invocations.list(parseFilter(query), projectId), query),
	),
	on('getInvocation', 'GET /invocations/:id', ({ id, projectId }) => json(200, invocations.get(id, projectId))),
	on('updateInvocation', 'PATCH /invocations/:id', async ({ id, body, projectId }) => {
		const change = parseInvocationChange(await readObject(body));
		return json(200, await invocations.update(id, change, projectId));
	}),
	on('followInvocation', 'GET /invocations/:id/events', ({ id, query, projectId }) => {
		const since = parseSince(query.get('since'), Date.now());
		return eventStream(invocations.events(id, projectId).follow(since));
	}),
	on('listInvocationBrowsers', 'GET /invocations/:id/browsers', ({ id, projectId, baseUrl }) => {
		invocations.get(id, projectId);
		return json(200, { browsers: browsers.ofInvocation(id).map((one) => one.record(baseUrl)) });
	}),
	on('deleteInvocationBrowsers', 'DELETE /invocations/:id/browsers', async ({ id, projectId }) => {
		invocations.get(id, projectId);
		await browsers.endOf(id);
		return empty(204);
	}),
];
