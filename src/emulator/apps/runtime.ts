import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** What the code of an app registers with the SDK. */
export interface RegisteredApp {
	name: string;
	actions: string[];
}

/** What the runner in the app's process tells (runner.mjs, runner.py), one JSON object a line. */
type Message =
	/** The entrypoint was imported. */
	| { event: 'registered'; apps: RegisteredApp[] }
	/** The entrypoint registers no app: it goes on as a script. */
	| { event: 'script' }
	| { event: 'log'; invocation: string; line: string }
	| { event: 'succeeded'; invocation: string; output?: string }
	| { event: 'failed'; invocation: string; reason: string };

/** How the call of a handler ended; `output` is JSON text, and left out where the handler returned nothing. */
export type Result = { status: 'succeeded'; output?: string } | { status: 'failed'; reason: string };

export interface Call {
	invocation: string;
	app: string;
	action: string;
	/** JSON text. */
	payload?: string;
}

/** Calls the handlers of a deployed app. */
export interface Runtime {
	call(call: Call, onLine: (line: string) => void): Promise<Result>;
	/** Nobody waits for a call any more. The handler itself goes on. */
	forget(invocation: string): void;
	/** Resolves when no call is under way. */
	idle(): Promise<void>;
}

export interface RuntimeEvents {
	/** A line that the app wrote. */
	onLine(line: string): void;
	/** The app's code was imported, and has registered these apps. */
	onRegistered(apps: RegisteredApp[]): void;
	/** A script that registers nothing was started. */
	onScript(): void;
}

interface Pending {
	onLine(line: string): void;
	resolve(result: Result): void;
}

/** The emulator's side of the channel to the runner in an app's process. */
export class ProcessRuntime implements Runtime {
	readonly #output: Writable;
	readonly #events: RuntimeEvents;
	readonly #pending = new Map<string, Pending>();
	#onIdle: (() => void)[] = [];
	/** Why no handler can be called any more. */
	#ended: string | undefined;

	constructor({ input, output }: { input: Readable; output: Writable }, events: RuntimeEvents) {
		this.#output = output;
		this.#events = events;
		// An app that is killed resets its end of the channel; a reader of lines tells that as an error of its own.
		const lines = createInterface({ input }).on('error', () => undefined);
		lines.on('line', (line) => this.#receive(line));
	}

	#receive(line: string): void {
		const message = parse(line);
		if (message?.event === 'registered') this.#events.onRegistered(message.apps);
		else if (message?.event === 'script') this.#events.onScript();
		else if (message?.event === 'log') {
			this.#events.onLine(message.line);
			this.#pending.get(message.invocation)?.onLine(message.line);
		} else if (message !== undefined) {
			const { event, invocation, ...result } = message;
			this.#pending.get(invocation)?.resolve({ status: event, ...result } as Result);
			this.forget(invocation);
		}
	}

	call(call: Call, onLine: (line: string) => void): Promise<Result> {
		if (this.#ended !== undefined) return Promise.resolve({ status: 'failed', reason: this.#ended });
		return new Promise((resolve) => {
			this.#pending.set(call.invocation, { onLine, resolve });
			this.#output.write(`${JSON.stringify(call)}\n`);
		});
	}

	forget(invocation: string): void {
		this.#pending.delete(invocation);
		if (this.#pending.size === 0) for (const resolve of this.#onIdle.splice(0)) resolve();
	}

	async idle(): Promise<void> {
		if (this.#pending.size > 0) await new Promise<void>((resolve) => this.#onIdle.push(resolve));
	}

	/** The process has ended, and every call with it. */
	end(reason: string): void {
		this.#ended = reason;
		for (const [invocation, { resolve }] of this.#pending) {
			resolve({ status: 'failed', reason });
			this.forget(invocation);
		}
	}
}

/** A line of the channel. The app's own code can write to it too: what is no message is passed over. */
function parse(line: string): Message | undefined {
	try {
		const message = JSON.parse(line) as Message;
		return typeof message?.event === 'string' ? message : undefined;
	} catch {
		return undefined;
	}
}
