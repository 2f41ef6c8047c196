import { Readable } from 'node:stream';
import { frame } from '../http/response.ts';

/** Most events that wait for a reader; the oldest go first. */
const MAX_WAITING = 10_000;

/** Events for whoever reads next: they wait while nobody reads, and are gone once they were read. */
export class Backlog {
	readonly #waiting: unknown[] = [];
	readonly #readers = new Set<Readable>();
	#ended = false;

	add(event: unknown): void {
		if (this.#readers.size > 0) {
			for (const reader of this.#readers) reader.push(frame(event));
			return;
		}
		this.#waiting.push(event);
		if (this.#waiting.length > MAX_WAITING) this.#waiting.shift();
	}

	end(): void {
		this.#ended = true;
		for (const reader of this.#readers) reader.push(null);
	}

	read(): Readable {
		const reader = new Readable({ read: () => undefined, objectMode: true });
		for (const event of this.#waiting.splice(0)) reader.push(frame(event));
		if (this.#ended) reader.push(null);
		else this.#readers.add(reader);
		reader.on('close', () => this.#readers.delete(reader));
		return reader;
	}
}
