import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Flood } from './floods.ts';

/** What a step asks for. */
export type Asked = 'create' | 'list' | 'poll' | 'call';

export interface HostileService {
	readonly url: string;
	/** What arrived, in order. */
	readonly asked: readonly Asked[];
	close(): Promise<void>;
}

/** What the others get: a service that accepts everything, and has lost a response where the list is under attack. */
const HARMLESS: Readonly<Record<Asked, readonly [status: number, body: string]>> = {
	create: [201, JSON.stringify({ id: 'dep_1', status: 'queued' })],
	list: [404, '{}'],
	poll: [200, JSON.stringify({ id: 'dep_1', status: 'queued' })],
	call: [404, '{}'],
};

/**
 * A service that is hostile in one place.
 * @param record what it says of every deployment; default: one that stays queued.
 */
export async function startHostileService(place: Asked, flood: Flood, record?: object): Promise<HostileService> {
	const asked: Asked[] = [];
	const sockets = new Set<Socket>();
	const server = createServer(async (request, response) => {
		const what = operationOf(request.method ?? '', request.url ?? '');
		asked.push(what);
		await request
			.resume()
			.toArray()
			.catch(() => []);
		if (what === place && !flood.unasked) return flood.send(request.socket);
		const [status, harmless] = place === 'list' && what === 'create' ? [502, ''] : HARMLESS[what];
		const body = record === undefined ? harmless : JSON.stringify(record);
		response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body);
	});
	server.on('connection', (socket: Socket) => {
		sockets.add(socket.on('error', () => {}));
		if (!flood.unasked) return;
		// A poll is not the first connection: the deployment is created before.
		if (place === 'create' || place === 'call' || asked.includes('create')) flood.send(socket);
	});
	server.on('clientError', () => {});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		asked,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				for (const socket of sockets) socket.destroy();
			}),
	};
}

function operationOf(method: string, url: string): Asked {
	if (url === '/deployments' && method === 'POST') return 'create';
	if (url.startsWith('/deployments?')) return 'list';
	return url.startsWith('/deployments/') && method !== 'DELETE' ? 'poll' : 'call';
}
