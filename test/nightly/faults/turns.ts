/** Lets so many at a time go on; the others wait in the order in which they came. */
export class Turns {
	#free: number;
	readonly #waiting: (() => void)[] = [];

	constructor(number: number) {
		this.#free = number;
	}

	/** Resolves to what ends the turn; calling that again does nothing. */
	async take(): Promise<() => void> {
		if (this.#free > 0) this.#free -= 1;
		else await new Promise<void>((resolve) => this.#waiting.push(resolve));
		let isOver = false;
		return () => {
			if (isOver) return;
			isOver = true;
			const next = this.#waiting.shift();
			if (next === undefined) this.#free += 1;
			else next();
		};
	}
}
