import type { ReportView } from '../../domain/reporting/view.ts';
import { idIn, pageIn, statusOf } from '../response.ts';
import { type Row, readRows } from './check-rows.ts';
import { createComment, findComment, type Place, placeFinder, updateComment } from './comment-place.ts';
import type { Reporter, ReporterContext } from './reporter.ts';
import { isSameText, renderTable, tableMark } from './table.ts';

/** Rounds of reading, comparing and writing. */
const MOST_ROUNDS = 3;
/** Writes of one job: many jobs that end together must not exceed GitHub's 80 writes a minute. */
const MOST_WRITES = 2;
/** Milliseconds before the next round, and up to so many more: longer than another job takes from reading to writing. */
const PAUSE_MS = 1_000;
const PAUSE_SPREAD_MS = 1_500;

/**
 * Shows the deploy as a row of a comment that all jobs with the same `comment-key` share. Each job keeps its row in its
 * own check run, where nobody else writes, and the comment is a function of all rows: whoever finds another text there
 * writes the right one. Without check runs the rows live in the comment alone, and two jobs may lose one.
 */
export function sharedCommentReporter(context: ReporterContext): Reporter {
	const findPlace = placeFinder(context, tableMark(context.commentKey));
	// The main step leaves the post step one write, or has used up both: then it owes nothing.
	const writes = new Writes(context.isPost ? MOST_WRITES - 1 : 0);
	let hasPlace = true;
	return {
		get isOwed() {
			return hasPlace && !context.isPost && writes.left;
		},
		async show(view) {
			const place = await findPlace();
			hasPlace = place !== undefined;
			if (place === undefined || view.phase !== 'ended') return;
			await context.checkShown();
			await settle(context, view, place, writes);
		},
	};
}

/** Counts what this job writes, and knows the comment that it has made. */
class Writes {
	#count: number;
	made: number | undefined;

	constructor(count: number) {
		this.#count = count;
	}

	get left(): boolean {
		return this.#count < MOST_WRITES;
	}

	async do(send: () => Promise<unknown>): Promise<unknown> {
		this.#count++;
		return send();
	}
}

async function settle(context: ReporterContext, view: ReportView, place: Place, writes: Writes): Promise<void> {
	const { api, commentKey, found, pause } = context;
	for (let round = 1; round <= MOST_ROUNDS; round++) {
		const rows = await readRows(context, view);
		const comment = await findComment(api, place);
		if (comment?.page !== undefined) found({ 'comment-url': comment.page });
		const body = renderTable(commentKey, rows, comment?.body ?? '');
		const { made } = writes;
		const isSecond = comment !== undefined && made !== undefined && comment.id !== made;
		if (!writes.left || (comment !== undefined && !isSecond && isSameText(comment.body, body))) return;
		if (isSecond) {
			await writes.do(() => deleteComment(api, made)); // two jobs have made one each, and the other is older
			writes.made = undefined;
			continue;
		}
		// The first job by name makes the comment at once, and the others find it.
		if (comment !== undefined) await writes.do(() => updateComment(api, comment.id, body));
		else if (round > 1 || isFirst(context.reportName, rows)) {
			const response = await writes.do(() => createComment(api, place, body));
			writes.made = idIn(response);
			const page = pageIn(response);
			if (page !== undefined) found({ 'comment-url': page });
		}
		await pause(PAUSE_MS, PAUSE_SPREAD_MS);
	}
}

function isFirst(name: string, rows: readonly Row[]): boolean {
	return rows.every((row) => name <= row.name);
}

async function deleteComment(api: ReporterContext['api'], comment_id: number): Promise<void> {
	try {
		await api.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id });
	} catch (thrown) {
		if (statusOf(thrown) !== 404) throw thrown;
	}
}
