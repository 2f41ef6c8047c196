import { anySignal } from 'any-signal';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import { type ReplayRecord, tokensOf } from '../../domain/records/replay.ts';
import { count, formatDuration } from '../../domain/text/format.ts';
import type { CallOptions } from '../../http/call-options.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';

/** A browser session of the invocation, with its recordings. */
export interface SessionReplays {
	readonly browserId: string;
	readonly replays: readonly ReplayRecord[];
	/** Why they could not be read, as the end of a sentence without a full stop; absent where they were. */
	readonly unread?: string;
}

/** Sessions whose replays are read: the last ones. */
const MOST_SESSIONS = 20;
/** Lists in a row that could not be read, after which no more is asked for: not every service has them. */
const MOST_FAILURES = 3;

/**
 * The browser sessions that an invocation opens. The service lists open ones alone, so it is asked at every poll. It
 * decides nothing, and cannot fail.
 */
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
		if (this.#looking !== undefined || this.#failures >= MOST_FAILURES) return;
		this.#looking = this.#ask(this.#bounds).finally(() => {
			this.#looking = undefined;
		});
	}

	/** Asks no more for the sessions that are open. */
	async end(): Promise<void> {
		this.#stop.abort();
		await this.#looking;
	}

	/**
	 * Reads the replays of all sessions that were seen, and of those that are open now.
	 * @param ms milliseconds that this takes at most.
	 */
	async replays(ms: number, showLinks: boolean): Promise<readonly SessionReplays[]> {
		const { clock, cancel, replays, hide, log } = this.#edges;
		// A cancel ends this, unless it is what has led here.
		const ends = cancel.aborted ? new AbortController().signal : cancel;
		const limit = `the ${formatDuration(ms)} for the replays`;
		const bounds = startTimeLimit({ clock, cancel: ends }, ms, limit);
		if (this.#failures < MOST_FAILURES) await this.#ask(bounds);
		const read = async (browserId: string): Promise<SessionReplays> => {
			try {
				return { browserId, replays: await replays.list(browserId, bounds) };
			} catch (thrown) {
				const unread = whyUnread(thrown, ms);
				log.debug(`The replays of browser ${browserId} could not be read: ${unread}`);
				return { browserId, replays: [], unread };
			}
		};
		const all = await Promise.all([...this.#seen].slice(-MOST_SESSIONS).map(read));
		const left = this.#seen.size - all.length;
		if (left > 0) log.info(`The replays of ${count(left, 'earlier browser session')} are not read`);
		if (!showLinks) hide(all.flatMap((one) => one.replays.flatMap(({ viewUrl }) => tokensOf(viewUrl))));
		return all.filter((one) => one.replays.length > 0 || one.unread !== undefined);
	}

	async #ask(bounds: CallOptions): Promise<void> {
		const { invocations, log } = this.#edges;
		try {
			for (const browser of await invocations.browsers(this.#id, bounds)) this.#seen.add(browser);
			this.#failures = 0;
		} catch (thrown) {
			this.#failures += 1;
			log.debug(`The browsers of the invocation could not be listed: ${reasonOf(thrown)}`);
		}
	}
}

function whyUnread(thrown: unknown, ms: number): string {
	const by = interruptionOf(thrown)?.by;
	if (by === 'cancel') return 'the run was cancelled';
	return by === 'deadline' ? `the ${formatDuration(ms)} for them were over` : reasonOf(thrown);
}

function reasonOf(thrown: unknown): string {
	return (thrown instanceof Error ? thrown.message : typeof thrown).replace(/\.$/, '');
}
