import { randomBytes, randomUUID } from 'node:crypto';
import { notFound } from '../http/errors.ts';
import { empty, json } from '../http/response.ts';
import { type Exchange, on } from '../http/router.ts';
import type { Browsers } from './browsers.ts';

/** The record of API §2.2. */
export interface ReplayRecord {
	replay_id: string;
	started_at: string;
	finished_at: string | null;
	/** Leads nowhere, but carries a token of the form that the service's have. */
	replay_view_url: string;
}

const encode = (claims: object): string => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** The recordings of one session: no pictures, but their records. */
export class Replays {
	readonly #all: ReplayRecord[] = [];
	/** JSON Web Token of the session: nothing checks its signature. */
	readonly #token = [
		encode({ alg: 'HS256', typ: 'JWT' }),
		encode({ exp: Date.now() }),
		randomBytes(32).toString('base64url'),
	].join('.');

	/** @param baseUrl the address under which the client reaches the emulator. */
	start(baseUrl: string): ReplayRecord {
		const id = randomUUID();
		const link = `${baseUrl}/browser/replays?jwt=${this.#token}&replay_id=${id}`;
		const replay = {
			replay_id: id,
			started_at: new Date().toISOString(),
			finished_at: null,
			replay_view_url: link,
		};
		this.#all.push(replay);
		return replay;
	}

	list = (): readonly ReplayRecord[] => this.#all;

	stop(id: string): void {
		const found = this.#all.find(({ replay_id }) => replay_id === id);
		if (!found) throw notFound('replay');
		found.finished_at ??= new Date().toISOString();
	}
}

/** Replays of a session (API §4.4). */
export const replayRoutes = (browsers: Browsers) => {
	const find = ({ id, projectId }: Exchange) => browsers.get(id, projectId).replays;
	return [
		on('startReplay', 'POST /browsers/:id/replays', (exchange) => json(201, find(exchange).start(exchange.baseUrl))),
		on('listReplays', 'GET /browsers/:id/replays', (exchange) => json(200, find(exchange).list())),
		on('stopReplay', 'POST /browsers/:id/replays/:replay/stop', (exchange) => {
			find(exchange).stop(exchange.part);
			return empty(200);
		}),
	];
};
