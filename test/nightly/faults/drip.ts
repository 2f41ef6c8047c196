import { Transform, type TransformCallback } from 'node:stream';

/** Bytes at a time, and milliseconds between: slow enough that every part of a message comes alone. */
const DROP_BYTES = 16;
const TICK_MS = 10;
/** Drops until the stream flows again. */
const DROPS = 40;

/** Passes bytes on; once it drips, a few at a time for a while, and then as before. */
export class Drip extends Transform {
	#drops = 0;
	#timer: NodeJS.Timeout | undefined;

	begin(): void {
		this.#drops = DROPS;
	}

	override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
		if (this.#drops === 0) {
			done(null, chunk);
			return;
		}
		const drop = chunk.subarray(0, DROP_BYTES);
		this.push(drop);
		this.#drops -= 1;
		this.#timer = setTimeout(() => {
			if (drop.length === chunk.length) done();
			else this._transform(chunk.subarray(DROP_BYTES), _encoding, done);
		}, TICK_MS);
	}

	override _destroy(error: Error | null, done: (error: Error | null) => void): void {
		clearTimeout(this.#timer);
		done(error);
	}
}
