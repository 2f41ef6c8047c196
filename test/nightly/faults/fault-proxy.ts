// A TCP proxy in front of the emulator that breaks a connection at an exact place of the plain text. TLS ends here, so
// that the places are the same with it and without it.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';

/** What becomes of the bytes: FIN; RST; nothing moves any more; a redirect to another origin. */
export type Cut = 'end' | 'reset' | 'stall' | 'redirect';

/**
 * Where in an exchange it happens: all before has reached the other side, and nothing after it. `connect`: the TCP connection
 * stands; of TLS not one byte has come back. `after the commit`: the service has done it, and the client has nothing of that.
 */
export const POINTS = [
	'connect',
	'request headers',
	'first bytes',
	'50 %',
	'closing boundary − 1',
	'closing boundary',
	'after the commit',
	'response headers',
	'response body',
] as const;
export type Point = (typeof POINTS)[number];
export const at = (point: Point): number => POINTS.indexOf(point);

/** Bytes of a package that the sockets of both sides cannot hold, not even the last quarter but a little. */
export const LARGE = 8_000_000;

export interface WireFault {
	readonly cut: Cut;
	readonly point: Point;
	/** The requests that it is for, by their first line. `connect` is for connections, whatever they will carry. */
	readonly requests: RegExp;
	/** How many of them pass before, and how many are hit. */
	readonly skip: number;
	readonly times: number;
}

/** Path that a redirect leads to, where nobody has any business. */
export const ELSEWHERE = '/elsewhere';

/** Milliseconds for who has read what was passed on to make something of it: an end or a reset would take it back. */
const SETTLE_MS = 50;

/**
 * @param target port of the emulator, which speaks plain HTTP. It is where a redirect leads, too: another origin.
 * @param tls PEM texts: the proxy then speaks https.
 */
