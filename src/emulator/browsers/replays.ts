import { randomUUID } from 'node:crypto';
import { notFound } from '../http/errors.ts';
import type { LinkSigner } from './signed-link.ts';

/** The record of API §2.2. */
export interface ReplayRecord {
	replay_id: string;
	started_at: string;
	finished_at: string | null;
	replay_view_url: string;
}

type Replay = Omit<ReplayRecord, 'replay_view_url'>;

/** The recordings of one browser session. */
export class Replays {
	readonly #sessionId: string;
	readonly #signer: LinkSigner;
	readonly #all: Replay[] = [];

	constructor(sessionId: string, signer: LinkSigner) {
		this.#sessionId = sessionId;
		this.#signer = signer;
	}

	#record(replay: Replay, baseUrl: string): ReplayRecord {
		const jwt = this.#signer.sign(replay.replay_id, this.#sessionId, Date.now());
		return { ...replay, replay_view_url: `${baseUrl}/browser/replays?jwt=${jwt}&replay_id=${replay.replay_id}` };
	}

	start(baseUrl: string): ReplayRecord {
		const replay = { replay_id: randomUUID(), started_at: new Date().toISOString(), finished_at: null };
		this.#all.push(replay);
		return this.#record(replay, baseUrl);
	}

	list = (baseUrl: string): ReplayRecord[] => this.#all.map((replay) => this.#record(replay, baseUrl));

	find(id: string): Replay {
		const found = this.#all.find((replay) => replay.replay_id === id);
		if (!found) throw notFound('replay');
		return found;
	}

	stop(id: string): void {
		this.find(id).finished_at ??= new Date().toISOString();
	}
}
