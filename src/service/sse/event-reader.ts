import { createParser, type EventSourceParser } from 'eventsource-parser';
import { LineMeter } from './line-meter.ts';

/** The most characters of one event, over all of its lines. */
const LARGEST_EVENT = 1_048_576;

/**
 * The most bytes between two events that say something: comments, empty lines, ids, events of no use. Days of heartbeats
 * are less; without a bound a flood makes garbage faster than it is collected.
 */
export const MOST_BETWEEN_EVENTS = 16_777_216;

/**
 * The result of a chunk. After `too-long` (a line), `too-large` (an event) or `no-events` (too much between two events)
 * the stream cannot be read any further.
 */
export type ChunkVerdict = 'more' | 'enough' | 'too-long' | 'too-large' | 'no-events';

/**
 * What was done with an event. `counted` means that the connection is useful, `repeated` that an earlier connection has
 * brought it already, `skipped` that it is of no use.
 */
export type Taken = 'counted' | 'repeated' | 'skipped' | 'enough';

/** What becomes of a line that is too long. */
export type LongLines = 'cut' | 'refuse';

/** Parses the bytes of an event stream into the data of its events, with bounded memory. */
export class EventReader {
	readonly #meter = new LineMeter();
	readonly #decoder = new TextDecoder();
	readonly #parser: EventSourceParser;
	readonly #longLines: LongLines;
	#verdict: ChunkVerdict = 'more';
	#sinceEvent = 0;

	/**
	 * @param take called with the data of each event; that of one with a line that is too long ends with {@link CUT}, or has
	 * it in its midst.
	 * @param longLines whether such a line is cut, or the stream cannot be read any further.
	 */
	constructor(take: (data: string) => Taken, longLines: LongLines) {
		this.#longLines = longLines;
		this.#parser = createParser({
			maxBufferSize: LARGEST_EVENT,
			onEvent: ({ data }) => {
				if (this.#verdict !== 'more') return;
				const taken = take(data);
				if (taken !== 'skipped') this.#sinceEvent = 0;
				if (taken === 'enough') this.#verdict = 'enough';
			},
			onError: ({ type }) => {
				if (type === 'max-buffer-size-exceeded' && this.#verdict === 'more') this.#verdict = 'too-large';
			},
		});
	}

	/** Parses the next chunk. Must not be called again after any result other than `more`. */
	feed(chunk: Uint8Array): ChunkVerdict {
		const { bytes, isCut } = this.#meter.measure(chunk);
		this.#sinceEvent += chunk.length;
		this.#parser.feed(this.#decoder.decode(bytes, { stream: true }));
		if (isCut && this.#longLines === 'refuse' && this.#verdict === 'more') this.#verdict = 'too-long';
		if (this.#sinceEvent > MOST_BETWEEN_EVENTS && this.#verdict === 'more') this.#verdict = 'no-events';
		return this.#verdict;
	}
}
