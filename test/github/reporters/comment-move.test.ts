// What a job does next about the comment that several jobs share.
import { expect, test } from '@jest/globals';
import { type CommentMove, type CommentState, nextMove } from '../../../src/github/reporters/comment-move.ts';

const START: CommentState = { comment: undefined, made: undefined, writes: 0, isFirstRound: true, isFirst: true };
const wrong = (id: number) => ({ id, isRight: false });
const right = (id: number) => ({ id, isRight: true });

test.each<[name: string, state: Partial<CommentState>, move: CommentMove]>([
	['none is there, and this job is the first', {}, { kind: 'create' }],
	['none is there, and another job is the first', { isFirst: false }, { kind: 'leave' }],
	['the first has not made one', { isFirst: false, isFirstRound: false }, { kind: 'create' }],
	['none is there, and no write is left', { writes: 2 }, { kind: 'give-up' }],
	['it has another text', { comment: wrong(1) }, { kind: 'update', id: 1 }],
	[
		'it has another text, and another job is the first',
		{ comment: wrong(1), isFirst: false },
		{ kind: 'update', id: 1 },
	],
	['it has another text, and one write is left', { comment: wrong(1), writes: 1 }, { kind: 'update', id: 1 }],
	['it has another text, and no write is left', { comment: wrong(1), writes: 2 }, { kind: 'give-up' }],
	['its own has another text', { comment: wrong(1), made: 1, writes: 1 }, { kind: 'update', id: 1 }],
	['it is right', { comment: right(1) }, { kind: 'keep', id: 1 }],
	['it is right, and no write is left', { comment: right(1), writes: 2 }, { kind: 'keep', id: 1 }],
	['an older one is there too', { comment: right(1), made: 2, writes: 1 }, { kind: 'remove-own', id: 2 }],
	['an older one, and no write is left', { comment: right(1), made: 2, writes: 2 }, { kind: 'keep', id: 1 }],
	['an older one that is wrong, and no write is left', { comment: wrong(1), made: 2, writes: 2 }, { kind: 'give-up' }],
])('%s', (_, state, move) => expect(nextMove({ ...START, ...state })).toEqual(move));
