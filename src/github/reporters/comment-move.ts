/** Writes of one job, of its post step too: many jobs that end together must not exceed GitHub's 80 writes a minute. */
export const MOST_WRITES = 2;

/** What a job knows of the shared comment before a move. */
export interface CommentState {
	/** The oldest one, by which all jobs go. `isRight`: it has the text that follows from all rows. */
	readonly comment: { readonly id: number; readonly isRight: boolean } | undefined;
	/** Id of the comment that this job has made and that is still there. */
	readonly made: number | undefined;
	/** Writes of this job so far. */
	readonly writes: number;
	readonly isFirstRound: boolean;
	/** Whether this job's name is the first of all. */
	readonly isFirst: boolean;
}

export type CommentMove =
	| { readonly kind: 'create' }
	| { readonly kind: 'update'; readonly id: number }
	/** Two jobs have made one each, and the other is older. */
	| { readonly kind: 'remove-own'; readonly id: number }
	/** It is right as it is. */
	| { readonly kind: 'keep'; readonly id: number }
	/** The first job by name makes the comment; the others wait for it once. */
	| { readonly kind: 'leave' }
	/** No write is left. */
	| { readonly kind: 'give-up' };

/** Decides what a job does next about the shared comment. */
export function nextMove({ comment, made, writes, isFirstRound, isFirst }: CommentState): CommentMove {
	const mayWrite = writes < MOST_WRITES;
	if (comment !== undefined && made !== undefined && comment.id !== made && mayWrite)
		return { kind: 'remove-own', id: made };
	if (comment?.isRight) return { kind: 'keep', id: comment.id };
	if (!mayWrite) return { kind: 'give-up' };
	if (comment !== undefined) return { kind: 'update', id: comment.id };
	return isFirstRound && !isFirst ? { kind: 'leave' } : { kind: 'create' };
}
