import type { Runtime, RuntimeEvents } from './runtime.ts';

/** What is told of an app on its way. */
export interface AppEvents extends RuntimeEvents {
	/** Called once: without a reason where the app ended with 0, or was stopped before it was started. */
	onEnd(failure: string | undefined): void;
}

/** A deployed app, from its unpacked archive to its end. */
export interface App {
	/** All that it wrote was read. */
	readonly hasEnded: boolean;
	/** Its handlers are called through it, once it has registered them. */
	readonly runtime: Runtime | undefined;
	/** Resolves when all that it has started is gone. */
	kill(): Promise<void>;
}
