import { parseDateTime } from '../../domain/text/time.ts';

/** Events of one time that are remembered, and characters of each; any more of them may be shown twice. */
const MOST_REMEMBERED = 1_000;
const LONGEST_KEY = 200;

/** The position in a stream: from when to ask for more, and which events of a new connection are repeats. */
export class Cursor {
	/** The time of the latest event as the service wrote it; undefined before the first event. */
	since: string | undefined;
	#at = Number.NEGATIVE_INFINITY;
	/** The events of that time. */
	#latest: string[] = [];
	/** The position when the connection was opened. */
	#known: { readonly at: number; readonly texts: readonly string[] } = { at: this.#at, texts: [] };

	/** Must be called whenever a connection is opened. */
	reopen(): void {
		this.#known = { at: this.#at, texts: this.#latest };
	}

	/** Records an event. @param timestamp RFC 3339, validated by the caller. @returns whether it comes for the first time. */
	isNew(timestamp: string, text: string): boolean {
		const at = parseDateTime(timestamp);
		const key = text.slice(0, LONGEST_KEY);
		if (at < this.#known.at || (at === this.#known.at && this.#known.texts.includes(key))) return false;
		if (at > this.#at) {
			this.#at = at;
			this.since = timestamp;
			this.#latest = [];
		}
		if (at === this.#at && this.#latest.length < MOST_REMEMBERED) this.#latest = [...this.#latest, key];
		return true;
	}
}
