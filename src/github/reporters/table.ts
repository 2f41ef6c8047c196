import type { Conclusion } from '../../domain/failures/failure.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import { code, link, prose } from '../../domain/text/markdown.ts';
import { LIMITS, shorten, shortenMarkdown } from '../../domain/text/shorten.ts';
import type { CheckRun } from '../check-runs.ts';
import { hashOf } from '../response.ts';
import type { ReporterContext } from './reporter.ts';

/** What one job shows in the shared comment. */
export interface Row extends Pick<CheckRun, 'name' | 'conclusion' | 'title' | 'page'> {
	/** Id of its run: of two rows with one name that of the later run is shown. 0 where it is not known. */
	readonly run: number;
	/** Id of the deployment at the service, or ''. */
	readonly deployment: string;
	readonly sha: string;
}

/** Conclusion of the check run. An unknown outcome is a failure: GitHub lets a required check pass with `neutral`. */
export function checkConclusion(conclusion: Conclusion): string {
	return conclusion === 'unknown' ? 'failure' : conclusion;
}

/** The mark that makes a check run a row: an HTML comment at the beginning of its summary. */
export function rowMark(commentKey: string, { deployment }: Pick<ReportView, 'deployment'>): string {
	return commentKey === '' ? '' : `<!-- browser-deploy-action row ${hashOf(commentKey)} ${deployment} -->\n`;
}

const MARK = /^<!-- browser-deploy-action row ([0-9a-f]{32}) ([A-Za-z0-9_-]{0,128}) -->/;

type Own = Pick<ReporterContext, 'reportName' | 'runId' | 'commit' | 'runUrl' | 'runKey' | 'commentKey'>;

/**
 * The rows of the commit's check runs, oldest first, and behind them that of a job that ends with this view: its check run
 * may not show it yet.
 * @param checks newest first.
 */
export function rowsOf(checks: readonly CheckRun[], own: Own, view: ReportView): Row[] {
	const rows = checks.toReversed().flatMap(({ name, record, conclusion, title, summary, page }) => {
		const [, key, deployment = ''] = MARK.exec(summary) ?? [];
		const run = Number.parseInt(record.run, 10) || 0;
		return key === hashOf(own.commentKey) ? { name, run, conclusion, title, deployment, sha: own.commit, page } : [];
	});
	const ownRow = {
		name: own.reportName,
		run: Number(own.runId),
		conclusion: checkConclusion(view.conclusion ?? 'unknown'),
		title: shorten(view.title, LIMITS.description),
		deployment: view.deployment,
		sha: own.commit,
		page: checks.find(({ record }) => record.run === own.runKey)?.page || own.runUrl,
	};
	return [...rows, ownRow];
}

/** How the shared comment begins. */
export function tableMark(commentKey: string): string {
	return `<!-- browser-deploy-action table ${hashOf(commentKey)} -->`;
}

/**
 * The shared comment: a function of the rows, and of the lines that it has already under other names or of later runs.
 * @param rows of two with one name and run the last one counts.
 * @param before its text so far, '' for none.
 */
export function renderTable(commentKey: string, rows: readonly Row[], before: string): string {
	const lines = new Map(readLines(before).map((line) => [line.key, line]));
	for (const row of rows) {
		const line = lineOf(code(row.name, 100), hashOf(row.name).slice(0, 16), row);
		const there = lines.get(line.key);
		if (there === undefined || !isNewer(there, row)) lines.set(line.key, line);
	}
	const sorted = [...lines.values()].map(({ text }) => text).sort();
	const head = `${tableMark(commentKey)}\n## Deployments: ${code(commentKey, 100)}\n\n${HEAD}`;
	return shortenMarkdown(`${head}\n${sorted.join('\n')}\n${FOOT}`, LIMITS.comment);
}

const HEAD = '| App | Result | Deployment | Commit | Details |\n| :--- | :--- | :--- | :--- | :--- |';
const FOOT = '\n<sub>Each job updates its own row. A row from another commit is the newest that its job wrote.</sub>\n';

/**
 * The comment with the lines replaced that show one of these deployments of the service.
 * @param gone the run that has deleted them.
 */
export function withGoneRows(body: string, ids: readonly string[], gone: Pick<Row, 'run' | 'sha' | 'page'>): string {
	return readLines(body)
		.filter(({ text }) => ids.some((id) => text.includes(` | ${code(id, 128)} | `)))
		.reduce((now, { key, text }) => {
			const name = text.split(' | ')[0]?.slice(2) ?? '';
			const row = { ...gone, conclusion: 'deleted', title: 'The preview was deleted', deployment: '' };
			return now.replace(text, () => lineOf(name, key, row).text);
		}, body);
}

/** One line of the table. */
interface Line {
	/** Hash of the row's name. */
	readonly key: string;
	/** Id of the run that wrote it. */
	readonly run: number;
	readonly text: string;
}

/** What its own run says of a deployment that was deleted is older than the deletion. */
function isNewer({ run, text }: Line, row: Row): boolean {
	return run > row.run || (run === row.run && text.includes(`| ${ICONS.deleted} `));
}

/** @param name as it is shown. */
function lineOf(name: string, key: string, row: Omit<Row, 'name'>): Line {
	const { run, conclusion, title, deployment, sha, page } = row;
	const cells = [
		name,
		`${ICONS[conclusion] ?? '❔'} ${prose(title, LIMITS.description)}`,
		code(deployment, 128),
		code(sha.slice(0, 7)),
		`${page === '' ? '–' : link('details', page)} <!-- row ${key} ${run} -->`,
	];
	return { key, run, text: `| ${cells.join(' | ')} |` };
}

const ICONS: Readonly<Record<string, string>> = {
	'': '⏳',
	success: '✅',
	failure: '❌',
	cancelled: '🚫',
	timed_out: '⌛',
	deleted: '🗑️',
};

const LINE = /^\| .* <!-- row ([0-9a-f]{16}) (\d{1,15}) --> \|$/;

function readLines(body: string): Line[] {
	return body.split(/\r?\n/).flatMap((text) => {
		const [, key, run] = LINE.exec(text) ?? [];
		return key === undefined ? [] : [{ key, run: Number(run), text }];
	});
}
