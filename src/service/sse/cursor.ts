import { shorten } from '../../domain/text/shorten.ts';

/** Events of one moment that are remembered: further ones may be shown twice. */
const MOST_REMEMBERED = 1_000;
/** Characters by which an event is known again. */
const LONGEST_KEY = 200;

/**
 * Where the reading of a stream of events stands: the time from which to ask for more, and what of the response is a
 * repeat. Services may tell the events of that very time again, some of them the whole story.
 */
export class Bookmark {
	/** The time of the latest event as the service wrote it; undefined before there was one. */
	since: string | undefined;
	#at = Number.NEGATIVE_INFINITY;
	/** How often each event came at that time: a line may be written twice in one millisecond. */
	#latest = new Map<string, number>();
	/** What the open connection may still repeat, and the time before which everything is a repeat. */
	#repeats = new Map<string, number>();
	#known = Number.NEGATIVE_INFINITY;

	/** A connection is open, the first one or another. */
	reopen(): void {
		this.#known = this.#at;
		this.#repeats = new Map(this.#latest);
	}

	/**
	 * Takes an event in.
	 * @param timestamp RFC 3339, checked.
	 * @returns whether it is told for the first time.
	 */
	isNew(timestamp: string, text: string): boolean {
		const at = Date.parse(timestamp);
		if (at < this.#known) return false;
		const key = `${timestamp} ${shorten(text, LONGEST_KEY)}`;
		const repeats = this.#repeats.get(key) ?? 0;
		if (repeats > 0) {
			this.#repeats.set(key, repeats - 1);
			return false;
		}
		if (at > this.#at) {
			this.#at = at;
			this.since = timestamp;
			this.#latest.clear();
		}
		if (at === this.#at && (this.#latest.has(key) || this.#latest.size < MOST_REMEMBERED)) {
			this.#latest.set(key, (this.#latest.get(key) ?? 0) + 1);
		}
		return true;
	}
}
