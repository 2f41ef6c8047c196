// A proxy that connects to wherever the test says, whatever host is asked for: names need not exist.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';

export interface TunnelProxy {
	readonly port: number;
	/** What arrived: `CONNECT service.test:443`, or the method and address of a request that was not tunnelled. */
	readonly requests: readonly string[];
	/** The Proxy-Authorization of each, decoded, or ''. */
	readonly credentials: readonly string[];
	/** Connections that stand. */
	connections(): number;
	close(): Promise<void>;
}

export interface ProxyOptions {
	/** Port on this machine that every tunnel ends at. */
	readonly target: number;
	/** How the first CONNECTs are refused: a status each, or 0 for a reset. The last one goes on where `always`. */
	readonly refusals?: readonly number[];
	readonly always?: boolean;
	/** Takes each CONNECT, and never responds to it. */
	readonly isSilent?: boolean;
}

export async function startProxy({
	target,
	refusals = [],
	always = false,
	isSilent = false,
}: ProxyOptions): Promise<TunnelProxy> {
	const requests: string[] = [];
	const credentials: string[] = [];
	const sockets = new Set<Socket>();
	const note = (request: IncomingMessage) => {
		requests.push(`${request.method} ${request.url}`);
		const [, encoded = ''] = (request.headers['proxy-authorization'] ?? '').split(' ');
		credentials.push(Buffer.from(encoded, 'base64').toString());
	};
	const server = createServer((request, response) => {
		note(request);
		response.writeHead(418).end();
	});
	server.on('connection', (socket: Socket) => void sockets.add(socket.on('error', () => {})));
	server.on('connect', (request, client: Socket) => {
		note(request);
		if (isSilent) return void client.resume().on('end', () => client.destroy());
		const refusal = refusals[always ? Math.min(requests.length, refusals.length) - 1 : requests.length - 1];
		if (refusal === 0) return void client.resetAndDestroy();
		if (refusal !== undefined) return void client.end(`HTTP/1.1 ${refusal} No\r\nContent-Length: 0\r\n\r\n`);
		const service = connect(target, '127.0.0.1', () => {
			client.write('HTTP/1.1 200 OK\r\n\r\n');
			service.pipe(client).pipe(service);
		});
		sockets.add(service.on('error', () => client.destroy()));
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		port: (server.address() as { port: number }).port,
		requests,
		credentials,
		connections: () => [...sockets].filter(({ destroyed }) => !destroyed).length,
		async close() {
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
