import type { Dispatcher } from 'undici';
import { StepFailure } from '../domain/failures/failure.ts';
import { isLoopback } from '../domain/inputs/base-url.ts';
import type { Connection, RequestClock } from './connection.ts';
import { ruleSockets } from './undici/socket-rules.ts';
import { Agent, EnvHttpProxyAgent, prepareTunnels } from './undici/undici.ts';

/** Proxies as the usual variables give them. The runner lets lower case win. */
export interface ProxySettings {
	/** Address of the proxy for https as a URL, '' for none. May hold a password. */
	readonly https: string;
	/** Hosts that are reached directly, comma separated. */
	readonly noProxy: string;
}

/** Milliseconds for TCP and TLS together. */
const CONNECT_MS = 10_000;

/**
 * The connections to the service. Certificates are always checked, whatever NODE_TLS_REJECT_UNAUTHORIZED says.
 * Only https goes through a proxy: plain http is for loopback alone, which never does (openConnection).
 */
export function openTransport({ https, noProxy }: ProxySettings): Dispatcher {
	ruleSockets();
	prepareTunnels();
	// One HTTP/1.1 connection at a time: with HTTP/2, "handed to the socket" would not mean what it says.
	const connections = {
		allowH2: false,
		pipelining: 1,
		connect: { timeout: CONNECT_MS, rejectUnauthorized: true },
		requestTls: { timeout: CONNECT_MS, rejectUnauthorized: true },
		proxyTls: { timeout: CONNECT_MS, rejectUnauthorized: true },
	};
	if (https === '') return new Agent(connections);
	try {
		return new EnvHttpProxyAgent({
			...connections,
			httpProxy: '', // not the environment's: undici would use it for https too
			httpsProxy: https,
			noProxy,
		});
	} catch {
		return new Agent(connections).compose(() => (_options, _handler) => {
			throw unusableProxy();
		});
	}
}

/** Without its cause, which quotes the address: that may hold a password. */
function unusableProxy(): StepFailure {
	return new StepFailure({
		kind: 'network',
		message: 'The address of the proxy, in https_proxy or HTTPS_PROXY, cannot be used.',
		advice: 'Give it as http://host:port or http://user:password@host:port, percent-encoded where it must be.',
	});
}

const NO_PROXY: ProxySettings = { https: '', noProxy: '' };

/** The proxies on the way to an address: this machine itself is reached without any. */
export function proxiesTo(baseUrl: string, proxy: ProxySettings): ProxySettings {
	return isLoopback(URL.parse(baseUrl)?.hostname ?? '') ? NO_PROXY : proxy;
}

/** What a connection needs of the job. */
export interface ConnectionEdges {
	readonly environment: { readonly proxy: ProxySettings };
	readonly clock: RequestClock;
	/** Cuts out secrets. */
	readonly redact?: (text: string) => string;
	readonly log: { info(line: string, tone?: 'odd'): void; debug(line: string): void };
}

/** Opens the way to the service; `close()` ends it. */
export function openConnection(
	{ baseUrl, apiKey, projectId = '' }: Pick<Connection, 'baseUrl' | 'apiKey' | 'projectId'>,
	{ environment, clock, log, redact = (text) => text }: ConnectionEdges,
): Connection {
	const openFresh = () => openTransport(proxiesTo(baseUrl, environment.proxy));
	const dispatcher = openFresh();
	return {
		baseUrl,
		apiKey,
		projectId,
		dispatcher,
		openFresh,
		clock,
		holdsSecret: (text) => redact(text) !== text,
		note: (line) => log.info(line, 'odd'),
		debug: (line) => log.debug(line),
		close: () => dispatcher.destroy(),
	};
}
