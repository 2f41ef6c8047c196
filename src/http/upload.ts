import { setImmediate } from 'node:timers/promises';
import type { Sent } from '../domain/failures/interruption.ts';
import type { RequestBody } from './request-body.ts';
import type { Silence } from './silence.ts';

/** Milliseconds in which the socket takes no byte of a chunk (128 KiB of a package) that waits for it. */
export const STALL_MS = 60_000;

/**
 * One upload of a body. It is followed one chunk behind, so that the last one is known for the last: a request whose
 * last chunk was not handed to the socket cannot be carried out.
 */
export class Upload {
	readonly #body: RequestBody;
	readonly #silence: Silence;
	readonly #responseMs: () => number | undefined;
	readonly #over = Promise.withResolvers<void>();
	#source: AsyncIterator<Uint8Array> | undefined;
	#sent: Sent = 'nothing';
	#isStopped = false;
	#fault: { readonly thrown: unknown } | undefined;

	/** @param responseMs milliseconds of silence that are allowed once all is handed over; asked for then. */
	constructor(body: RequestBody, silence: Silence, responseMs: () => number | undefined) {
		this.#body = body;
		this.#silence = silence;
		this.#responseMs = responseMs;
	}

	/** How much was handed to the socket. */
	get sent(): Sent {
		return this.#sent;
	}

	/** What reading the body has thrown: that is no fault of the network. */
	get fault(): { readonly thrown: unknown } | undefined {
		return this.#fault;
	}

	/**
	 * What undici sends. It asks for a chunk when the socket has taken those before, so the time from one to the next
	 * is the socket's silence, and the time in which the source makes a chunk is not.
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

	/** Hands over nothing more: the response is there. */
	stop(): void {
		this.#isStopped = true;
	}

	/** Reads the rest of a stopped upload, for what is only known of a body that was read to its end. */
	async readRest(): Promise<void> {
		while ((await this.#read()) !== undefined);
	}

	/** Ends it, and lets go of the body. */
	end(): void {
		this.stop();
		this.#over.resolve();
		this.#source?.return?.().catch(() => {});
	}

	async #read(): Promise<Uint8Array | undefined> {
		this.#source ??= this.#body.open()[Symbol.asyncIterator]();
		try {
			const { done, value } = await this.#source.next();
			return done === true ? undefined : value;
		} catch (thrown) {
			this.#fault ??= { thrown };
			throw thrown;
		}
	}

	/**
	 * Before each chunk the event loop turns: a server that responds early (401, 413) and closes is then heard before
	 * the next write finds the connection closed, which would lose the response. Once stopped, it waits until the try is
	 * over: an error now would break off the response, and a regular end would complete the request.
	 */
	async #mayGoOn(): Promise<void> {
		// Two turns: the first may begin after the loop has looked at its sockets, the second is sure to look again.
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
