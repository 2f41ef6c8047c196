import type { Dispatcher } from 'undici';
import { StepFailure } from '../domain/failures/failure.ts';
import { isLoopback } from '../domain/inputs/service.ts';
import { Agent, ignoreContinue } from './undici/undici.ts';

/** Proxies from the usual environment variables. If both spellings are set, the lower-case one counts. */
export interface ProxySettings {
	/** URL of the proxy for https, '' for none. It may contain a password. */
	readonly https: string;
	/** Hosts that are reached directly, comma separated. */
	readonly noProxy: string;
}

/** Milliseconds for the TCP and TLS handshakes together. */
const CONNECT_MS = 10_000;

/** Certificates are always checked, even if NODE_TLS_REJECT_UNAUTHORIZED is set. */
const TLS = { timeout: CONNECT_MS, rejectUnauthorized: true };

/** HTTP/1.1 without pipelining: with HTTP/2, bytes handed to the socket would not show how much of a request was sent. */
const CONNECTIONS = { allowH2: false, pipelining: 1, connect: TLS };

/** Opens the connections to a server, without a proxy. */
export function openDirect(): Dispatcher {
	ignoreContinue();
	return new Agent(CONNECTIONS);
}

/** Opens the connections to the server of an address. This machine is never reached by a proxy, so plain http is neither. */
export async function openTransport(baseUrl: string, { https, noProxy }: ProxySettings): Promise<Dispatcher> {
	if (https === '' || isLoopback(URL.parse(baseUrl)?.hostname ?? '')) return openDirect();
	const { EnvHttpProxyAgent, prepareTunnels } = await import('./undici/proxy.ts'); // few runners have one
	ignoreContinue();
	prepareTunnels();
	try {
		return new EnvHttpProxyAgent({
			...CONNECTIONS,
			requestTls: TLS,
			proxyTls: TLS,
			httpProxy: '', // overrides the environment's http_proxy, which undici would use for https too
			httpsProxy: https,
			noProxy,
		});
	} catch {
		// Without a `cause`, which would quote the address and so perhaps a password.
		const failure = new StepFailure({
			kind: 'network',
			message: 'The address of the proxy, in https_proxy or HTTPS_PROXY, cannot be used.',
			advice: 'Write it as http://host:port or http://user:password@host:port; percent-encode special characters.',
		});
		return openDirect().compose(() => (_options, _handler) => {
			throw failure;
		});
	}
}
