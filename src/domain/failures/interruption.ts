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

/** How something ended from outside: by whom, and whether the request under way may have been carried out. */
export interface Interruption {
	readonly by: 'cancel' | 'deadline';
	readonly maybeDone: boolean;
}

/** What interrupted the thing that threw; undefined where it failed by itself. */
export function interruptionOf(thrown: unknown): Interruption | undefined {
	const reason = thrown instanceof Interrupted ? thrown.reason : thrown;
	const maybeDone = thrown instanceof Interrupted && thrown.sent === 'all';
	if (reason instanceof Cancelled) return { by: 'cancel', maybeDone };
	return reason instanceof DeadlineReached ? { by: 'deadline', maybeDone } : undefined;
}
