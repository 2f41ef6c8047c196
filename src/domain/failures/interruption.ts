/**
 * Ended early, by a cancel of the job or by a time limit: the reason of every signal for that, and what a request throws
 * that one of them has ended.
 */
export class Interrupted extends Error {
	override readonly name = 'Interrupted';
	readonly by: 'cancel' | 'deadline';
	/** Whether a request was ended that may have been carried out. */
	readonly maybeDone: boolean;
	/** What came of the request's last try, as part of a sentence, where one had failed before. */
	readonly lastProblem: string | undefined;

	constructor(
		by: 'cancel' | 'deadline',
		{ maybeDone = false, lastProblem }: { maybeDone?: boolean; lastProblem?: string | undefined } = {},
	) {
		super('interrupted');
		this.by = by;
		this.maybeDone = maybeDone;
		this.lastProblem = lastProblem;
	}
}

/** What a cancel or a time limit has ended; undefined for any other error. */
export function interruptionOf(thrown: unknown): Interrupted | undefined {
	return thrown instanceof Interrupted ? thrown : undefined;
}
