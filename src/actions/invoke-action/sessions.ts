import { anySignal } from 'any-signal';
import { StepFailure } from '../../domain/failures/failure.ts';
import { type ReplayRecord, tokensOf } from '../../domain/records/replay.ts';
import { formatDuration } from '../../domain/text/format.ts';
import type { CallOptions } from '../../http/connection.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';

/** A browser session of the invocation, with its recordings. */
export interface SessionReplays {
	readonly browserId: string;
	readonly replays: readonly ReplayRecord[];
	/** Why they could not be read, as a sentence; absent where they were. */
	readonly unread?: string;
}

/** Sessions whose replays are read: the last ones. */
const MOST_SESSIONS = 20;
/** Lists in a row that could not be read, after which no more is asked for: not every service has them. */
const MOST_FAILURES = 3;

/** The browser sessions of an invocation. The service lists open ones alone, so it is asked at every poll. It cannot fail. */
export class Sessions {
	readonly #id: string;
	readonly #edges: InvokeEdges;
	readonly #bounds: CallOptions;
	readonly #stop = new AbortController();
	readonly #seen = new Set<string>();
	#looking: Promise<void> | undefined;
	#failures = 0;

	constructor(id: string, edges: InvokeEdges, bounds: CallOptions) {
		this.#id = id;
		this.#edges = edges;
		this.#bounds = { ...bounds, signal: anySignal([bounds.signal, this.#stop.signal]) };
	}

	/** Begins to ask, unless it is asking already. */
	look(): void {
		this.#looking ??= this.#ask(this.#bounds).finally(() => {
			this.#looking = undefined;
		});
	}

	/** Asks no more for the sessions that are open. */
	async end(): Promise<void> {
		this.#stop.abort();
		await this.#looking;
	}

	/** Reads the replays of all sessions that were seen, and of those that are open now. @param ms for that at most. */
	async replays(ms: number, showLinks: boolean): Promise<readonly SessionReplays[]> {
		const { clock, cancel, replays, hide } = this.#edges;
		// A cancel ends this, unless it is what has led here.
		const ends = cancel.aborted ? new AbortController().signal : cancel;
		const bounds = startTimeLimit({ clock, cancel: ends }, ms, `the ${formatDuration(ms)} for the replays`);
		await this.#ask(bounds);
		const all = await Promise.all(
			[...this.#seen].slice(-MOST_SESSIONS).map(async (browserId): Promise<SessionReplays> => {
				try {
					return { browserId, replays: await replays.list(browserId, bounds) };
				} catch (thrown) {
					const why =
						thrown instanceof StepFailure ? thrown.message : `They did not arrive within ${formatDuration(ms)}.`;
					return { browserId, replays: [], unread: why };
				}
			}),
		);
		if (!showLinks) hide(all.flatMap((one) => one.replays.flatMap(({ viewUrl }) => tokensOf(viewUrl))));
		return all.filter((one) => one.replays.length > 0 || one.unread !== undefined);
	}

	async #ask(bounds: CallOptions): Promise<void> {
		if (this.#failures >= MOST_FAILURES) return;
		try {
			for (const browser of await this.#edges.invocations.browsers(this.#id, bounds)) this.#seen.add(browser);
			this.#failures = 0;
		} catch (thrown) {
			this.#failures += 1;
			const why = thrown instanceof Error ? thrown.message : typeof thrown;
			this.#edges.log.debug(`The browsers of the invocation could not be listed: ${why}`);
		}
	}
}
