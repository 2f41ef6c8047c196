// The parts of undici for proxies, apart from those of undici.ts: most jobs have none, and would only read them.
import connect from 'undici/lib/api/api-connect.js';
import BaseDispatcher from 'undici/lib/dispatcher/dispatcher.js';

export { default as EnvHttpProxyAgent } from 'undici/lib/dispatcher/env-http-proxy-agent.js';

/** Adds `connect`, with which a proxy agent opens its tunnels, to all dispatchers. Normally undici's index does that. */
export function prepareTunnels(): void {
	Object.assign(BaseDispatcher.prototype, { connect });
}
