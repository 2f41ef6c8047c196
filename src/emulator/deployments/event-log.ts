import { Readable } from 'node:stream';
import { frame } from '../http/response.ts';

export interface LogEvent {
	event: string;
	timestamp: string;
	[field: string]: unknown;
}

/** Most log lines that are kept, and most characters of them. */
const MAX_LINES = 200_000;
const MAX_CHARACTERS = 64 * 1024 * 1024;
/** What goes at once where there are too many: a quarter, so that a cut is rare. */
const CUT = 0.25;

const sizeOf = ({ event, message }: LogEvent): number => (event === 'log' ? String(message).length : 0);

/** What happened to a deployment, for as many readers as like to follow it. */
export class EventLog {
	#events: LogEvent[] = [];
	readonly #readers = new Set<(event: LogEvent | undefined) => void>();
	readonly #most: { lines: number; characters: number };
	#lines = 0;
	#characters = 0;
	/** Lines that were dropped, all before the first that is kept. */
	#dropped = 0;
	#ended = false;

	/** @param most lines and characters of log that are kept. */
	constructor(most = { lines: MAX_LINES, characters: MAX_CHARACTERS }) {
		this.#most = most;
	}

	get lines(): { timestamp: string; message: string }[] {
		return this.#kept()
			.filter((one) => one.event === 'log')
			.map((one) => ({ timestamp: one.timestamp, message: String(one.message) }));
	}

	add(event: string, fields: Record<string, unknown>): void {
		const entry: LogEvent = { event, timestamp: new Date().toISOString(), ...fields };
		this.#events.push(entry);
		if (event === 'log') this.#lines += 1;
		this.#characters += sizeOf(entry);
		if (this.#lines > this.#most.lines || this.#characters > this.#most.characters) this.#cut();
		for (const reader of this.#readers) reader(entry);
	}

	/** Drops the oldest lines, and no event of another kind. */
	#cut(): void {
		const { lines, characters } = this.#most;
		const isTooMuch = () => this.#lines > lines * (1 - CUT) || this.#characters > characters * (1 - CUT);
		this.#events = this.#events.filter((one) => {
			if (one.event !== 'log' || !isTooMuch()) return true;
			this.#lines -= 1;
			this.#characters -= sizeOf(one);
			this.#dropped += 1;
			return false;
		});
	}

	/** The events that are left; where lines were dropped, one line in their place says so. */
	#kept(): LogEvent[] {
		if (this.#dropped === 0) return this.#events;
		const first = this.#events.findIndex((one) => one.event === 'log');
		const at = first === -1 ? this.#events.length : first;
		const message = `[lines 1 to ${this.#dropped} of this log were dropped: ${this.#lines} are kept, from line ${this.#dropped + 1} on]`;
		const timestamp = (this.#events[at] ?? this.#events.at(-1))?.timestamp ?? new Date().toISOString();
		return this.#events.toSpliced(at, 0, { event: 'log', timestamp, message });
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
		for (const event of this.#kept()) if (Date.parse(event.timestamp) >= since) push(event);
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
