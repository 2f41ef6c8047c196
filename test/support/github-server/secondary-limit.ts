import type { ResponseWithHeaders } from './responding.ts';

/** GitHub's limit on what makes content: after so many requests, all of them are refused for a while. */
export interface SecondaryLimit {
	/** Requests that make content, before it is hit. */
	readonly writes: number;
	/** How long it then lasts, in whole seconds: the `Retry-After`. */
	readonly seconds: number;
}

/** Counts what one token writes. A refused request was not done; the first after the time counts anew. */
export class Writes {
	readonly #limit: SecondaryLimit | undefined;
	#done = 0;
	/** Milliseconds since 1970, while the limit is hit. */
	#until: number | undefined;

	constructor(limit: SecondaryLimit | undefined) {
		this.#limit = limit;
	}

	/** The refusal of a request at this moment, or undefined where it may be done. */
	refuse(now: number): ResponseWithHeaders | undefined {
		if (this.#limit === undefined) return undefined;
		if (this.#until !== undefined && now >= this.#until) {
			this.#until = undefined;
			this.#done = 0;
		}
		if (this.#done < this.#limit.writes) {
			this.#done += 1;
			return undefined;
		}
		this.#until ??= now + this.#limit.seconds * 1_000;
		const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
		return [{ status: 403, body: { message } }, { 'retry-after': String(this.#limit.seconds) }];
	}
}
