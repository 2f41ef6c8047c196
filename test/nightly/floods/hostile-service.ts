import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Flood } from './floods.ts';

/** What a step asks for. */
export type Asked =
	/** Of a deploy: POST /deployments, their list, one of them, its events; GET /apps, which an invocation may ask for, too. */
	| 'create'
	| 'list'
	| 'poll'
	| 'log'
	| 'apps'
	/** Of an invocation: POST /invocations, their list, one of them, its events, its browsers, their replays, its end. */
	| 'invoke'
	| 'invocations'
	| 'record'
	| 'stream'
	| 'sessions'
	| 'replays'
	| 'end'
	/** Whatever the other actions ask for. */
	| 'call';

export interface HostileService {
	readonly url: string;
	/** What arrived, in order. */
	readonly asked: readonly Asked[];
	close(): Promise<void>;
}

type Said = readonly [status: number, body: string];

/** What the others get: a service that accepts everything. */
const HARMLESS: Readonly<Record<Asked, Said>> = {
	create: [201, JSON.stringify({ id: 'dep_1', status: 'queued' })],
	list: [404, '{}'],
	poll: [200, JSON.stringify({ id: 'dep_1', status: 'queued' })],
	log: [404, '{}'],
	apps: [404, '{}'],
	invoke: [202, JSON.stringify({ id: 'inv_1', status: 'queued' })],
	invocations: [404, '{}'],
	record: [200, JSON.stringify({ id: 'inv_1', status: 'running' })],
	stream: [404, '{}'],
	sessions: [200, JSON.stringify({ browsers: [{ session_id: 'browser_1' }] })],
	replays: [200, '[]'],
	end: [200, '{}'],
	call: [404, '{}'],
};

const FAILED: Said = [200, JSON.stringify({ id: 'inv_1', status: 'failed' })];
/** What leads to the place of the attack: a lost response to the list, an unknown app to the apps, a failure to replays. */
const LEADS: Readonly<Partial<Record<Asked, Partial<Record<Asked, Said>>>>> = {
	list: { create: [502, ''] },
	invocations: { invoke: [502, ''] },
	apps: { invoke: [404, '{}'], poll: [200, JSON.stringify({ id: 'dep_1', status: 'running' })] },
	sessions: { record: FAILED },
	replays: { record: FAILED },
};

/** A service that is hostile in one place. */
export async function startHostileService(place: Asked, flood: Flood): Promise<HostileService> {
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
		const [status, body] = LEADS[place]?.[what] ?? HARMLESS[what];
		response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body);
	});
	server.on('connection', (socket: Socket) => {
		sockets.add(socket.on('error', () => {}));
		if (!flood.unasked) return;
		// A poll is not the first connection: the deployment, or the invocation, is created before.
		const isCreated = asked.includes('create') || asked.includes('invoke');
		if (FIRST.includes(place) || isCreated) flood.send(socket);
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

/** Places that are asked for first. */
const FIRST: readonly Asked[] = ['create', 'invoke', 'call'];

const OPERATIONS: readonly (readonly [request: RegExp, Asked])[] = [
	[/^POST \/deployments$/, 'create'],
	[/^GET \/deployments\?/, 'list'],
	[/^GET \/deployments\/dep_1\/events/, 'log'],
	[/^GET \/deployments\//, 'poll'],
	[/^GET \/apps\b/, 'apps'],
	[/^POST \/invocations$/, 'invoke'],
	[/^GET \/invocations\?/, 'invocations'],
	[/^GET \/invocations\/inv_1$/, 'record'],
	[/^GET \/invocations\/inv_1\/events/, 'stream'],
	[/^GET \/invocations\/inv_1\/browsers$/, 'sessions'],
	[/^GET \/browsers\/browser_1\/replays/, 'replays'],
	[/^(?:PATCH|DELETE) \/invocations\/inv_1\b/, 'end'],
];

function operationOf(method: string, url: string): Asked {
	return OPERATIONS.find(([request]) => request.test(`${method} ${url}`))?.[1] ?? 'call';
}
