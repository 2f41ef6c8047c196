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
	/** Seconds after which the step must have ended. */
	readonly limitS: number;
	/** It may be the first connection of a step. */
	readonly isFirst?: true;
}

/** Seconds: the inputs `timeout`, of which that is the least of invoke-action. */
export const TIMEOUT = 3;
export const INVOKE_TIMEOUT = 10;
/** Seconds for the last poll at the deadline, which is all that a deploy adds to its `timeout`. */
const POLLED = TIMEOUT + 2;
/** The same for an invocation, whose replays take 10 s, and its end at the service 3. */
const INVOKED = INVOKE_TIMEOUT + 2 + 10 + 3;
/** Seconds for the looks at a list; and in which a response begins, before them. */
const LOOKING = 45;
const CREATED = 30 + LOOKING;

const ABSENT: Said = [404, '{}'];
/** In the service's own words: it is not asked again. */
const NO_LIST: Said = [404, JSON.stringify({ code: 'not_found', message: 'There is no such list' })];
const ofDeploy = (status: string) => JSON.stringify({ id: 'dep_1', status });
const ofInvocation = (status: string) => JSON.stringify({ id: 'inv_1', status });
const LOST: Said = [502, ''];
const AMBIGUOUS = ['ambiguous'];
const LATE = ['network', 'timeout'];
/** Its replays are read. */
const FAILED = { leads: { record: [200, ofInvocation('failed')] }, kinds: ['failed'], limitS: 10 } as const;

const PLACES = {
	create: {
		request: /^POST \/deployments$/,
		usual: [201, ofDeploy('queued')],
		kinds: AMBIGUOUS,
		limitS: CREATED,
		isFirst: true,
	},
	list: {
		request: /^GET \/deployments\?/,
		usual: NO_LIST,
		leads: { create: LOST },
		kinds: AMBIGUOUS,
		limitS: LOOKING,
	},
	log: { request: /^GET \/deployments\/dep_1\/events/, usual: ABSENT, kinds: ['timeout'], limitS: POLLED },
	poll: { request: /^GET \/deployments\//, usual: [200, ofDeploy('queued')], kinds: LATE, limitS: POLLED },
	apps: {
		request: /^GET \/apps\b/,
		usual: ABSENT,
		leads: { poll: [200, ofDeploy('running')] },
		kinds: [''],
		limitS: 15,
	},
	invoke: {
		request: /^POST \/invocations$/,
		usual: [202, ofInvocation('queued')],
		kinds: AMBIGUOUS,
		limitS: CREATED,
		isFirst: true,
	},
	invocations: {
		request: /^GET \/invocations\?/,
		usual: NO_LIST,
		leads: { invoke: LOST },
		kinds: AMBIGUOUS,
		limitS: LOOKING,
	},
	record: {
		request: /^GET \/invocations\/inv_1$/,
		usual: [200, ofInvocation('running')],
		kinds: LATE,
		limitS: INVOKED,
	},
	stream: { request: /^GET \/invocations\/inv_1\/events/, usual: ABSENT, kinds: ['timeout'], limitS: INVOKED },
	sessions: {
		request: /^GET \/invocations\/inv_1\/browsers$/,
		usual: [200, JSON.stringify({ browsers: [{ session_id: 'browser_1' }] })],
		...FAILED,
	},
	replays: { request: /^GET \/browsers\/browser_1\/replays/, usual: [200, '[]'], ...FAILED },
	end: {
		request: /^(?:PATCH|DELETE) \/invocations\/inv_1\b/,
		usual: [200, '{}'],
		kinds: ['timeout'],
		limitS: INVOKED,
	},
	/** Whatever the other actions ask for; deleting deployments takes ten minutes at most, the others two. */
	call: { request: /^/, usual: ABSENT, kinds: [undefined], limitS: 600, isFirst: true },
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
		const called = `${request.method} ${request.url}`;
		const what = (Object.keys(PLACES) as Asked[]).find((name) => PLACES[name].request.test(called)) ?? 'call';
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
