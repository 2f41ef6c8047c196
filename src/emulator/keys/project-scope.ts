import { notFound } from '../http/errors.ts';
import type { Exchange, Route } from '../http/router.ts';

/** Something that belongs to a project, or with null to the whole organization. */
export interface Owned {
	/** Default: what it was found by. */
	readonly id?: string;
	readonly projectId: string | null;
}

/** Whether a request about `scope` may see it: a request about no project sees all. */
export const isVisible = ({ projectId }: Owned, scope: string | null): boolean => scope === null || projectId === scope;

/**
 * Routes whose `:id` names something of another project than the request's: 404, as if it were not there.
 * @param find what an id or a name names for a request about a project, or else in any; undefined for nothing: the route
 * itself says that it is not there.
 */
export const scoped = <Operation extends string>(
	what: string,
	find: (idOrName: string, scope: string | null) => Owned | undefined,
	routes: readonly Route<Operation>[],
): Route<Operation>[] =>
	routes.map((route) => ({
		...route,
		handle: (exchange: Exchange) => {
			const { params, projectId } = exchange;
			const owned = params.id === undefined ? undefined : find(params.id, projectId);
			if (owned && !isVisible(owned, projectId)) throw notFound(what);
			return route.handle(owned?.id === undefined ? exchange : { ...exchange, params: { ...params, id: owned.id } });
		},
	}));
