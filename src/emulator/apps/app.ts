import type { RegisteredApp, Runtime } from './runtime.ts';

/** What is told of an app on its way. */
export interface AppEvents {
	onLine(line: string): void;
	/** The app's code was imported, and has registered these apps. */
	onRegistered(apps: RegisteredApp[]): void;
	/** A script that registers nothing was started. */
	onScript(): void;
	/** Called once: without a reason where the app ended with 0, or was stopped before it was started. */
	onEnd(failure: string | undefined): void;
}

/** A deployed app, from its unpacked archive to its end. */
export interface App {
	/** All that it wrote was read. */
	readonly hasEnded: boolean;
	/** Its handlers are called through it, once it has registered them. */
	readonly runtime: Runtime | undefined;
	/** Ends it; resolves when all that it has started is gone. */
	stop(): Promise<void>;
	/** The same, at once. */
	kill(): Promise<void>;
}
