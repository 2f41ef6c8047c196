import { iconOf } from '../../domain/failures/failure-summary.ts';
import { runIn } from '../../domain/reporting/deploy-record.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import { textIn } from '../../domain/text/json.ts';
import { code, link, prose } from '../../domain/text/markdown.ts';
import { LIMITS, shortenMarkdown } from '../../domain/text/shorten.ts';
import { unlessRefused } from '../faults.ts';
import { findComment, markOf, writeComment } from '../own-comments.ts';
import { hashOf, idIn, pageIn } from '../response.ts';
import { type CheckRun, checkConclusion, readCheckRuns } from './check.ts';
import type { ReporterContext } from './reporter.ts';

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
export function sharedComment(context: ReporterContext) {
	const { api, commentKey, reportName, commit, isPost, output, checkShown } = context;
	// The main step leaves the post step one write, or has used up both.
	let writesLeft = isPost ? 1 : MOST_WRITES;
	/** Id of the comment that this job has made. */
	let made: number | undefined;
	return async (view: ReportView, pullRequest: number): Promise<'look again' | undefined> => {
		await checkShown();
		for (let round = 1; round <= MOST_ROUNDS && writesLeft > 0; round++) {
			if (round > 1) await api.pause(PAUSE_MS, PAUSE_SPREAD_MS);
			// Without the permission to read them the comment is there all the same.
			const lines = linesOf(await unlessRefused(readCheckRuns(api, commit), []), context, view);
			const comment = await findComment(api, pullRequest, markOf(commentKey));
			const before = textIn(comment, 'body');
			const body = renderTable(commentKey, lines, before);
			output('comment-url', pageIn(comment));
			if (comment !== undefined && made !== undefined && idIn(comment) !== made) {
				// Two jobs have made one each, and the other is older.
				writesLeft--;
				await api.request(`DELETE /repos/{owner}/{repo}/issues/comments/${made}`);
				made = undefined;
				continue;
			}
			if (before.trim() === body.trim()) break;
			// One job makes the comment at once, and the others find it.
			const [first] = [...byKey(lines).keys()].sort();
			if (comment === undefined && round === 1 && first !== keyOf(reportName)) continue;
			writesLeft--;
			const written = await writeComment(api, pullRequest, comment, body);
			output('comment-url', pageIn(written));
			if (comment === undefined) made = idIn(written);
		}
		return writesLeft > 0 ? 'look again' : undefined;
	};
}

type Own = Pick<ReporterContext, 'reportName' | 'commit' | 'runUrl' | 'commentKey'>;

/**
 * The lines of the commit's check runs, oldest first. That of a job that ends with this view says what the view says: its check
 * run may not show it yet, or may be missing.
 * @param checks newest first.
 */
export function linesOf(checks: readonly CheckRun[], own: Own, view: ReportView): string[] {
	const { commentKey, reportName: name, commit, runUrl } = own;
	const ownCheck = checks.find(({ record }) => record.run === view.record.run);
	const page = ownCheck?.page || runUrl;
	const ownLine = lineOf({ ...view, name, conclusion: checkConclusion(view), page }, commit);
	const lines = checks.toReversed().flatMap((check) => {
		if (check === ownCheck) return ownLine;
		return check.tableKey === hashOf(commentKey) ? lineOf(check, commit) : [];
	});
	return ownCheck === undefined ? [...lines, ownLine] : lines;
}

type Row = Pick<CheckRun, 'name' | 'record' | 'deployment' | 'conclusion' | 'title' | 'page'>;

/**
 * A line of the shared comment: what one job shows in it, and hidden behind that what {@link lineIn} reads.
 * @param sha the commit of the check.
 */
export function lineOf({ name, record, deployment, conclusion, title, page }: Row, sha: string): string {
	const cells = [
		code(name, 100),
		`${iconOf(conclusion)} ${prose(title, LIMITS.description)}`,
		code(deployment, 128),
		code(sha.slice(0, 7)),
		`${page === '' ? '–' : link('details', page)} <!-- row ${keyOf(name)} ${runIn(record.run)} ${deployment} -->`,
	];
	return `| ${cells.join(' | ')} |`;
}

/** What the line of a job is found by. */
function keyOf(reportName: string): string {
	return hashOf(reportName).slice(0, 16);
}

const LINE = /^\| .* <!-- row ([0-9a-f]{16}) (\d{1,15}) ([A-Za-z0-9_-]{0,128}) --> \|$/;

/** The key of a line, the id of its run (GitHub gives later runs larger ones) and that of its deployment, or ''. */
function lineIn(line: string) {
	const [text, key = '', run, deployment = ''] = LINE.exec(line.trimEnd()) ?? [];
	return text === undefined ? undefined : { text, key, run: Number(run), deployment };
}

/** The lines among texts, by their keys: of two with one key the last one counts. */
function byKey(texts: readonly string[]) {
	const lines = texts.flatMap((text) => lineIn(text) ?? []);
	return new Map(lines.map((line) => [line.key, line]));
}

/**
 * The shared comment: a function of the jobs' lines, and of those that it has already under other names or of later runs.
 * @param own of two of one name the last one counts.
 * @param before its text so far, '' for none.
 */
export function renderTable(commentKey: string, own: readonly string[], before: string): string {
	const lines = byKey(before.split('\n'));
	for (const [key, line] of byKey(own)) {
		const there = lines.get(key);
		// What its own job says of a deployment that was deleted is older than the deletion.
		const isGone = there?.deployment === line.deployment && there.text.includes(` | ${GONE} | `);
		if (!isGone && (there === undefined || there.run <= line.run)) lines.set(key, line);
	}
	const sorted = [...lines.values()].map(({ text }) => text).sort();
	const head = `${markOf(commentKey)}\n## Deployments: ${code(commentKey, 100)}\n\n${HEAD}`;
	return shortenMarkdown(`${head}\n${sorted.join('\n')}\n${FOOT}`, LIMITS.comment);
}

const HEAD = '| App | Result | Deployment | Commit | Details |\n| :--- | :--- | :--- | :--- | :--- |';
const FOOT = '\n<sub>Each job updates its own row. A row from another commit is the newest that its job wrote.</sub>\n';

const GONE = '🗑️ The preview was deleted';

/** The comment where the lines that show one of these deployments of the service say that it is gone. */
export function withGoneRows(body: string, ids: readonly string[]): string {
	const lines = body.split('\n').map((text) => {
		const [name, , ...others] = text.split(' | ');
		return ids.includes(lineIn(text)?.deployment ?? '') ? [name, GONE, ...others].join(' | ') : text;
	});
	return lines.join('\n');
}
