import type { ServiceInputs } from '../domain/inputs/service.ts';
import { openTransport, type ProxySettings } from './transport.ts';

/** What requests need of the runner's clock; see runner/clock.ts. */
export interface RequestClock {
	now(): number;
	sleep(ms: number, signal: AbortSignal): Promise<void>;
	watchdog(ms: number, expired: () => void): () => void;
	random(): number;
}

/** The service that requests go to, with the key and the sockets they use. */
export type Connection = Readonly<Awaited<ReturnType<typeof openConnection>>>;

/** The limits of an operation. */
export interface CallOptions {
	/** Ends the call, including the pauses between its tries. */
	readonly signal: AbortSignal;
	/** Milliseconds left for those pauses. */
	readonly leftMs: () => number;
}

/** What a connection needs from the job. */
interface ConnectionEdges {
	readonly environment: { readonly proxy: ProxySettings };
	readonly clock: RequestClock;
	readonly log: { info(line: string): void; debug(line: string): void };
}

/** Opens a connection to the service. It ends with the process. */
export async function openConnection(
	{ baseUrl, apiKey, projectId, project }: ServiceInputs,
	{ environment, clock, log }: ConnectionEdges,
) {
	const openFresh = () => openTransport(baseUrl, environment.proxy);
	return {
		baseUrl,
		apiKey,
		projectId,
		project,
		/** Connections that are kept alive from request to request. */
		dispatcher: await openFresh(),
		/** Opens a dispatcher that nothing else uses; the caller destroys it. */
		openFresh,
		clock,
		/** Called with one log line before each retry. */
		note: log.info,
		/** Called with one debug line after each try. */
		debug: log.debug,
	};
}

/**
 * The same connection with its retries in the debug log alone: for requests whose caller asks again, or says itself what
 * failed.
 */
export function quietly(connection: Connection): Connection {
	return { ...connection, note: connection.debug };
}
