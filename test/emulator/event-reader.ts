/** Reads the JSON data of server-sent events off a response, one at a time. */
export class EventReader<T = Record<string, unknown>> {
	readonly #chunks: AsyncIterator<Uint8Array>;
	readonly #decoder = new TextDecoder();
	#text = '';

	constructor(response: Response) {
		if (!response.body) throw new Error('the response has no body');
		this.#chunks = response.body[Symbol.asyncIterator]();
	}

	/** The next event, or undefined at the end of the stream. */
	async next(): Promise<T | undefined> {
		for (;;) {
			const end = this.#text.indexOf('\n\n');
			if (end >= 0) {
				const frame = this.#text.slice(0, end);
				this.#text = this.#text.slice(end + 2);
				return JSON.parse(frame.replace(/^data: /, '')) as T;
			}
			const { done, value } = await this.#chunks.next();
			if (done) return undefined;
			this.#text += this.#decoder.decode(value, { stream: true });
		}
	}

	/** All events up to the first that fits, that one included. */
	async until(fits: (event: T) => boolean): Promise<T[]> {
		const events: T[] = [];
		for (;;) {
			const event = await this.next();
			if (event === undefined) throw new Error(`the stream ended after ${JSON.stringify(events)}`);
			events.push(event);
			if (fits(event)) return events;
		}
	}

	async close(): Promise<void> {
		await this.#chunks.return?.();
	}
}
