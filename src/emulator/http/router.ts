import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { KeyRecord } from '../keys/keys.ts';
import { type ApiError, notServed } from './errors.ts';
import type { ServiceResponse } from './response.ts';

/** One request as an operation sees it. */
export interface Exchange {
	/** What stands for `:id` in the path, and for a second parameter; empty where the path has none. */
	id: string;
	part: string;
	query: URLSearchParams;
	headers: IncomingHttpHeaders;
	body: Readable;
	/** Address under which the client reached the service, for links. */
	baseUrl: string;
	/** The API key that was presented. */
	key: KeyRecord;
	/** The project that a header names, or the key's own; null for none: the whole organization. */
	scope: string | null;
	/** The same, but the default project for none. */
	projectId: string;
}

type Handle = (exchange: Exchange) => ServiceResponse | Promise<ServiceResponse>;

export interface Route<Operation extends string = string> {
	operation: Operation;
	method: string;
	/** `/deployments/:id`: a segment with a colon is a parameter. */
	path: string;
	handle: Handle;
}

/** @param request method and path, such as `GET /deployments/:id`. */
export function on<const Operation extends string>(
	operation: Operation,
	request: string,
	handle: Handle,
): Route<Operation> {
	const [method = '', path = ''] = request.split(' ');
	return { operation, method, path, handle };
}

export interface Match {
	route: Route;
	/** The parameters, in the order of the path. */
	values: string[];
}

function matchPath(pattern: string, path: string): string[] | undefined {
	const expected = pattern.split('/');
	const actual = path.split('/');
	if (expected.length !== actual.length) return undefined;
	const values: string[] = [];
	for (const [index, segment] of expected.entries()) {
		const value = actual[index] ?? '';
		if (segment.startsWith(':') && value !== '') values.push(value);
		else if (segment !== value) return undefined;
	}
	return values;
}

/** The route, or the 404. */
export function findRoute(routes: readonly Route[], method: string, path: string): Match | ApiError {
	for (const route of routes) {
		const values = route.method === method ? matchPath(route.path, path) : undefined;
		if (values) return { route, values };
	}
	return notServed(method, path);
}
