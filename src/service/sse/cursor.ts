import { shorten } from '../../domain/text/shorten.ts';
import { parseDateTime } from '../../domain/text/time.ts';

/** Events with the same time that are remembered; any more of them may be shown twice. */
const MOST_REMEMBERED = 1_000;
/** Characters of an event that are compared. */
const LONGEST_KEY = 200;

/**
 * The position in a stream of events: the time from which to ask for more, and which events of the next connection are
 * repeats. A service may send the events of exactly that time again, and some services send all events again.
 */
export class Cursor {
	/** The time of the latest event as the service wrote it; undefined before the first event. */
	since: string | undefined;
	#at = Number.NEGATIVE_INFINITY;
	/** How often each event came at the latest time: an app may write the same line twice in one millisecond. */
	#latest = new Map<string, number>();
	/** The events that the open connection may still repeat, and the time before which every event is a repeat. */
	#repeats = new Map<string, number>();
	#known = Number.NEGATIVE_INFINITY;

	/** Must be called whenever a connection is opened. */
	reopen(): void {
		this.#known = this.#at;
		this.#repeats = new Map(this.#latest);
	}

	/**
	 * Records an event.
	 * @param timestamp RFC 3339, validated by the caller.
	 * @returns whether the event comes for the first time.
	 */
	isNew(timestamp: string, text: string): boolean {
		const at = parseDateTime(timestamp);
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
