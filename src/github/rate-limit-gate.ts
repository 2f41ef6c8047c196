import { backoffDelay } from '../domain/backoff.ts';
import { rateLimitOf } from './rate-limit.ts';

/** What the reporters need of the runner: see its clock. */
export interface GateClock {
	now(): number;
	wall(): number;
	sleep(ms: number, signal: AbortSignal): Promise<void>;
	random(): number;
	/** A signal that is aborted after these milliseconds. */
	deadline(ms: number): AbortSignal;
}

/**
 * Keeps all reporters of a process off GitHub for as long as its rate limit says, and each a little longer by chance:
 * runs of one token that were refused together must not come back together.
 */
export class RateLimitGate {
	readonly #clock: GateClock;
	readonly #abandoned: AbortSignal;
	/** Reading of the clock: from then on requests may go out again. */
	#until = Number.NEGATIVE_INFINITY;
	/** Reading of the clock: nobody waits for longer. */
	#patience = Number.POSITIVE_INFINITY;
	#refusal: unknown;
	#shortened = new AbortController();

	constructor(clock: GateClock, abandoned: AbortSignal) {
		this.#clock = clock;
		this.#abandoned = abandoned;
	}

	/** Whether nothing is sent any more. */
	get isAbandoned(): boolean {
		return this.#abandoned.aborted;
	}

	/** Begins, or grows, where this is a rate limit's response. Returns whether it is one. */
	record(thrown: unknown): boolean {
		const ms = rateLimitOf(thrown, this.#clock.wall());
		if (ms === undefined) return false;
		this.#refusal = thrown;
		this.#until = Math.max(this.#until, this.#clock.now() + ms);
		return true;
	}

	/** From now on nobody waits for longer than this. */
	limitWait(ms: number): void {
		this.#patience = this.#clock.now() + ms;
		this.#shortened.abort();
		this.#shortened = new AbortController();
	}

	/**
	 * Resolves once requests may go out: when the rate limit is over, and after a backoff where the last try failed.
	 * @param failures how often in a row whoever asks has failed.
	 * @param last what the last try of whoever asks has thrown.
	 * @throws that, or the rate limit's refusal, where the moment is later than anybody waits for.
	 */
	async wait(failures: number, last?: unknown): Promise<void> {
		const jitter = backoffDelay(Math.max(1, failures), this.#clock.random());
		const earliest = failures === 0 ? Number.NEGATIVE_INFINITY : this.#clock.now();
		for (;;) {
			const at = Math.max(this.#until, earliest) + jitter;
			const left = at - this.#clock.now();
			if (left <= 0) return;
			if (at > this.#patience || this.#abandoned.aborted) throw last ?? this.#refusal;
			const signal = AbortSignal.any([this.#shortened.signal, this.#abandoned]);
			await this.#clock.sleep(left, signal).catch(() => {});
		}
	}
}
