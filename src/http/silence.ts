import type { RequestClock } from './connection.ts';

/** Gives up a try in which nothing happens for too long. How long that is changes from stage to stage. */
export class Silence {
	readonly #clock: RequestClock;
	readonly #broken: (code: string) => void;
	#watch: { feed(): void; stop(): void } | undefined;

	/** @param broken told the code of the fault. */
	constructor(clock: RequestClock, broken: (code: string) => void) {
		this.#clock = clock;
		this.#broken = broken;
	}

	/** From now on it is too long after so many milliseconds, or never. Ends what was allowed before. */
	allow(ms: number | undefined, code = 'IDLE'): void {
		this.#watch?.stop();
		this.#watch = ms === undefined ? undefined : this.#clock.watchdog(ms, () => this.#broken(code));
	}

	/** Something has moved. */
	heard(): void {
		this.#watch?.feed();
	}
}
