import { anySignal } from 'any-signal';
import { LONGEST_TIMER_MS } from '../domain/backoff.ts';
import type { RequestClock } from './connection.ts';

/** Milliseconds without any progress, while connecting and while waiting for and reading a response. */
const IDLE_MS = 30_000;
/** Most milliseconds from a response's headers to its end: most responses have only a few kB. */
const SLOW_RESPONSE_MS = 60_000;
/** Bytes a second that a response of the largest size comes with at least, where it may be a large one. */
const SLOWEST_PER_S = 100_000;

/** Ends a try in which nothing happens for too long. The allowed time differs between the stages of a try. */
export class Silence {
	readonly #clock: RequestClock;
	readonly #broken: (code: string) => void;
	#watch: { feed(): void; stop(): void } | undefined;

	/** @param broken called with the error code when the silence is too long. */
	constructor(clock: RequestClock, broken: (code: string) => void) {
		this.#clock = clock;
		this.#broken = broken;
	}

	/** Sets the allowed silence from now on, in milliseconds; undefined for no limit. Replaces the earlier limit. */
	allow(ms: number | undefined, code = 'IDLE'): void {
		this.#watch?.stop();
		this.#watch = ms === undefined ? undefined : this.#clock.watchdog(ms, () => this.#broken(code));
	}

	/** Restarts the current limit, because some data was transferred. */
	heard(): void {
		this.#watch?.feed();
	}
}

export interface TryLimitsOptions {
	readonly clock: RequestClock;
	readonly signal: AbortSignal;
	/** Milliseconds that are left for the request. */
	readonly leftMs: () => number;
	/** Whether the request is sent once only: its response is awaited for as long as there is time, and 30 s at least. */
	readonly isOnce: boolean;
	/** Whether the response is a stream of events, whose headers may come only with its first event. */
	readonly isStream: boolean;
	readonly hasBody: boolean;
	/** Bytes of the response that are read at most. */
	readonly largest: number;
}

/** The time limits of one try: for connecting, for the response, and for its body. An upload has none but silence. */
export class TryLimits {
	readonly silence: Silence;
	/** Aborted with the signal of the request, or where a limit is reached. */
	readonly signal: ReturnType<typeof anySignal>;
	readonly #options: TryLimitsOptions;
	readonly #giveUp = new AbortController();
	#leftMs: number;
	#startedAt: number | undefined;
	#sentAt: number | undefined;
	#respondBy = Number.POSITIVE_INFINITY;
	#slow: { stop(): void } | undefined;

	constructor(options: TryLimitsOptions) {
		const { clock, signal, leftMs, isOnce } = options;
		this.#options = options;
		this.signal = anySignal([signal, this.#giveUp.signal]);
		this.silence = new Silence(clock, (code) => this.#breakOff(code));
		this.#leftMs = leftMs();
		this.silence.allow(isOnce ? Math.min(IDLE_MS, Math.max(0, this.#leftMs)) : IDLE_MS);
	}

	/** Whether the connection was open. */
	get isStarted(): boolean {
		return this.#startedAt !== undefined;
	}

	/** Why a limit ended the try; undefined where none did. */
	get reached(): unknown {
		return this.#giveUp.signal.aborted ? this.#giveUp.signal.reason : undefined;
	}

	/** Milliseconds from the first byte of the request to its last, or until now. */
	get uploadMs(): number {
		return this.#startedAt === undefined ? 0 : (this.#sentAt ?? this.#options.clock.now()) - this.#startedAt;
	}

	/** The connection is open, and the request is about to be written. */
	start(): void {
		const { clock, leftMs, hasBody } = this.#options;
		this.#startedAt = clock.now();
		this.#leftMs = leftMs(); // the time of an upload does not count: what is left now is left for the response
		this.silence.allow(hasBody ? undefined : this.sent());
	}

	/** Everything is sent. @returns the milliseconds of silence that are allowed now; undefined for any. */
	sent(): number | undefined {
		const { clock, isOnce, isStream } = this.#options;
		this.#sentAt = clock.now();
		if (isStream) return undefined;
		const ms = isOnce ? Math.min(Math.max(IDLE_MS, this.#leftMs), LONGEST_TIMER_MS) : IDLE_MS;
		this.#respondBy = clock.now() + ms;
		return ms;
	}

	/** The headers of the response came, and its body is read. */
	reading(): void {
		const { clock, isOnce, largest } = this.#options;
		this.silence.allow(IDLE_MS);
		const left = Math.max(IDLE_MS, this.#respondBy - clock.now());
		const slowMs = Math.max(SLOW_RESPONSE_MS, (largest / SLOWEST_PER_S) * 1_000);
		const ms = isOnce ? Math.min(SLOW_RESPONSE_MS, left) : slowMs;
		this.#slow = clock.watchdog(ms, () => this.#breakOff('SLOW_RESPONSE'));
	}

	/** Ends whatever is still under way. */
	end(): void {
		this.silence.allow(undefined);
		this.#slow?.stop();
		this.#giveUp.abort();
		this.signal.clear();
	}

	#breakOff(code: string): void {
		this.#giveUp.abort(Object.assign(new Error(code), { code }));
	}
}
