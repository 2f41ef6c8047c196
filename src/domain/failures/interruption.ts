/** Abort reason: the runner asked the process to end. */
export class Cancelled extends Error {
	override readonly name = 'Cancelled';
}

/** Abort reason: the time limit is reached. */
export class DeadlineReached extends Error {
	override readonly name = 'DeadlineReached';
}

/** How much of a request's body was handed to the socket. `all` includes the closing boundary. */
export type Sent = 'nothing' | 'part' | 'all';

/** Thrown if a signal ended a request. `sent` shows whether the request may have been carried out. */
export class Interrupted extends Error {
	override readonly name = 'Interrupted';
	readonly sent: Sent;
	readonly reason: unknown;
	/** What came of the try before, as part of a sentence; undefined for the first try. */
	readonly since: string | undefined;
	constructor(sent: Sent, reason: unknown, since?: string) {
		super('interrupted');
		this.sent = sent;
		this.reason = reason;
		this.since = since;
	}
}

/** What interrupted an operation, and whether its running request may have been carried out. */
export interface Interruption {
	readonly by: 'cancel' | 'deadline';
	readonly maybeDone: boolean;
	/** What came of the request's last try, as part of a sentence, where one had failed before. */
	readonly since?: string;
}

/** Reads the interruption from a thrown error; undefined for any other error. */
export function interruptionOf(thrown: unknown): Interruption | undefined {
	const reason = thrown instanceof Interrupted ? thrown.reason : thrown;
	const { sent = 'nothing', since } = thrown instanceof Interrupted ? thrown : {};
	const known = { maybeDone: sent === 'all', ...(since === undefined ? {} : { since }) };
	if (reason instanceof Cancelled) return { by: 'cancel', ...known };
	return reason instanceof DeadlineReached ? { by: 'deadline', ...known } : undefined;
}
