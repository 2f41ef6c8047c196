import { setImmediate } from 'node:timers/promises';
import type { Sent } from '../domain/failures/interruption.ts';
import type { RequestBody } from './request-body.ts';
import type { Silence } from './try-limits.ts';

/** Milliseconds in which the socket must have taken a chunk. */
export const STALL_MS = 60_000;
/** Bytes of the largest chunk. A larger piece of the body is cut: a slow link that moves is not taken for a silent one. */
export const LARGEST_CHUNK = 128 * 1024;

/**
 * One upload of a body. It always holds back one chunk, so that it knows which one is the last: a request whose last
 * chunk was not handed to the socket cannot be carried out.
 */
export class Upload {
	readonly #body: RequestBody;
	readonly #silence: Silence;
	readonly #responseMs: () => number | undefined;
	readonly #over = Promise.withResolvers<void>();
	#source: AsyncIterator<Uint8Array> | undefined;
	/** What is left of a piece that is larger than a chunk. */
	#rest: Uint8Array = new Uint8Array();
	#sent: Sent = 'nothing';
	#isStopped = false;
	#fault: { readonly thrown: unknown } | undefined;

	/** @param responseMs called once everything is sent; returns the milliseconds of silence that are allowed then. */
	constructor(body: RequestBody, silence: Silence, responseMs: () => number | undefined) {
		this.#body = body;
		this.#silence = silence;
		this.#responseMs = responseMs;
	}

	/** How much of the body was handed to the socket. */
	get sent(): Sent {
		return this.#sent;
	}

	/** The error thrown while reading the body, which is not a network error. */
	get fault(): { readonly thrown: unknown } | undefined {
		return this.#fault;
	}

	/**
	 * The chunks that undici sends. undici asks for the next chunk once the socket has taken the previous ones. The time in
	 * between counts as silence of the socket; the time that the source needs to make a chunk does not.
	 */
	async *chunks(): AsyncGenerator<Uint8Array, void, undefined> {
		let held = await this.#read();
		for (let next = held && (await this.#read()); held !== undefined && next !== undefined; next = await this.#read()) {
			await this.#mayGoOn();
			this.#sent = 'part';
			this.#allow(STALL_MS, 'STALLED');
			yield held;
			this.#allow(undefined);
			held = next;
		}
		await this.#mayGoOn();
		this.#sent = 'all';
		this.#allow(this.#responseMs());
		if (held !== undefined) yield held;
	}

	/** Stops sending, because the response has come. */
	stop(): void {
		this.#isStopped = true;
	}

	/** Reads the rest of a stopped upload, for facts that are only known at the end of the body, such as its digest. */
	async readRest(): Promise<void> {
		while ((await this.#read()) !== undefined);
	}

	/** Ends the upload and closes the body. */
	end(): void {
		this.stop();
		this.#over.resolve();
		this.#source?.return?.().catch(() => {});
	}

	async #read(): Promise<Uint8Array | undefined> {
		this.#source ??= this.#body.open()[Symbol.asyncIterator]();
		try {
			if (this.#rest.length === 0) {
				const { done, value } = await this.#source.next();
				if (done === true) return undefined;
				this.#rest = value;
			}
			const chunk = this.#rest.subarray(0, LARGEST_CHUNK);
			this.#rest = this.#rest.subarray(LARGEST_CHUNK);
			return chunk;
		} catch (thrown) {
			this.#fault ??= { thrown };
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

	#allow(ms: number | undefined, code?: string): void {
		if (!this.#isStopped) this.#silence.allow(ms, code);
	}
}
