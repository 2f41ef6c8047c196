import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults.ts';
import type { ServiceResponse, WholeResponse } from './response.ts';

export type Break = Fault & { kind: 'reset' | 'stall' };

/** Time for what was sent to reach the client before a reset would take it back, in milliseconds. */
const SETTLE_MS = 50;
/** Milliseconds for which the rest of a request is taken that has got its response. */
const LINGER_MS = 5_000;

/** One request's connection, down to the TCP socket: resets must be real ones, below TLS too. */
export class Connection {
	readonly #request: IncomingMessage;
	readonly #response: ServerResponse;
	readonly #socket: Socket;

	constructor(request: IncomingMessage, response: ServerResponse, socket: Socket) {
		this.#request = request;
		this.#response = response;
		this.#socket = socket;
	}

	/** Breaks the connection as told; a stalled one stays as it is until the emulator closes. */
	breakOff({ kind }: Break): void {
		if (kind === 'reset') this.#socket.resetAndDestroy();
		else this.#request.pause();
	}

	/** Sends a response past Node's response object, which would read the rest of the request first. */
	sendEarly({ status, headers, body }: WholeResponse): void {
		const head = Object.entries({ ...headers, connection: 'close', 'content-length': String(body.length) });
		const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
		this.#request.socket.write(`HTTP/1.1 ${status} Early\r\n${lines}\r\n`);
		this.#request.socket.write(body);
	}

	async send({ status, headers, body }: ServiceResponse, breaks?: Break): Promise<void> {
		const cut = breaks?.at === 'response-body' ? breaks : undefined;
		const isWhole = Buffer.isBuffer(body) && status !== 204;
		this.#response.writeHead(status, { ...(isWhole ? { 'content-length': String(body.length) } : {}), ...headers });
		if (cut) return this.#sendPart(body, cut);
		if (Buffer.isBuffer(body)) {
			this.#response.write(body);
			await this.#linger();
			this.#response.end();
			return;
		}
		this.#response.flushHeaders();
		const toBytes = new Transform({
			writableObjectMode: true,
			transform: (chunk, _encoding, done) => done(null, chunk),
		});
		// A client that hangs up is no error: the stream ends with it.
		await pipeline(body, toBytes, this.#response).catch(() => undefined);
	}

	/** Takes the rest of the request: closing the connection before would reset it, and the client might lose the response. */
	async #linger(): Promise<void> {
		if (this.#request.complete) return;
		await finished(this.#request, { signal: AbortSignal.timeout(LINGER_MS) }).catch(() => undefined);
	}

	/** Half of a body, or some frames of a stream; then it breaks. */
	async #sendPart(body: Buffer | Readable, fault: Break): Promise<void> {
		this.#response.flushHeaders();
		let left = fault.frames ?? 1;
		if (Buffer.isBuffer(body)) this.#response.write(body.subarray(0, Math.ceil(body.length / 2)));
		else if (left > 0) {
			for await (const frame of body) {
				this.#response.write(frame);
				if (--left <= 0) break;
			}
		}
		await sleep(SETTLE_MS);
		// A client in this very process reads before that, however long the process was held up.
		await setImmediate();
		this.breakOff(fault);
	}
}
