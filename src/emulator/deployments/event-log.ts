import { Readable } from 'node:stream';
import { frame } from '../http/response.ts';

interface LogEvent {
	event: string;
	timestamp: string;
	[field: string]: unknown;
}

/** Most characters of log that are kept; what a line counts beside its own; and what goes at once, a share of the most. */
const MAX_SIZE = 64 * 1024 * 1024;
const LINE_SIZE = 100;
const CUT = 0.25;

/** Between two heartbeats, in milliseconds. */
const HEARTBEAT_MS = 15_000;

const sizeOf = ({ event, message }: LogEvent): number => (event === 'log' ? String(message).length + LINE_SIZE : 0);

/** What happened to a deployment or an invocation, for as many readers as like to follow it. */
export class EventLog {
	#events: LogEvent[] = [];
	#size = 0;
	/** Each with what beats its heart. */
	readonly #readers = new Map<Readable, NodeJS.Timeout>();
	#ended = false;

	get lines(): string[] {
		return this.#events.filter(({ event }) => event === 'log').map(({ message }) => String(message));
	}

	add(event: string, fields: Record<string, unknown>): void {
		const entry: LogEvent = { event, timestamp: new Date().toISOString(), ...fields };
		this.#events.push(entry);
		this.#size += sizeOf(entry);
		if (this.#size > MAX_SIZE) this.#cut();
		for (const reader of this.#readers.keys()) reader.push(frame(entry));
	}

	/** Drops the oldest lines, and no event of another kind. */
	#cut(): void {
		this.#events = this.#events.filter((one) => {
			if (one.event !== 'log' || this.#size <= MAX_SIZE * (1 - CUT)) return true;
			this.#size -= sizeOf(one);
			return false;
		});
	}

	/** Ends the streams of all readers, those to come as well. */
	end(): void {
		this.#ended = true;
		for (const reader of this.#readers.keys()) {
			this.#leave(reader);
			reader.push(null);
		}
	}

	#leave(reader: Readable): void {
		clearInterval(this.#readers.get(reader));
		this.#readers.delete(reader);
	}

	/** Frames of what happened at `since` (ms of the epoch) or later, then of what goes on to happen. */
	follow(since: number): Readable {
		const reader = new Readable({ read: () => undefined, objectMode: true });
		for (const event of this.#events) if (Date.parse(event.timestamp) >= since) reader.push(frame(event));
		if (this.#ended) {
			reader.push(null);
			return reader;
		}
		const beat = () => reader.push(frame({ event: 'sse_heartbeat', timestamp: new Date().toISOString() }));
		this.#readers.set(reader, setInterval(beat, HEARTBEAT_MS));
		return reader.on('close', () => this.#leave(reader));
	}
}
