import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';
import { isObject } from '../http/request-body.ts';

/** What the code of an app registers with the SDK. */
export interface RegisteredApp {
	name: string;
	actions: string[];
}

/** What the runner in the app's process tells, one JSON object a line. */
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

export interface RuntimeEvents {
	onRegistered(apps: RegisteredApp[]): void;
	onScript(): void;
	/** A line that a handler wrote. */
	onLine(line: string): void;
}

interface Pending {
	onLine(line: string): void;
	resolve(result: Result): void;
}

/** The emulator's side of the channel to the runner in an app's process (runner.mjs, runner.py). */
export class Runtime {
	readonly #channel: Duplex;
	readonly #events: RuntimeEvents;
	readonly #pending = new Map<string, Pending>();
	/** Why no handler can be called any more. */
	#ended: string | undefined;

	constructor(channel: Duplex, events: RuntimeEvents) {
		this.#channel = channel;
		this.#events = events;
		// An app that is killed resets its end of the channel; a reader of lines tells that as an error of its own.
		const lines = createInterface({ input: channel }).on('error', () => undefined);
		lines.on('line', (line) => this.#receive(line));
	}

	#receive(line: string): void {
		const message = parse(line);
		if (message === undefined) return;
		if (message.event === 'registered') this.#events.onRegistered(message.apps);
		else if (message.event === 'script') this.#events.onScript();
		else if (message.event === 'log') {
			this.#events.onLine(message.line);
			this.#pending.get(message.invocation)?.onLine(message.line);
		} else {
			const { event, invocation, ...result } = message;
			this.#pending.get(invocation)?.resolve({ status: event, ...result } as Result);
			this.#pending.delete(invocation);
		}
	}

	/** Calls a handler in the app's process. */
	call(call: Call, onLine: (line: string) => void): Promise<Result> {
		if (this.#ended !== undefined) return Promise.resolve({ status: 'failed', reason: this.#ended });
		return new Promise((resolve) => {
			this.#pending.set(call.invocation, { onLine, resolve });
			this.#channel.write(`${JSON.stringify(call)}\n`);
		});
	}

	/** Forgets a call: nobody waits for it any more. The handler itself goes on. */
	forget(invocation: string): void {
		this.#pending.delete(invocation);
	}

	/** The process has ended, and every call with it. */
	end(reason: string): void {
		this.#ended = reason;
		for (const { resolve } of this.#pending.values()) resolve({ status: 'failed', reason });
		this.#pending.clear();
	}
}

/** A line of the channel. The app's own code can write to it too: what is no message is passed over. */
function parse(line: string): Message | undefined {
	let message: unknown;
	try {
		message = JSON.parse(line);
	} catch {
		return undefined;
	}
	if (!isObject(message)) return undefined;
	const { event, invocation, apps, line: text, reason, output } = message;
	const isText = (value: unknown): value is string => typeof value === 'string';
	const fits: Record<Message['event'], boolean> = {
		registered: Array.isArray(apps) && apps.every(isApp),
		script: true,
		log: isText(invocation) && isText(text),
		succeeded: isText(invocation) && (output === undefined || isText(output)),
		failed: isText(invocation) && isText(reason),
	};
	return Object.hasOwn(fits, String(event)) && fits[event as Message['event']] ? (message as Message) : undefined;
}

const isApp = (value: unknown): boolean =>
	isObject(value) &&
	typeof value.name === 'string' &&
	Array.isArray(value.actions) &&
	value.actions.every((one) => typeof one === 'string');
