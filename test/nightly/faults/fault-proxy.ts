// A TCP proxy in front of the emulator that breaks a connection at an exact place of the plain text. TLS ends here, so
// that the places are the same with it and without it.
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { Passage } from './passage.ts';

/** What becomes of the bytes: FIN; RST; nothing moves any more; a redirect to another origin. */
export type Cut = 'end' | 'reset' | 'stall' | 'redirect';

/**
 * Where in an exchange it happens. `connect`: the TCP connection stands; of TLS not one byte has come back. A number: the
 * service has so many bytes of the content. `response`: the service has done it, and the client has nothing of that.
 * `response body`: the client has half of what came of it first.
 */
export type Place =
	| 'connect'
	| 'request headers'
	| number
	| 'request end'
	| 'response'
	| 'response headers'
	| 'response body';

export interface WireFault {
	readonly cut: Cut;
	readonly place: Place;
	/** The requests that it is for, by their first line. `connect` is for connections, whatever they will carry. */
	readonly requests: RegExp;
	/** How many of them pass before. */
	readonly skip: number;
	/** How many are hit. */
	readonly times: number;
}

export interface FaultProxyOptions {
	/** Port of the emulator, which speaks plain HTTP. */
	readonly target: number;
	/** Address to listen on: a port that is closed stays closed only at an address that nobody else uses. */
	readonly host: string;
	/** PEM texts: the proxy then speaks https; plain http where undefined. */
	readonly tls: { readonly key: string; readonly cert: string } | undefined;
	readonly fault: WireFault | undefined;
	/** Told each time that the fault has happened. */
	readonly onHit?: () => void;
}

export interface FaultProxy {
	readonly port: number;
	/** How often the fault has happened. */
	hits(): number;
	/** Connections to where a redirect leads: another origin, where nobody has any business. */
	visits(): number;
	/** From now on nothing goes wrong. */
	heal(): void;
	/** New connections are refused from now on; those that stand go on. */
	refuse(): Promise<void>;
	/** They are let in again. */
	admit(): void;
	close(): Promise<void>;
}

export async function startFaultProxy(options: FaultProxyOptions): Promise<FaultProxy> {
	const { target, host, tls, fault, onHit } = options;
	const sockets = new Set<Socket>();
	let seen = 0;
	let hits = 0;
	let visits = 0;
	let isHealed = false;
	const keep = (socket: Socket) => {
		sockets.add(socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket)));
		return socket;
	};
	/** Counts what the fault may be for, and says whether it is. */
	const isHit = () => {
		seen += 1;
		return !isHealed && fault !== undefined && seen > fault.skip && seen <= fault.skip + fault.times;
	};
	const hit = () => {
		hits += 1;
		onHit?.();
	};
	const elsewhere = createServer((socket) => {
		keep(socket);
		visits += 1;
	});
	elsewhere.listen(0, host);
	await once(elsewhere, 'listening');
	const redirect = `http://${host}:${portOf(elsewhere)}/deployments`;
	const server: Server = createServer({ noDelay: true }, (raw) => {
		keep(raw);
		if (fault?.place === 'connect' && isHit()) {
			hit();
			return breakAtConnect(raw, fault.cut);
		}
		const client = tls === undefined ? raw : keep(new TLSSocket(raw, { isServer: true, ...tls }));
		const upstream = keep(connect(target, '127.0.0.1').setNoDelay(true));
		new Passage({ client, raw, upstream, fault, redirect, isHit, hit }).start();
	});
	server.listen(0, host);
	await once(server, 'listening');
	const port = portOf(server);
	const shut = async () => {
		const closed = server.listening ? once(server, 'close') : undefined;
		server.close();
		return closed;
	};
	return {
		port,
		hits: () => hits,
		visits: () => visits,
		heal: () => {
			isHealed = true;
		},
		async refuse() {
			const closed = shut();
			if (sockets.size === 0) await closed; // else it closes with the last connection, and listens no more before that
		},
		admit: () => void (server.listening || server.listen(port, host)),
		async close() {
			const closed = shut();
			elsewhere.close();
			for (const socket of sockets) socket.destroy();
			await closed;
		},
	};
}

const portOf = (server: Server) => (server.address() as { port: number }).port;

function breakAtConnect(raw: Socket, cut: Cut): void {
	if (cut === 'reset') raw.resetAndDestroy();
	else if (cut === 'end') raw.resume().end();
	else raw.pause();
}
