import { setImmediate } from 'node:timers/promises';
import type { RequestClock } from './connection.ts';

/** A body that can be opened again for each try. */
export interface RequestBody {
	readonly contentType: string;
	/** Length in bytes, if it is known. */
	readonly contentLength?: number;
	open(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** How much of a request's body was handed to the socket. `all` includes the closing boundary. */
export type Sent = 'nothing' | 'part' | 'all';

/** A value as a JSON body. */
export function jsonBody(value: unknown): RequestBody {
	const bytes = Buffer.from(JSON.stringify(value));
	return { contentType: 'application/json', contentLength: bytes.length, open: () => [bytes] };
}

/**
 * Milliseconds in which a connection must be open, in which a request that may be repeated must have a response, and in which
 * the body of a response must come.
 */
export const WAIT_MS = 30_000;
/** Milliseconds in which the socket must have taken a chunk. */
export const STALL_MS = 60_000;
/** Bytes of the largest chunk. A larger piece of the body is cut: a slow link that moves is not taken for a silent one. */
export const LARGEST_CHUNK = 128 * 1024;

/**
 * The sending of one request, and how long each stage of its try may take. It always holds back one chunk of the body, so
 * that it knows which one is the last: a request whose last chunk was not handed to the socket cannot be carried out.
 */
export class Upload {
	readonly #source: AsyncGenerator<Uint8Array, void, undefined>;
	readonly #clock: Pick<RequestClock, 'watchdog'>;
	readonly #responseMs: number | undefined;
	readonly #late = new AbortController();
	/** Aborted where a stage took too long; its reason is an error with the code of the stage. */
	readonly late = this.#late.signal;
	readonly #over = Promise.withResolvers<void>();
	#endStage = () => {};
	#isStopped = false;
	/** How much of the request was handed to the socket. */
	sent: Sent = 'nothing';
	/** The error thrown while reading the body, which is not a network error. */
	fault: { readonly thrown: unknown } | undefined;

	/** @param responseMs how long the response may take once everything is sent; undefined for ever. */
	constructor(body: RequestBody | undefined, clock: Pick<RequestClock, 'watchdog'>, responseMs: number | undefined) {
		this.#source = this.#read(body);
		this.#clock = clock;
		this.#responseMs = responseMs;
		this.#begin(WAIT_MS, 'IDLE');
	}

	/** The request without a body is about to be written. */
	handOverAll(): void {
		this.sent = 'all';
		this.#begin(this.#responseMs, 'IDLE');
	}

	/**
	 * The chunks that undici sends. undici asks for the next chunk once the socket has taken the previous ones. The time in
	 * between counts as silence of the socket; the time that the source needs to make a chunk does not.
	 */
	async *chunks(): AsyncGenerator<Uint8Array, void, undefined> {
		this.#begin(undefined); // the connection is open
		let held: Uint8Array | undefined;
		for await (const next of this.#source) {
			if (held !== undefined) {
				await this.#mayGoOn();
				this.sent = 'part';
				this.#begin(STALL_MS, 'STALLED');
				yield held;
				this.#begin(undefined);
			}
			held = next;
		}
		await this.#mayGoOn();
		this.handOverAll();
		if (held !== undefined) yield held;
	}

	/** Stops sending, because the response has come. @param bodyMs how long its body may take; undefined for ever. */
	stop(bodyMs: number | undefined): void {
		this.#begin(bodyMs, 'SLOW_RESPONSE');
		this.#isStopped = true;
	}

	/** Ends the upload and its last stage, and closes the body, which has one turn of the event loop for that. */
	async end(): Promise<void> {
		this.#isStopped = true;
		this.#endStage();
		this.#over.resolve();
		await Promise.race([this.#source.return().catch(() => {}), setImmediate()]);
	}

	async *#read(body: RequestBody | undefined): AsyncGenerator<Uint8Array, void, undefined> {
		try {
			for await (const piece of body?.open() ?? []) {
				for (let at = 0; at < piece.length; at += LARGEST_CHUNK) yield piece.subarray(at, at + LARGEST_CHUNK);
			}
		} catch (thrown) {
			this.fault = { thrown };
			throw thrown;
		}
	}

	/**
	 * Lets the event loop run before each chunk, so that an early response (401, 413) is read before the next write finds
	 * the connection closed, which would lose the response. A stopped upload waits here until the try is over: an error
	 * would break off the response, and a regular end would complete the request.
	 */
	async #mayGoOn(): Promise<void> {
		// Two turns: the first may begin after the loop has polled its sockets; by the end of the second it has polled again.
		await setImmediate();
		await setImmediate();
		if (!this.#isStopped) return;
		await this.#over.promise;
		throw new Error('the upload was stopped');
	}

	/** Begins a stage, and ends the one before. Once the upload is stopped, the stage of the response goes on. */
	#begin(ms: number | undefined, code = ''): void {
		if (this.#isStopped) return;
		this.#endStage();
		const expired = () => this.#late.abort(Object.assign(new Error(code), { code }));
		this.#endStage = ms === undefined ? () => {} : this.#clock.watchdog(ms, expired);
	}
}
