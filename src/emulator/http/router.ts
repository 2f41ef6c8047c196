import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { KeyRecord } from '../keys/keys.ts';
import { invalid, notServed, wrongMethod } from './errors.ts';
import type { ServiceResponse } from './response.ts';

/** One request as an operation sees it. */
export interface Exchange {
	params: Record<string, string>;
	query: URLSearchParams;
	headers: IncomingHttpHeaders;
	body: Readable;
	/** Address under which the client reached the service, for links. */
	baseUrl: string;
	/** The API key that was presented. */
	key: KeyRecord;
	/** The project that the request is about: the key's own, or the one that its header names; null for all. */
	projectId: string | null;
}

export interface Route<Operation extends string = string> {
	operation: Operation;
	method: string;
	/** `/deployments/:id`: a segment with a colon is a parameter. */
	path: string;
	/** Served without a bearer token, as signed links are. */
	open?: boolean;
	handle(exchange: Exchange): ServiceResponse | Promise<ServiceResponse>;
}

export interface Match<R extends Route> {
	route: R;
	params: Record<string, string>;
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
	const expected = pattern.split('/');
	const actual = path.split('/');
	if (expected.length !== actual.length) return undefined;
	const params: Record<string, string> = {};
	for (const [index, segment] of expected.entries()) {
		const value = actual[index] ?? '';
		if (!segment.startsWith(':')) {
			if (segment !== value) return undefined;
		} else if (value === '') return undefined;
		else params[segment.slice(1)] = decode(value);
	}
	return params;
}

function decode(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		throw invalid('the path is not valid percent-encoding');
	}
}

/** Finds the route, or throws the 404 or the 405. */
export function findRoute<R extends Route>(routes: readonly R[], method: string, path: string): Match<R> {
	let pathExists = false;
	for (const route of routes) {
		const params = matchPath(route.path, path);
		if (!params) continue;
		if (route.method === method) return { route, params };
		pathExists = true;
	}
	throw pathExists ? wrongMethod(method) : notServed(method, path);
}
