import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import type { Flood } from './floods.ts';

type Said = readonly [status: number, body: string];

/** A request of a step, and what comes of a flood in its place. */
interface Place {
	/** Method and address. */
	readonly request: RegExp;
	/** What a service that accepts everything responds to it. */
	readonly usual: Said;
	/** What the failure may be called; nothing where the action has no such output. */
	readonly kinds: readonly (string | undefined)[];
	/** Seconds after which the step must have ended. */
	readonly limitS: number;
	/** What the service responds elsewhere, so that this is asked. */
	readonly leads?: Readonly<Record<string, Said>>;
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
const LOST: Said = [502, ''];
const deployment = (code: number, status: string): Said => [code, JSON.stringify({ id: 'dep_1', status })];
const invocation = (code: number, status: string): Said => [code, JSON.stringify({ id: 'inv_1', status })];
const SESSION: Said = [200, JSON.stringify({ browsers: [{ session_id: 'browser_1' }] })];
/** Its replays are read. */
const FAILED = { record: invocation(200, 'failed') };
const LATE = ['network', 'timeout'];

const place = (request: RegExp, usual: Said, kinds: Place['kinds'], limitS: number, leads = {}): Place => ({
	...{ request, usual, kinds, limitS, leads },
});
const PLACES = {
	create: place(/^POST \/deployments$/, deployment(201, 'queued'), ['ambiguous'], CREATED),
	list: place(/^GET \/deployments\?/, NO_LIST, ['ambiguous'], LOOKING, { create: LOST }),
	log: place(/^GET \/deployments\/dep_1\/events/, ABSENT, ['timeout'], POLLED),
	poll: place(/^GET \/deployments\//, deployment(200, 'queued'), LATE, POLLED),
	apps: place(/^GET \/apps\b/, ABSENT, [''], 15, { poll: deployment(200, 'running') }),
	invoke: place(/^POST \/invocations$/, invocation(202, 'queued'), ['ambiguous'], CREATED),
	invocations: place(/^GET \/invocations\?/, NO_LIST, ['ambiguous'], LOOKING, { invoke: LOST }),
	record: place(/^GET \/invocations\/inv_1$/, invocation(200, 'running'), LATE, INVOKED),
	stream: place(/^GET \/invocations\/inv_1\/events/, ABSENT, ['timeout'], INVOKED),
	sessions: place(/^GET \/invocations\/inv_1\/browsers$/, SESSION, ['failed'], 10, FAILED),
	replays: place(/^GET \/browsers\/browser_1\/replays/, [200, '[]'], ['failed'], 10, FAILED),
	end: place(/^(?:PATCH|DELETE) \/invocations\/inv_1\b/, [200, '{}'], ['timeout'], INVOKED),
	/** Whatever the other actions ask for; deleting deployments takes ten minutes at most, the others two. */
	call: place(/^/, ABSENT, [undefined], 600),
};

export type Asked = keyof typeof PLACES;
export const placeOf = (asked: Asked): Place => PLACES[asked];
/** The first connection of a step; and, once something was created, the next one. */
export const isFirst = (asked: Asked) => ['create', 'invoke', 'call'].includes(asked);
export const isNext = (asked: Asked) => ['poll', 'record'].includes(asked);

/** A service that is hostile in one place. */
export async function startHostileService(place: Asked, flood: Flood) {
	/** What arrived, in order. */
	const asked: Asked[] = [];
	const sockets = new Set<Socket>();
	const server = createServer(async (request, response) => {
		const called = `${request.method} ${request.url}`;
		const what = (Object.keys(PLACES) as Asked[]).find((name) => PLACES[name].request.test(called)) ?? 'call';
		asked.push(what);
		await finished(request.resume()).catch(() => undefined);
		if (what === place && !flood.unasked) return flood.send(request.socket);
		const [status, body] = placeOf(place).leads?.[what] ?? placeOf(what).usual;
		response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body);
	});
	server.on('connection', (socket: Socket) => {
		sockets.add(socket.on('error', () => {}));
		if (!flood.unasked) return;
		if (isFirst(place) || asked.includes('create') || asked.includes('invoke')) flood.send(socket);
	});
	server.on('clientError', () => {});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		asked,
		async close() {
			const closed = once(server.close(), 'close');
			for (const socket of sockets) socket.destroy();
			await closed;
		},
	};
}
