import type { ReportView } from '../../domain/reporting/view.ts';
import { rateLimitOf } from '../rate-limit.ts';
import { idIn, isRefusal, ListedButGone, statusOf } from '../response.ts';
import { readCheckRows } from './check-rows.ts';
import { announce, authorOf, findComment, findPullRequest } from './comment-place.ts';
import type { Reporter, ReporterContext, Slot } from './reporter.ts';
import { ownRow, type Row } from './row.ts';
import { isSameText, renderTable, tableMark } from './table.ts';

/** Writes of one job, of its post step too: many jobs that end together must not exceed GitHub's 80 writes a minute. */
const MOST_WRITES = 2;
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
	const { slot, pause, commentKey } = context;
	const hasCheckRows = await context.checkShown();
	const own = ownRow(context, view);
	const isPost = slot.read()?.looked === true;
	const isSecondLook = isPost || (slot.read()?.writes ?? 0) > 0;
	let refusal: unknown;
	for (let round = 0; round < MOST_ROUNDS; round++) {
		refusal = undefined;
		const ofChecks = hasCheckRows ? await readCheckRows(context, own) : undefined;
		const rows = ofChecks ?? [own];
		const { id: made, writes = 0 } = slot.read() ?? {};
		const oldest = await findComment(context, place);
		// GitHub's list may lag behind: the own comment is there all the same.
		const comment = oldest ?? (made === undefined ? undefined : { id: made, body: '', comment: undefined });
		announce(context, comment?.comment);
		if (comment !== undefined && made !== undefined && comment.id !== made && writes < MOST_WRITES) {
			await write(
				context,
				() => remove(context, made),
				() => undefined,
			);
			continue;
		}
		const body = renderTable(commentKey, rows, comment?.body ?? '', ofChecks !== undefined);
		if (comment !== undefined && isSameText(comment.body, body)) {
			if (isSecondLook) await removeYounger(context, { ...place, after: comment.id });
			break;
		}
		if (writes >= MOST_WRITES) break;
		if (comment === undefined && round === 0 && !isFirst(own, rows)) {
			await pause(LEAVE_MS, LEAVE_SPREAD_MS);
			continue;
		}
		if (comment === undefined) await create(context, place.issue, body);
		else refusal = await update(context, comment.id, body);
		await pause(LOOK_AGAIN_MS, LOOK_AGAIN_SPREAD_MS);
	}
	const state = slot.read();
	// The post step looks once more, if it may still write.
	const mayWrite = refusal === undefined && (state?.writes ?? 0) < MOST_WRITES;
	slot.write({ ...state, open: !isPost && mayWrite, looked: true });
	if (refusal !== undefined) throw new ListedButGone(refusal);
}

/**
 * Deletes younger comments, as far as writes are left: nobody knows one that was made by a job which was killed then, or
 * by a request whose response got lost. The oldest is the one that all jobs go by, and nobody deletes it.
 */
async function removeYounger(context: ReporterContext, place: Place & { readonly after: number }): Promise<void> {
	while ((context.slot.read()?.writes ?? 0) < MOST_WRITES) {
		const younger = await findComment(context, place);
		if (younger === undefined) return;
		const made = context.slot.read()?.id;
		await write(
			context,
			() => remove(context, younger.id),
			() => (made === younger.id ? undefined : made),
		);
	}
}

/** Whether this job's name is the first of all: then it makes the comment at once, and the others find it. */
function isFirst(own: Row, rows: readonly Row[]): boolean {
	return rows.every(({ name }) => own.name <= name);
}

/**
 * Counts a write before it is sent: it may have been done even if its response gets lost.
 * @param madeBy tells from the response the id of the comment that this job has made and that is still there.
 */
async function write(
	{ slot }: ReporterContext,
	send: () => Promise<unknown>,
	madeBy: (response: unknown) => number | undefined,
): Promise<unknown> {
	const before = slot.read() ?? { open: true };
	const counted = { ...before, open: true, writes: (before.writes ?? 0) + 1 };
	slot.write(counted);
	try {
		const response = await send();
		slot.write(withMade(counted, madeBy(response)));
		return response;
	} catch (thrown) {
		if (isRefusal(thrown)) slot.write({ ...before, open: true });
		throw thrown;
	}
}

function withMade({ id: _, ...slot }: Slot, made: number | undefined): Slot {
	return made === undefined ? slot : { ...slot, id: made };
}

async function create(context: ReporterContext, issue_number: number, body: string): Promise<void> {
	const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
	const made = await write(context, () => context.api.request(route, { issue_number, body }), idIn);
	announce(context, made);
}

/** @returns the refusal, if the comment is gone though GitHub has listed it. */
async function update(context: ReporterContext, comment_id: number, body: string): Promise<unknown> {
	const { slot, api } = context;
	const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
	const made = slot.read()?.id;
	try {
		await write(
			context,
			() => api.request(route, { comment_id, body }),
			() => made,
		);
		return undefined;
	} catch (thrown) {
		if (!isGone(thrown)) throw thrown;
		slot.write(withMade(slot.read() ?? { open: true }, undefined)); // the next round makes a new one
		return thrown;
	}
}

async function remove({ api }: ReporterContext, comment_id: number): Promise<void> {
	try {
		await api.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id });
	} catch (thrown) {
		if (!isGone(thrown)) throw thrown;
	}
}

function isGone(thrown: unknown): boolean {
	return statusOf(thrown) === 404 && rateLimitOf(thrown, 0) === undefined;
}
