import { createParser, type EventSourceParser } from 'eventsource-parser';
import { LineMeter } from './line-meter.ts';

/** Characters of one event of a stream, all of its lines together. */
export const LARGEST_EVENT = 1_048_576;

/** What became of a chunk. `too-long`: a line is, `too-large`: an event is; the stream cannot be read on. */
export type ChunkVerdict = 'more' | 'enough' | 'too-long' | 'too-large';

/** Bytes of an event stream in, the data of its events out; nothing endless is ever kept. */
export class EventReader {
	readonly #meter = new LineMeter();
	readonly #decoder = new TextDecoder();
	readonly #parser: EventSourceParser;
	#verdict: ChunkVerdict = 'more';

	/** @param take told the data of each event; returns whether that was the last one that is wanted. */
	constructor(take: (data: string) => boolean) {
		this.#parser = createParser({
			maxBufferSize: LARGEST_EVENT,
			onEvent: ({ data }) => {
				if (this.#verdict === 'more' && take(data)) this.#verdict = 'enough';
			},
			onError: ({ type }) => {
				if (type === 'max-buffer-size-exceeded' && this.#verdict === 'more') this.#verdict = 'too-large';
			},
		});
	}

	/** Not to be called again once it has said anything but `more`. */
	feed(chunk: Uint8Array): ChunkVerdict {
		const fit = this.#meter.measure(chunk);
		this.#parser.feed(this.#decoder.decode(chunk.subarray(0, fit), { stream: true }));
		if (fit < chunk.length && this.#verdict === 'more') this.#verdict = 'too-long';
		return this.#verdict;
	}
}
