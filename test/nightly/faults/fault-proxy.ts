// A TCP proxy in front of the emulator that breaks a connection at an exact place of the plain text. TLS ends here, so
// that the places are the same with it and without it.
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { Drip } from './drip.ts';
import { Passage } from './passage.ts';
import type { WireFault } from './wire-fault.ts';

export interface FaultProxyOptions {
	/** Port of the emulator, which speaks plain HTTP. */
	readonly target: number;
	/** Address to listen on. Default: 127.0.0.1. */
	readonly host?: string;
	/** PEM texts: the proxy then speaks https. */
	readonly tls?: { readonly key: string; readonly cert: string };
	readonly fault?: WireFault;
	/** Where a redirect leads to. */
	readonly elsewhere?: string;
	/** Told each time that the fault has happened. */
	readonly onHit?: () => void;
}

export interface FaultProxy {
	readonly port: number;
	/** How often the fault has happened. */
	hits(): number;
	/** From now on nothing goes wrong. */
	heal(): void;
	/** New connections are refused from now on; those that stand go on. */
	refuse(): void;
	close(): Promise<void>;
}

export async function startFaultProxy(options: FaultProxyOptions): Promise<FaultProxy> {
	const { target, tls, fault, elsewhere = '', onHit } = options;
	const sockets = new Set<Socket>();
	let seen = 0;
	let hits = 0;
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
	const server: Server = createServer({ noDelay: true }, (raw) => {
		keep(raw);
		const breaks = fault?.place.kind === 'connect' && isHit();
		if (breaks) hit();
		if (breaks && fault?.cut !== 'trickle') return breakAtConnect(raw, fault);
		const client = tls === undefined ? raw : keep(secured(raw, tls, breaks));
		const upstream = keep(connect(target, '127.0.0.1').setNoDelay(true));
		new Passage({ client, raw, upstream, fault, elsewhere, isHit, hit }).start();
	});
	server.listen(0, options.host ?? '127.0.0.1');
	await once(server, 'listening');
	return {
		port: (server.address() as { port: number }).port,
		hits: () => hits,
		heal: () => {
			isHealed = true;
		},
		refuse: () => void server.close(),
		async close() {
			const closed = server.listening ? once(server, 'close') : undefined;
			server.close();
			for (const socket of sockets) socket.destroy();
			await closed;
		},
	};
}

function breakAtConnect(raw: Socket, fault: WireFault | undefined): void {
	if (fault?.cut === 'reset') raw.resetAndDestroy();
	else if (fault?.cut === 'end') raw.resume().end();
	else raw.pause();
}

/** @param slow the handshake trickles. */
function secured(raw: Socket, tls: { readonly key: string; readonly cert: string }, slow: boolean): TLSSocket {
	const options = { isServer: true, ...tls };
	if (!slow) return new TLSSocket(raw, options);
	const drip = new Drip();
	drip.begin();
	return new TLSSocket(Duplex.from({ readable: raw.pipe(drip), writable: raw }) as Socket, options);
}
