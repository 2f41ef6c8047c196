import { notFound } from '../http/errors.ts';
import type { Exchange, Route } from '../http/router.ts';

/** Something that belongs to a project, or with null to the whole organization. */
export interface Owned {
	readonly projectId: string | null;
}

/** Whether a request about `scope` may see it: a request about no project sees all. */
export const isVisible = ({ projectId }: Owned, scope: string | null): boolean => scope === null || projectId === scope;

/**
 * Routes whose `:id` names something of another project than the request's: 404, as if it were not there.
 * @param find what an id names, or undefined: the route itself says that it is not there.
 */
export const scoped = <Operation extends string>(
	what: string,
	find: (id: string) => Owned | undefined,
	routes: readonly Route<Operation>[],
): Route<Operation>[] =>
	routes.map((route) => ({
		...route,
		handle: (exchange: Exchange) => {
			const owned = exchange.params.id === undefined ? undefined : find(exchange.params.id);
			if (owned && !isVisible(owned, exchange.projectId)) throw notFound(what);
			return route.handle(exchange);
		},
	}));
