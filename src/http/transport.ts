import type { Dispatcher } from 'undici';
import { StepFailure } from '../domain/failures/failure.ts';
import { isLoopback } from '../domain/inputs/base-url.ts';
import { type ProxySettings, proxyAddress } from '../runner/proxy-address.ts';
import type { Clock, Connection } from './connection.ts';
import { guardAgainstFloods } from './flood-guard.ts';
import { Agent, EnvHttpProxyAgent } from './undici.ts';

guardAgainstFloods();

/** Milliseconds for TCP and TLS together. */
const CONNECT_MS = 10_000;

/**
 * The connections to the service. Certificates are always checked, whatever NODE_TLS_REJECT_UNAUTHORIZED says.
 * Only https goes through a proxy: plain http is for loopback alone, which never does (openConnection).
 */
export function openTransport({ https, noProxy }: ProxySettings): Dispatcher {
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
			httpsProxy: proxyAddress(https),
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

/** What a connection needs of the job. */
export interface Job {
	readonly environment: { readonly proxy: ProxySettings };
	readonly clock: Clock;
	/** Cuts out secrets. */
	readonly redact?: (text: string) => string;
	readonly log: { info(line: string, tone?: 'odd'): void; debug(line: string): void };
}

/** Opens the way to the service; `dispatcher.destroy()` ends it. */
export function openConnection(
	{ baseUrl, apiKey }: Pick<Connection, 'baseUrl' | 'apiKey'>,
	{ environment, clock, log, redact = (text) => text }: Job,
): Connection {
	const isLocal = isLoopback(URL.parse(baseUrl)?.hostname ?? '');
	const dispatcher = openTransport(isLocal ? NO_PROXY : environment.proxy);
	const tell = { note: (line: string) => log.info(line, 'odd'), debug: (line: string) => log.debug(line) };
	const holdsSecret = (text: string) => redact(text) !== text;
	return { baseUrl, apiKey, dispatcher, clock, holdsSecret, ...tell };
}
