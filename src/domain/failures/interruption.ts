/** Abort reason: the runner asked the process to end. */
export class Cancelled extends Error {
	override readonly name = 'Cancelled';
}

/** Abort reason: the time limit is reached. */
export class DeadlineReached extends Error {
	override readonly name = 'DeadlineReached';
}

/** How much of a request's body was handed to the socket. `all` includes the closing boundary: it may have been carried out. */
export type Sent = 'nothing' | 'part' | 'all';

/** Thrown if a signal ended a request. */
export class Interrupted extends Error {
	override readonly name = 'Interrupted';
	readonly sent: Sent;
	readonly reason: unknown;
	/** What came of the request's last try, as part of a sentence, where one had failed before. */
	readonly since: string | undefined;
	constructor(sent: Sent, reason: unknown, since?: string) {
		super('interrupted');
		this.sent = sent;
		this.reason = reason;
		this.since = since;
	}

	/** What aborted the signal; undefined for another reason. */
	get by(): 'cancel' | 'deadline' | undefined {
		if (this.reason instanceof Cancelled) return 'cancel';
		return this.reason instanceof DeadlineReached ? 'deadline' : undefined;
	}
}

/** What a cancel or a time limit has ended, a request or what is between two; undefined for any other error. */
export function interruptionOf(thrown: unknown): Interrupted | undefined {
	const interrupted = thrown instanceof Interrupted ? thrown : new Interrupted('nothing', thrown);
	return interrupted.by === undefined ? undefined : interrupted;
}
