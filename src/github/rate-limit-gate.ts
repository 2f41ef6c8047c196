import { anySignal } from 'any-signal';
import { backoffDelay } from '../domain/backoff.ts';
import { rateLimitOf } from './rate-limit.ts';

/** What the reporters need of the runner's clock; see runner/clock.ts. */
export interface GateClock {
	now(): number;
	wall(): number;
	sleep(ms: number, signal: AbortSignal): Promise<void>;
	random(): number;
	/** A signal that is aborted after `ms` milliseconds. */
	deadline(ms: number): AbortSignal;
}

/**
 * Holds back all reporters of the process until GitHub's rate limit allows requests again, plus a random delay each, so
 * that runs with the same token that were refused together do not come back together.
 */
export class RateLimitGate {
	readonly #clock: GateClock;
	readonly #abandoned: AbortSignal;
	/** Clock reading from which requests may be sent again. */
	#until = Number.NEGATIVE_INFINITY;
	/** Clock reading after which nothing waits any more. */
	#patience = Number.POSITIVE_INFINITY;
	#refusal: unknown;
	#shortened = new AbortController();

	constructor(clock: GateClock, abandoned: AbortSignal) {
		this.#clock = clock;
		this.#abandoned = abandoned;
	}

	/** Whether reporting was abandoned, so that nothing is sent any more. */
	get isAbandoned(): boolean {
		return this.#abandoned.aborted;
	}

	/** Closes the gate if a thrown error is a rate limit's response, until that limit ends. Returns whether it is one. */
	record(thrown: unknown): boolean {
		const ms = rateLimitOf(thrown, this.#clock.wall());
		if (ms === undefined) return false;
		this.#refusal = thrown;
		this.#until = Math.max(this.#until, this.#clock.now() + ms);
		return true;
	}

	/** Limits every wait, current ones included, to `ms` milliseconds from now. */
	limitWait(ms: number): void {
		this.#patience = this.#clock.now() + ms;
		this.#shortened.abort();
		this.#shortened = new AbortController();
	}

	/**
	 * Resolves once a request may be sent: when the rate limit is over, and after a backoff if the last try failed.
	 * @param failures how many tries of the caller have failed in a row.
	 * @param last the error of the caller's last try.
	 * @throws `last`, or the rate limit's response, if that moment is later than the limit of waiting.
	 */
	async wait(failures: number, last?: unknown): Promise<void> {
		const jitter = backoffDelay(Math.max(1, failures), this.#clock.random());
		const earliest = failures === 0 ? Number.NEGATIVE_INFINITY : this.#clock.now();
		for (;;) {
			const at = Math.max(this.#until, earliest) + jitter;
			const left = at - this.#clock.now();
			if (left <= 0) return;
			if (at > this.#patience || this.#abandoned.aborted) throw last ?? this.#refusal;
			const signal = anySignal([this.#shortened.signal, this.#abandoned]);
			await this.#clock.sleep(left, signal).catch(() => {});
			signal.clear();
		}
	}
}
