import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { notFound } from '../http/errors.ts';

/** The record of API §2.2. */
export interface ReplayRecord {
	replay_id: string;
	started_at: string;
	finished_at: string | null;
	replay_view_url: string;
}

type Replay = Omit<ReplayRecord, 'replay_view_url'>;

/** How long a link works, in seconds. */
const LIFETIME = 60 * 60;
/** Of all links, as long as this process lives. */
const SECRET = randomBytes(32);

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const macOf = (text: string): Buffer => createHmac('sha256', SECRET).update(text).digest();

/** A JSON Web Token (HS256) for one replay of one session. */
function sign(replay: string, session: string): string {
	const now = Math.floor(Date.now() / 1000);
	const claims = { sub: replay, sid: session, iat: now, exp: now + LIFETIME };
	const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
	return `${text}.${macOf(text).toString('base64url')}`;
}

/** The replay that a token is for; undefined where it is not one of these, or has expired. */
export function replayOf(token: string): string | undefined {
	const [head = '', payload = '', mac = ''] = token.split('.');
	const [expected, actual] = [macOf(`${head}.${payload}`), Buffer.from(mac, 'base64url')];
	if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
	const { sub, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
	return exp * 1000 > Date.now() ? sub : undefined;
}

/** The recordings of one session: no pictures, but their records and links. */
export class Replays {
	readonly #session: string;
	readonly #all: Replay[] = [];

	constructor(session: string) {
		this.#session = session;
	}

	#record = (replay: Replay, baseUrl: string): ReplayRecord => {
		const { replay_id: id } = replay;
		return { ...replay, replay_view_url: `${baseUrl}/browser/replays?jwt=${sign(id, this.#session)}&replay_id=${id}` };
	};

	start(baseUrl: string): ReplayRecord {
		const replay = { replay_id: randomUUID(), started_at: new Date().toISOString(), finished_at: null };
		this.#all.push(replay);
		return this.#record(replay, baseUrl);
	}

	list = (baseUrl: string): ReplayRecord[] => this.#all.map((replay) => this.#record(replay, baseUrl));

	stop(id: string): void {
		const found = this.#all.find(({ replay_id }) => replay_id === id);
		if (!found) throw notFound('replay');
		found.finished_at ??= new Date().toISOString();
	}
}
