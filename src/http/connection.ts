import type { Dispatcher } from 'undici';

/** What the requests need of the runner: see its clock. */
export interface RequestClock {
	now(): number;
	sleep(ms: number, signal: AbortSignal): Promise<void>;
	watchdog(ms: number, expired: () => void): { feed(): void; stop(): void };
	random(): number;
}

/** Where requests go, and with what. */
export interface Connection {
	/** Without a trailing slash. */
	readonly baseUrl: string;
	readonly apiKey: string;
	/** The project that every request is about. '' and absent: whatever the key says. */
	readonly projectId?: string;
	/** Connections that are kept alive from request to request. */
	readonly dispatcher: Dispatcher;
	/** Opens connections that nothing else uses; who calls it destroys them. */
	readonly openFresh: () => Dispatcher;
	readonly clock: RequestClock;
	/** Whether a text holds a secret. Such an id is no usable one: no sink may show it. Default: none does. */
	readonly holdsSecret?: (text: string) => boolean;
	/** Told one line before each retry. */
	readonly note: (line: string) => void;
	/** Told one line for each request that is over. */
	readonly debug: (line: string) => void;
	/** Ends all connections. */
	close(): Promise<void>;
}
