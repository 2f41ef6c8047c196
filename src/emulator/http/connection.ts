import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults.ts';
import type { ServiceResponse, WholeResponse } from './response.ts';

type Break = Fault & { kind: 'reset' | 'close' | 'stall' };

/** Time for what was sent to reach the client before a reset would take it back, in milliseconds. */
const SETTLE_MS = 50;
/** Milliseconds for which the rest of a request is taken that has got its response. */
const LINGER_MS = 5_000;
/** Bytes by which a truncated response is shorter than it says. */
const MISSING_BYTES = 100;

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
	breakOff(fault: Break): void {
		if (fault.kind === 'reset') this.#socket.resetAndDestroy();
		else if (fault.kind === 'close') {
			this.#request.socket.end();
			// Unread bytes would turn the FIN into a reset.
			this.#request.resume();
		} else this.#request.pause();
	}

	async #settled(fault: Break): Promise<void> {
		await sleep(SETTLE_MS);
		// A client in this very process reads before that, however long the process was held up.
		await setImmediate();
		this.breakOff(fault);
	}

	/** Sends a response past Node's response object, which would read the rest of the request first. */
	sendEarly(response: WholeResponse): void {
		const head = Object.entries({
			...response.headers,
			connection: 'close',
			'content-length': String(response.body.length),
		});
		const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
		this.#request.socket.write(`HTTP/1.1 ${response.status} Early\r\n${lines}\r\n`);
		this.#request.socket.write(response.body);
	}

	async send(response: ServiceResponse, fault?: Fault): Promise<void> {
		const breaks = fault?.kind === 'reset' || fault?.kind === 'close' || fault?.kind === 'stall' ? fault : undefined;
		const { body } = response;
		if (Buffer.isBuffer(body)) await this.#sendBuffer(response, body, fault, breaks);
		else await this.#sendStream(response, body, breaks);
	}

	async #sendBuffer(response: ServiceResponse, body: Buffer, fault?: Fault, breaks?: Break): Promise<void> {
		const truncated = fault?.kind === 'truncated';
		const length = body.length + (truncated ? MISSING_BYTES : 0);
		const lengthHeader = response.status === 204 || response.status === 304 ? {} : { 'content-length': String(length) };
		this.#response.writeHead(response.status, { ...response.headers, ...lengthHeader });
		if (breaks?.at === 'response-headers' || breaks?.at === 'response-body') {
			this.#response.flushHeaders();
			if (breaks.at === 'response-body') this.#response.write(body.subarray(0, Math.ceil(body.length / 2)));
			await this.#settled(breaks);
		} else if (truncated) {
			this.#response.write(body);
			this.breakOff({ kind: 'close', at: 'response-body' });
		} else {
			this.#response.write(body);
			await this.#linger();
			this.#response.end();
		}
	}

	/** Takes the rest of the request: closing the connection before would reset it, and the client might lose the response. */
	async #linger(): Promise<void> {
		if (this.#request.complete) return;
		await finished(this.#request, { signal: AbortSignal.timeout(LINGER_MS) }).catch(() => undefined);
	}

	async #sendStream(response: ServiceResponse, body: Readable, breaks?: Break): Promise<void> {
		this.#response.writeHead(response.status, response.headers);
		if (!response.lateHeaders || breaks?.at === 'response-headers') this.#response.flushHeaders();
		if (breaks?.at === 'response-headers') {
			body.destroy();
			return this.#settled(breaks);
		}
		if (breaks?.at === 'response-body') {
			let left = breaks.frames ?? 1;
			for await (const frame of body) {
				this.#response.write(frame);
				if (--left <= 0) break;
			}
			return this.#settled(breaks);
		}
		const toBytes = new Transform({
			writableObjectMode: true,
			transform: (chunk, _encoding, done) => done(null, chunk),
		});
		// A client that hangs up is no error: the stream ends with it.
		await pipeline(body, toBytes, this.#response).catch(() => undefined);
	}
}
