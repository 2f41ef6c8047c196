import type { RequestClock } from './connection.ts';

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
