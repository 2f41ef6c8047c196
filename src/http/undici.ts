import type { Dispatcher } from 'undici';
import connect from 'undici/lib/api/api-connect.js';
import apiRequest from 'undici/lib/api/api-request.js';
import BaseDispatcher from 'undici/lib/dispatcher/dispatcher.js';

// Only the parts of undici that a request needs: its index also loads fetch, web sockets, caches and mocks, which
// costs a small deploy more time than all its work.
export { default as Agent } from 'undici/lib/dispatcher/agent.js';
export { default as EnvHttpProxyAgent } from 'undici/lib/dispatcher/env-http-proxy-agent.js';

// A proxy agent opens its tunnels with this method, which only the index gives to dispatchers.
Object.assign(BaseDispatcher.prototype, { connect });

export type RequestOptions = Omit<Dispatcher.RequestOptions, 'origin' | 'path'>;

/** undici's `request`, for a given dispatcher. */
export function request(
	url: string,
	dispatcher: Dispatcher,
	options: RequestOptions,
): Promise<Dispatcher.ResponseData> {
	const { origin, pathname, search } = new URL(url);
	return apiRequest.call(dispatcher, { ...options, origin, path: `${pathname}${search}` });
}
