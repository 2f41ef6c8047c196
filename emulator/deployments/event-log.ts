import { Readable } from 'node:stream';
import { frame } from '../http/response.ts';

export interface LogEvent {
	event: string;
	timestamp: string;
	[field: string]: unknown;
}

/** Most log lines that are kept; the oldest go first. */
const MAX_LINES = 10_000;

/** What happened to a deployment, for as many readers as like to follow it. */
export class EventLog {
	readonly #events: LogEvent[] = [];
	readonly #readers = new Set<(event: LogEvent | undefined) => void>();
	#lines = 0;
	#ended = false;

	get lines(): { timestamp: string; message: string }[] {
		return this.#events
			.filter((one) => one.event === 'log')
			.map((one) => ({ timestamp: one.timestamp, message: String(one.message) }));
	}

	add(event: string, fields: Record<string, unknown>): void {
		const entry = { event, timestamp: new Date().toISOString(), ...fields };
		this.#events.push(entry);
		if (event === 'log') this.#lines += 1;
		if (this.#lines > MAX_LINES) {
			this.#events.splice(
				this.#events.findIndex((one) => one.event === 'log'),
				1,
			);
			this.#lines -= 1;
		}
		for (const reader of this.#readers) reader(entry);
	}

	/** Ends the streams of all readers, those to come as well. */
	end(): void {
		this.#ended = true;
		for (const reader of this.#readers) reader(undefined);
	}

	/** Frames of what happened at `since` (ms of the epoch) or later, then of what goes on to happen. */
	follow(since: number, heartbeatMs: number): Readable {
		const stream = new Readable({ read: () => undefined, objectMode: true });
		const push = (event: LogEvent | undefined) => stream.push(event ? frame(event) : null);
		for (const event of this.#events) if (Date.parse(event.timestamp) >= since) push(event);
		if (this.#ended) {
			push(undefined);
			return stream;
		}
		const beat = () => push({ event: 'sse_heartbeat', timestamp: new Date().toISOString() });
		const heart = setInterval(beat, heartbeatMs);
		const reader = (event: LogEvent | undefined) => {
			push(event);
			if (!event) leave();
		};
		const leave = () => {
			clearInterval(heart);
			this.#readers.delete(reader);
		};
		this.#readers.add(reader);
		stream.on('close', leave);
		return stream;
	}
}
