import type { Dispatcher } from 'undici';

/** What the requests need of the runner: see its clock. */
export interface Clock {
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
	readonly dispatcher: Dispatcher;
	readonly clock: Clock;
	/** Whether a text holds a secret. Such an id is no usable one: no sink may show it. Default: none does. */
	readonly holdsSecret?: (text: string) => boolean;
	/** Told one line before each repeat. */
	readonly note: (line: string) => void;
	/** Told one line for each request that is over. */
	readonly debug: (line: string) => void;
	/** Milliseconds without any movement after which a try is given up. Default: 30,000. */
	readonly idleMs?: number;
}
