import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Flood } from './floods.ts';

type Said = readonly [status: number, body: string];

/** A request of a step, and what comes of a flood in its place. */
interface Place {
	/** Method and address. */
	readonly request: RegExp;
	/** What a service that accepts everything responds to it. */
	readonly usual: Said;
	/** What it responds elsewhere, so that this is asked. */
	readonly leads?: Readonly<Record<string, Said>>;
	/** What the failure may be called; nothing where the action has no such output. */
	readonly kinds: readonly (string | undefined)[];
	/** Seconds after which the step must have ended, where that depends neither on the flood nor on the action. */
	readonly limitS?: number;
	/** It may be the first connection of a step. */
	readonly isFirst?: true;
}

/** Seconds: the inputs `timeout`, of which that is the least of invoke-action. */
export const TIMEOUT = 3;
export const INVOKE_TIMEOUT = 10;
/**
 * Seconds for one more poll at the deadline, for the replays, for the end of an invocation at the service, for the names of an
 * app, and for the looks at a list.
 */
const LAST_POLL = 2;
const REPLAYS = 10;
const END = 3;
const NAMES = 15;
export const LOOKING = 45;

const ABSENT: Said = [404, '{}'];
/** In the service's own words: it is not asked again. */
const NO_LIST: Said = [404, JSON.stringify({ code: 'not_found', message: 'There is no such list' })];
const ofDeploy = (status: string) => JSON.stringify({ id: 'dep_1', status });
const ofInvocation = (status: string) => JSON.stringify({ id: 'inv_1', status });
const LOST: Said = [502, ''];
const FAILED = { record: [200, ofInvocation('failed')] } as const;
const POLLED = INVOKE_TIMEOUT + LAST_POLL + REPLAYS + END;

const PLACES = {
	create: { request: /^POST \/deployments$/, usual: [201, ofDeploy('queued')], kinds: ['ambiguous'], isFirst: true },
	list: {
		request: /^GET \/deployments\?/,
		usual: NO_LIST,
		leads: { create: LOST },
		kinds: ['ambiguous'],
		limitS: LOOKING,
	},
	log: { request: /^GET \/deployments\/dep_1\/events/, usual: ABSENT, kinds: ['timeout'], limitS: TIMEOUT + LAST_POLL },
	poll: {
		request: /^GET \/deployments\//,
		usual: [200, ofDeploy('queued')],
		kinds: ['network', 'timeout'],
		limitS: TIMEOUT + LAST_POLL,
	},
	apps: {
		request: /^GET \/apps\b/,
		usual: ABSENT,
		leads: { poll: [200, ofDeploy('running')] },
		kinds: [''],
		limitS: NAMES,
	},
	invoke: {
		request: /^POST \/invocations$/,
		usual: [202, ofInvocation('queued')],
		kinds: ['ambiguous'],
		isFirst: true,
	},
	invocations: {
		request: /^GET \/invocations\?/,
		usual: NO_LIST,
		leads: { invoke: LOST },
		kinds: ['ambiguous'],
		limitS: LOOKING,
	},
	record: {
		request: /^GET \/invocations\/inv_1$/,
		usual: [200, ofInvocation('running')],
		kinds: ['network', 'timeout'],
		limitS: POLLED,
	},
	stream: { request: /^GET \/invocations\/inv_1\/events/, usual: ABSENT, kinds: ['timeout'], limitS: POLLED },
	sessions: {
		request: /^GET \/invocations\/inv_1\/browsers$/,
		usual: [200, JSON.stringify({ browsers: [{ session_id: 'browser_1' }] })],
		leads: FAILED,
		kinds: ['failed'],
		limitS: REPLAYS,
	},
	replays: {
		request: /^GET \/browsers\/browser_1\/replays/,
		usual: [200, '[]'],
		leads: FAILED,
		kinds: ['failed'],
		limitS: REPLAYS,
	},
	end: { request: /^(?:PATCH|DELETE) \/invocations\/inv_1\b/, usual: [200, '{}'], kinds: ['timeout'], limitS: POLLED },
	/** Whatever the other actions ask for. */
	call: { request: /^/, usual: ABSENT, kinds: [undefined], isFirst: true },
} as const satisfies Readonly<Record<string, Place>>;

export type Asked = keyof typeof PLACES;
export const placeOf = (asked: Asked): Place => PLACES[asked];

export interface HostileService {
	readonly url: string;
	/** What arrived, in order. */
	readonly asked: readonly Asked[];
	close(): Promise<void>;
}

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
		const [status, body] = placeOf(place).leads?.[what] ?? placeOf(what).usual;
		response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body);
	});
	server.on('connection', (socket: Socket) => {
		sockets.add(socket.on('error', () => {}));
		if (!flood.unasked) return;
		// A poll is not the first connection: the deployment, or the invocation, is created before.
		const isCreated = asked.includes('create') || asked.includes('invoke');
		if (placeOf(place).isFirst || isCreated) flood.send(socket);
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
	const names = Object.keys(PLACES) as Asked[];
	return names.find((name) => PLACES[name].request.test(`${method} ${url}`)) ?? 'call';
}
