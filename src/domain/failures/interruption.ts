/** Reason of an abort: the runner asked the process to end. */
export class Cancelled extends Error {
	override readonly name = 'Cancelled';
}

/** Reason of an abort: the time is over. */
export class DeadlineReached extends Error {
	override readonly name = 'DeadlineReached';
}

/** How much of a request's body was handed to the socket when it broke. `all`: the closing boundary was among it. */
export type Sent = 'nothing' | 'part' | 'all';

/** Thrown where a signal ended a request. `sent` tells whether it may have been carried out. */
export class Interrupted extends Error {
	override readonly name = 'Interrupted';
	readonly sent: Sent;
	readonly reason: unknown;
	constructor(sent: Sent, reason: unknown) {
		super('interrupted');
		this.sent = sent;
		this.reason = reason;
	}
}
