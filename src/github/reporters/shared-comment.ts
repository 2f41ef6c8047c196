import type { ReportView } from '../../domain/reporting/view.ts';
import { ListedButGone } from '../response.ts';
import { readCheckRows } from './check-rows.ts';
import { type CommentMove, type CommentState, MOST_WRITES, nextMove } from './comment-move.ts';
import { announce, authorOf, findComment, findPullRequest } from './comment-place.ts';
import { create, removeOwn, removeYounger, update } from './comment-writes.ts';
import type { Reporter, ReporterContext } from './reporter.ts';
import { ownRow, type Row } from './row.ts';
import { isSameText, renderTable, tableMark } from './table.ts';

/** Rounds of reading, comparing and writing. */
const MOST_ROUNDS = 5;
/** Milliseconds between a write and the next look: longer than another job takes from its reading to its writing. */
const LOOK_AGAIN_MS = 1_000;
const LOOK_AGAIN_SPREAD_MS = 1_500;
/** Milliseconds that a job which is not the first by name leaves the others to make the comment, at random. */
const LEAVE_MS = 1_000;
const LEAVE_SPREAD_MS = 3_000;

/**
 * Shows the deploy as a row of a comment that all jobs with the same `comment-key` share. Each job keeps its row in its
 * own check run, where nobody else writes, and the comment is a function of all rows: whoever finds another text there
 * writes the right one. Without check runs the rows live in the comment alone, and two jobs may lose one.
 */
export function sharedCommentReporter(context: ReporterContext): Reporter {
	const { api, slot } = context;
	let place: { readonly issue: number | undefined } | undefined;
	let author: string | undefined;
	return {
		name: 'comment',
		async show(view) {
			place ??= { issue: await findPullRequest(context) };
			const { issue } = place;
			if (issue === undefined) return slot.write({ open: false });
			author ??= await authorOf(api);
			if (view.phase === 'ended') await settle(context, view, { issue, author, mark: tableMark(context.commentKey) });
		},
	};
}

type Place = Parameters<typeof findComment>[1];

async function settle(context: ReporterContext, view: ReportView, place: Place): Promise<void> {
	const { slot } = context;
	const hasCheckRows = await context.checkShown();
	const own = ownRow(context, view);
	const isPost = slot.read()?.looked === true;
	const isSecondLook = isPost || (slot.read()?.writes ?? 0) > 0;
	let result: MoveResult = { isOver: false };
	for (let round = 0; round < MOST_ROUNDS && !result.isOver; round++) {
		const { body, ...found } = await look(context, own, place, hasCheckRows);
		const move = nextMove({ ...found, isFirstRound: round === 0 });
		result = await carryOut(context, move, { place, body, isSecondLook });
	}
	const { refusal } = result;
	const state = slot.read();
	// The post step looks once more, if it may still write.
	const mayWrite = refusal === undefined && (state?.writes ?? 0) < MOST_WRITES;
	slot.write({ ...state, open: !isPost && mayWrite, looked: true });
	if (refusal !== undefined) throw new ListedButGone(refusal);
}

/** Reads the rows and the comment, and renders the text that the comment is to have. */
async function look(
	context: ReporterContext,
	own: Row,
	place: Place,
	hasCheckRows: boolean,
): Promise<Omit<CommentState, 'isFirstRound'> & { readonly body: string }> {
	const ofChecks = hasCheckRows ? await readCheckRows(context, own) : undefined;
	const rows = ofChecks ?? [{ ...own, isAlone: true }];
	const { id: made, writes = 0 } = context.slot.read() ?? {};
	const oldest = await findComment(context, place);
	// GitHub's list may lag behind: the own comment is there all the same.
	const comment = oldest ?? (made === undefined ? undefined : { id: made, body: '', comment: undefined });
	announce(context, comment?.comment);
	const body = renderTable(context.commentKey, rows, comment?.body ?? '', ofChecks !== undefined);
	return {
		body,
		comment: comment && { id: comment.id, isRight: isSameText(comment.body, body) },
		made,
		writes,
		isFirst: isFirst(own, rows),
	};
}

/** What came of a move. */
interface MoveResult {
	readonly isOver: boolean;
	/** The refusal, if the comment is gone though GitHub has listed it. */
	readonly refusal?: unknown;
}

async function carryOut(
	context: ReporterContext,
	move: CommentMove,
	{ place, body, isSecondLook }: { readonly place: Place; readonly body: string; readonly isSecondLook: boolean },
): Promise<MoveResult> {
	const { pause } = context;
	switch (move.kind) {
		case 'remove-own':
			await removeOwn(context, move.id);
			return { isOver: false };
		case 'keep':
			if (isSecondLook) await removeYounger(context, { ...place, after: move.id });
			return { isOver: true };
		case 'give-up':
			return { isOver: true };
		case 'leave':
			await pause(LEAVE_MS, LEAVE_SPREAD_MS);
			return { isOver: false };
		case 'create':
			await create(context, place.issue, body);
			await pause(LOOK_AGAIN_MS, LOOK_AGAIN_SPREAD_MS);
			return { isOver: false };
		case 'update': {
			const refusal = await update(context, move.id, body);
			await pause(LOOK_AGAIN_MS, LOOK_AGAIN_SPREAD_MS);
			return { isOver: false, refusal };
		}
	}
}

/** Whether this job's name is the first of all: then it makes the comment at once, and the others find it. */
function isFirst(own: Row, rows: readonly Row[]): boolean {
	return rows.every(({ name }) => own.name <= name);
}
