import type { Conclusion } from '../../domain/failures/failure.ts';
import { runIn } from '../../domain/reporting/deploy-record.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import { code, link, prose } from '../../domain/text/markdown.ts';
import { LIMITS, shorten, shortenMarkdown } from '../../domain/text/shorten.ts';
import type { CheckRun } from '../check-runs.ts';
import { hashOf } from '../response.ts';
import type { ReporterContext } from './reporter.ts';

/** What one job shows in the shared comment. */
export interface Row extends Pick<CheckRun, 'name' | 'conclusion' | 'title' | 'page'> {
	/** Id of its run: GitHub gives later runs larger ones. */
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

type Own = Pick<ReporterContext, 'reportName' | 'commit' | 'runUrl' | 'runKey' | 'commentKey'>;

/**
 * The rows of the commit's check runs, oldest first. That of a job that ends with this view says what the view says: its check
 * run may not show it yet, or may be missing.
 * @param checks newest first.
 */
export function rowsOf(checks: readonly CheckRun[], own: Own, view: ReportView): Row[] {
	const { commentKey, reportName: name, commit: sha } = own;
	const ownCheck = checks.find(({ record }) => record.run === own.runKey);
	const ownRow = {
		name,
		run: runIn(own.runKey),
		conclusion: checkConclusion(view.conclusion ?? 'unknown'),
		title: shorten(view.title, LIMITS.description),
		deployment: view.deployment,
		sha,
		page: ownCheck?.page || own.runUrl,
	};
	const rows = checks.toReversed().flatMap((check) => {
		if (check === ownCheck) return ownRow;
		const [, key, deployment = ''] = MARK.exec(check.summary) ?? [];
		return key === hashOf(commentKey) ? { ...check, run: runIn(check.record.run), deployment, sha } : [];
	});
	return ownCheck === undefined ? [...rows, ownRow] : rows;
}

/** How the shared comment begins. */
export function tableMark(commentKey: string): string {
	return `<!-- browser-deploy-action table ${hashOf(commentKey)} -->`;
}

/**
 * The shared comment: a function of the rows, and of the lines that it has already under other names or of later runs.
 * @param rows of two with one name the last one counts.
 * @param before its text so far, '' for none.
 */
export function renderTable(commentKey: string, rows: readonly Row[], before: string): string {
	const lines = new Map<string, Line>();
	for (const text of before.split('\n')) {
		const line = lineIn(text);
		if (line !== undefined) lines.set(line.key, line);
	}
	for (const row of new Map(rows.map((one) => [one.name, one])).values()) {
		const line = lineOf(row);
		const there = lines.get(line.key);
		// What its own job says of a deployment that was deleted is older than the deletion.
		const isGone = there?.deployment === row.deployment && there.text.includes(` | ${GONE} | `);
		if (!isGone && (there === undefined || there.run <= row.run)) lines.set(line.key, line);
	}
	const sorted = [...lines.values()].map(({ text }) => text).sort();
	const head = `${tableMark(commentKey)}\n## Deployments: ${code(commentKey, 100)}\n\n${HEAD}`;
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

/** One line of the table. */
interface Line {
	/** Hash of the row's name. */
	readonly key: string;
	readonly run: number;
	/** Id of the deployment at the service, or ''. */
	readonly deployment: string;
	readonly text: string;
}

function lineOf({ name, run, conclusion, title, deployment, sha, page }: Row): Line {
	const key = hashOf(name).slice(0, 16);
	const cells = [
		code(name, 100),
		`${ICONS[conclusion] ?? '❔'} ${prose(title, LIMITS.description)}`,
		code(deployment, 128),
		code(sha.slice(0, 7)),
		`${page === '' ? '–' : link('details', page)} <!-- row ${key} ${run} ${deployment} -->`,
	];
	return { key, run, deployment, text: `| ${cells.join(' | ')} |` };
}

const ICONS: Readonly<Record<string, string>> = {
	'': '⏳',
	success: '✅',
	failure: '❌',
	cancelled: '🚫',
	timed_out: '⌛',
};

const LINE = /^\| .* <!-- row ([0-9a-f]{16}) (\d{1,15}) ([A-Za-z0-9_-]{0,128}) --> \|$/;

function lineIn(text: string): Line | undefined {
	const [line = '', key, run, deployment = ''] = LINE.exec(text.trimEnd()) ?? [];
	return key === undefined ? undefined : { key, run: Number(run), deployment, text: line };
}
