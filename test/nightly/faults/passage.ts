import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOnItsWay } from '../../support/action-runner/on-its-way.ts';
import type { WireFault } from './fault-proxy.ts';
import { type Piece, RequestReader } from './request-reader.ts';

export interface PassageOptions {
	/** The client's side, in plain text. */
	readonly client: Socket;
	/** The client's TCP socket, below TLS too: a reset must be a real one. */
	readonly raw: Socket;
	readonly upstream: Socket;
	readonly fault: WireFault | undefined;
	/** Where a redirect leads to. */
	readonly redirect: string;
	/** Counts one request that the fault may be for, and says whether it is. */
	readonly isHit: () => boolean;
	readonly hit: () => void;
}

/** Milliseconds for who has read what was passed on to make something of it. */
const SETTLE_MS = 50;
/** Milliseconds that what was passed on is waited for at most: somebody may not want to read it. */
const ARRIVING_MS = 10_000;

/** One connection: passes on piece by piece what both sides say, up to the place of the fault. */
export class Passage {
	readonly #options: PassageOptions;
	/** The request or response on its way is the one that breaks. */
	#armed = false;
	/** The fault has happened: nothing is passed on any more. */
	#over = false;
	/** The service sees nothing of this request: somebody else responds to it. */
	#withheld = false;
	/** What came of the response that breaks. */
	#held = Buffer.alloc(0);
	/** The service has the whole request, and may finish it in peace. */
	#requested = false;

	constructor(options: PassageOptions) {
		this.#options = options;
	}

	start(): void {
		const { client, raw, upstream } = this.#options;
		const reader = new RequestReader();
		this.#follow(client, upstream, (chunk) => {
			for (const piece of reader.feed(chunk)) if (!this.#over) this.#request(piece);
		});
		this.#follow(upstream, client, (chunk) => this.#response(chunk));
		client.on('close', () => {
			if (!this.#over) upstream.destroy();
		});
		upstream.on('end', () => {
			if (!this.#over) client.end();
		});
		upstream.on('error', () => {
			if (!this.#over) raw.resetAndDestroy();
		});
	}

	#follow(from: Socket, to: Socket, pass: (chunk: Buffer) => void): void {
		from.on('data', (chunk: Buffer) => {
			if (!this.#over) pass(chunk);
			if (!this.#over && to.writableNeedDrain) from.pause();
		});
		to.on('drain', () => {
			if (!this.#over) from.resume();
		});
	}

	#request(piece: Piece): void {
		const { fault, isHit } = this.#options;
		if (piece.kind === 'head') {
			this.#armed = fault !== undefined && fault.place !== 'connect' && fault.requests.test(piece.line) && isHit();
			this.#requested = false;
		}
		const place = this.#armed ? fault?.place : undefined;
		if (this.#armed && fault?.cut === 'redirect') this.#withheld = true;
		if (typeof place === 'number' && piece.kind === 'body' && piece.from + piece.bytes.length >= place) {
			this.#pass(piece.bytes.subarray(0, place - piece.from));
			this.#break();
			return;
		}
		this.#pass(piece.bytes);
		if (piece.kind === 'end') this.#requested = !this.#withheld;
		if (place === 'request headers' && piece.kind === 'head') this.#break();
		if (place === 'request end' && piece.kind === 'end') this.#break();
	}

	#pass(bytes: Buffer): void {
		if (!this.#withheld) this.#options.upstream.write(bytes);
	}

	/** No request follows before the response to the one before: what comes while one is armed is its response. */
	#response(chunk: Buffer): void {
		const { client, fault } = this.#options;
		const place = this.#armed ? fault?.place : undefined;
		if (place === 'response') {
			this.#break();
		} else if (place === 'response headers' || place === 'response body') {
			this.#held = Buffer.concat([this.#held, chunk]);
			const head = this.#held.indexOf('\r\n\r\n') + 4;
			const body = place === 'response body' ? Math.ceil((this.#held.length - head) / 2) : 0;
			if (head < 4 || (place === 'response body' && body === 0)) return; // more is to come
			client.write(this.#held.subarray(0, head + body));
			this.#break();
		} else {
			client.write(chunk);
		}
	}

	/** Each request breaks once. */
	#break(): void {
		const { fault, hit } = this.#options;
		if (!this.#armed) return;
		this.#armed = false;
		hit();
		this.#over = true;
		// Nothing is read any more: what is still in the sockets was handed over and lost.
		this.#options.client.pause();
		if (fault?.cut !== 'stall') void this.#arrived().then(() => this.#cut());
	}

	/** What was passed on has arrived on both sides: an end or a reset would take it back. */
	async #arrived(): Promise<void> {
		const { client, raw, upstream } = this.#options;
		const from = performance.now();
		const isHere = () =>
			upstream.writableLength + client.writableLength === 0 &&
			!upstream.connecting &&
			!isOnItsWay({ from: upstream.localPort, to: upstream.remotePort }) &&
			!isOnItsWay({ from: raw.localPort, to: raw.remotePort });
		do await sleep(SETTLE_MS);
		while (!isHere() && performance.now() - from < ARRIVING_MS);
	}

	#cut(): void {
		const { client, raw, upstream, fault, redirect } = this.#options;
		// Of a request that was cut the service sees an end too; one that it has whole, it finishes.
		if (this.#requested) upstream.resume();
		else upstream.destroy();
		if (fault?.cut === 'reset') raw.resetAndDestroy();
		else if (fault?.cut === 'end') client.end();
		else
			client.end(`HTTP/1.1 307 Elsewhere\r\nLocation: ${redirect}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
	}
}
