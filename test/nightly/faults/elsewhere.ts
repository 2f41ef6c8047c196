import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Another origin, where a redirect leads to. Nobody has any business there. */
export interface Elsewhere {
	readonly url: string;
	/** Connections that were made to it. */
	visits(): number;
	close(): Promise<void>;
}

export async function startElsewhere(): Promise<Elsewhere> {
	const sockets: Socket[] = [];
	const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		url: `http://127.0.0.1:${(server.address() as { port: number }).port}/deployments`,
		visits: () => sockets.length,
		async close() {
			for (const socket of sockets) socket.destroy();
			server.close();
			await once(server, 'close');
		},
	};
}