export async function startFaultProxy(
	target: number,
	tls: { readonly key: string; readonly cert: string } | undefined,
	fault: WireFault | undefined,
) {
	const sockets = new Set<Socket>();
	const counts = { seen: 0, hits: 0 };
	const keep = (socket: Socket) => {
		sockets.add(socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket)));
		return socket;
	};
	/** Counts what the fault may be for, and says whether it is. */
	const isHit = ({ skip, times }: WireFault) => {
		counts.seen += 1;
		return counts.seen > skip && counts.seen <= skip + times;
	};
	const location = `http://127.0.0.1:${target}${ELSEWHERE}`;
	const redirect = `HTTP/1.1 307 Elsewhere\r\nLocation: ${location}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;

	const breakOff = (client: Socket, raw: Socket, cut: Cut) => {
		if (cut === 'stall') raw.pause();
		else if (cut === 'reset') raw.resetAndDestroy();
		else client.resume().end(cut === 'end' ? '' : redirect);
	};

	/** One connection: passes on what both sides say, up to the place of the fault. Each request breaks once. */
	function relay(client: Socket, raw: Socket, upstream: Socket): void {
		let isOver = false;
		/** The request under way: whether it is the one that breaks, and where; undefined before its first byte. */
		let request: { readonly place: Place | undefined } | undefined;
		let response = Buffer.alloc(0);
		const end = async (cut: Cut, isServed: boolean) => {
			isOver = true;
			counts.hits += 1;
			client.pause(); // what is still in the sockets was handed over and lost
			if (cut === 'stall') return;
			await sleep(SETTLE_MS);
			// Of a request that was cut the service sees an end too; one that it has whole, it finishes.
			if (isServed) upstream.resume();
			else upstream.destroy();
			breakOff(client, raw, cut);
		};
		follow(client, upstream, (chunk) => {
			const line = chunk.toString('latin1', 0, 200).split('\r\n')[0] as string;
			request ??= { place: fault?.requests.test(line) && isHit(fault) ? new Place(fault.point, chunk) : undefined };
			const { place } = request;
			const passes = place?.reachedIn(chunk);
			if (place === undefined || fault?.cut !== 'redirect') upstream.write(chunk.subarray(0, passes));
			if (passes !== undefined && fault !== undefined)
				void end(fault.cut, fault.point === 'closing boundary' && fault.cut !== 'redirect');
		});
		follow(upstream, client, (chunk) => {
			if (fault === undefined || request?.place === undefined || at(fault.point) < at('after the commit')) {
				request = undefined;
				client.write(chunk);
				return;
			}
			response = Buffer.concat([response, chunk]);
			const head = response.indexOf('\r\n\r\n') + 4;
			const body = Math.ceil((response.length - head) / 2);
			const isEarly = head < 4 || (fault.point === 'response body' && body === 0);
			if (fault.point !== 'after the commit' && isEarly) return; // more is to come
			if (fault.point !== 'after the commit')
				client.write(response.subarray(0, head + (fault.point === 'response body' ? body : 0)));
			void end(fault.cut, true);
		});
		client.on('close', () => isOver || upstream.destroy());
		upstream.on('end', () => isOver || client.end());
		upstream.on('error', () => isOver || raw.resetAndDestroy());

		function follow(from: Socket, to: Socket, pass: (chunk: Buffer) => void): void {
			from.on('data', (chunk: Buffer) => {
				if (!isOver) pass(chunk);
				if (!isOver && to.writableNeedDrain) from.pause();
			});
			to.on('drain', () => isOver || from.resume());
		}
	}

	const server = createServer({ noDelay: true }, (raw) => {
		keep(raw);
		if (fault?.point === 'connect' && isHit(fault)) {
			counts.hits += 1;
			return breakOff(raw, raw, fault.cut);
		}
		const client = tls === undefined ? raw : keep(new TLSSocket(raw, { isServer: true, ...tls }));
		relay(client, raw, keep(connect(target, '127.0.0.1').setNoDelay(true)));
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	return {
		port: (server.address() as AddressInfo).port,
		/** How often the fault has happened. */
		hits: () => counts.hits,
		async close() {
			const closed = once(server.close(), 'close');
			for (const socket of sockets) socket.destroy();
			await closed;
		},
	};
}

/** Finds a place in a request as its bytes pass by. Its head comes in one piece, for that is how undici writes it. */
class Place {
	/** Bytes from the start of the request, where that is known; else what stands right before the place. */
	readonly #place: number | RegExp;
	#passed = 0;
	/** The end of what has passed, for a text that comes in two pieces. */
	#end = '';

	constructor(point: Point, head: Buffer) {
		const text = head.toString('latin1');
		const length = text.indexOf('\r\n\r\n') + 4;
		const boundary = /boundary=([\w-]+)/.exec(text)?.[1];
		if (at(point) > at('closing boundary')) this.#place = Number.POSITIVE_INFINITY;
		else if (point === 'request headers') this.#place = length;
		else if (point === 'first bytes') this.#place = length + 16;
		else if (point === '50 %') this.#place = length + LARGE / 2;
		else if (boundary === undefined) this.#place = length + Number(/^content-length: *(\d+)/im.exec(text)?.[1] ?? 0);
		else if (point === 'closing boundary') this.#place = new RegExp(`--${boundary}--[^]{0,20}?\r\n0\r\n\r\n`);
		else this.#place = new RegExp(`--${boundary}-(?=-)`);
	}

	/** How many bytes of a chunk come before the place; undefined where it is not reached. */
	reachedIn(chunk: Buffer): number | undefined {
		const before = this.#passed;
		this.#passed += chunk.length;
		if (typeof this.#place === 'number') return this.#passed >= this.#place ? this.#place - before : undefined;
		const text = this.#end + chunk.toString('latin1');
		const found = this.#place.exec(text);
		if (found === null) this.#end = text.slice(-200);
		return found === null ? undefined : found.index + found[0].length - (text.length - chunk.length);
	}
}
