import { type ReplayRecord, tokensOf } from '../../domain/records/replay.ts';
import type { CallOptions } from '../../http/connection.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';

/** A browser session of the invocation, with its recordings. */
export interface SessionReplays {
	readonly browserId: string;
	readonly replays: readonly ReplayRecord[];
}

/** Sessions whose replays are read: the last ones. */
const MOST_SESSIONS = 20;
/** Milliseconds for a list of sessions, and for all replays; after a cancel the step must end soon. */
const ASKING_MS = 10_000;
const AFTER_CANCEL_MS = 1_000;

/** The browser sessions of an invocation. The service lists open ones alone, so it is asked at every poll. It cannot fail. */
export function openSessions(id: string, edges: InvokeEdges) {
	const { cancel, invocations, log } = edges;
	const seen = new Set<string>();
	/** Not every service has the list: once it could not be read, the polls ask for it no more. */
	let isUnread = false;
	const ask = async (bounds: CallOptions) => {
		try {
			for (const browser of await invocations.browsers(id, bounds)) seen.add(browser);
		} catch (thrown) {
			isUnread = true;
			log.debug(`The browsers of the invocation could not be listed: ${(thrown as Error).message}`);
		}
	};
	return {
		/** Asks for those that are open now; nobody waits for it. */
		look(): void {
			if (!isUnread) void ask(startTimeLimit(edges, ASKING_MS));
		},
		/** Reads the replays of all sessions that were seen, and of those that are open now. */
		async replays(showLinks: boolean): Promise<readonly SessionReplays[]> {
			// A cancel ends this, unless it is what has led here.
			const [ms, ends] = cancel.aborted ? [AFTER_CANCEL_MS, new AbortController().signal] : [ASKING_MS, cancel];
			const bounds = startTimeLimit({ clock: edges.clock, cancel: ends }, ms);
			await ask(bounds);
			const read = [...seen].slice(-MOST_SESSIONS).map(async (browserId) => {
				try {
					return { browserId, replays: await edges.replays.list(browserId, bounds) };
				} catch (thrown) {
					log.info(`The replays of browser session ${browserId} could not be read: ${(thrown as Error).message}`);
					return { browserId, replays: [] };
				}
			});
			const all = (await Promise.all(read)).filter((one) => one.replays.length > 0);
			const links = all.flatMap(({ replays }) => replays.map(({ viewUrl }) => viewUrl));
			if (!showLinks) edges.hide({ masked: links.flatMap(tokensOf) });
			return all;
		},
	};
}
