import { createHash } from 'node:crypto';
import { code, link as linkTo, prose } from '../../domain/text/markdown.ts';
import { LIMITS, shortenMarkdown } from '../../domain/text/shorten.ts';
import { keyHash, type Row } from './rows.ts';

/** How the shared comment begins. */
export function tableMark(commentKey: string): string {
	return `<!-- browser-deploy-action table ${keyHash(commentKey)} -->`;
}

/**
 * The shared comment: a function of the rows, and of the lines that it has already under other names or of later runs.
 * @param before its text so far, '' for none.
 */
export function renderTable(commentKey: string, rows: readonly Row[], before: string): string {
	const lines = new Map(readLines(before).map((line) => [line.key, line]));
	for (const row of rows) {
		const key = lineKey(row.name);
		const line = lines.get(key);
		if (line === undefined || !isNewer(line, row)) lines.set(key, { key, run: row.run, text: textOf(row, key) });
	}
	const sorted = [...lines.values()].map(({ text }) => text).sort();
	const head = `${tableMark(commentKey)}\n## Deployments: ${code(commentKey, 100)}\n\n${HEAD}`;
	return shortenMarkdown(`${head}\n${sorted.join('\n')}\n${FOOT}`, LIMITS.comment);
}

const HEAD = '| App | Result | Deployment | Commit | Details |\n| :--- | :--- | :--- | :--- | :--- |';
const FOOT = '\n<sub>Each job updates its own row. A row of another commit is the last that its app has left.</sub>\n';

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

const LINE = /^\| .* <!-- row ([0-9a-f]{16}) (\d{1,15}) --> \|$/;

function readLines(body: string): Line[] {
	return body.split(/\r?\n/).flatMap((text) => {
		const [, key, run] = LINE.exec(text) ?? [];
		return key === undefined ? [] : [{ key, run: Number(run), text }];
	});
}

/**
 * The comment with the lines replaced that show one of these deployments of the service.
 * @param gone the run that has deleted them.
 */
export function withGoneRows(body: string, ids: readonly string[], gone: Pick<Row, 'run' | 'sha' | 'link'>): string {
	return readLines(body)
		.filter(({ text }) => ids.some((id) => text.includes(` | ${code(id, 128)} | `)))
		.reduce((now, { key, text }) => {
			const name = text.split(' | ')[0]?.slice(2) ?? '';
			const row = { ...gone, conclusion: 'deleted', title: 'The preview was deleted', deployment: '' };
			return now.replace(text, () => lineOf(name, key, row));
		}, body);
}

const ICONS: Readonly<Record<string, string>> = {
	'': '⏳',
	success: '✅',
	failure: '❌',
	cancelled: '🚫',
	timed_out: '⌛',
	deleted: '🗑️',
};

function lineKey(name: string): string {
	return createHash('sha256').update(name).digest('hex').slice(0, 16);
}

function textOf({ name, ...row }: Row, key: string): string {
	return lineOf(code(name, 100), key, row);
}

/** @param name as it is shown. @param key its hash. */
function lineOf(
	name: string,
	key: string,
	{ run, conclusion, title, deployment, sha, link }: Omit<Row, 'name'>,
): string {
	const cells = [
		name,
		`${ICONS[conclusion] ?? '❔'} ${prose(title, LIMITS.description)}`,
		code(deployment, 128),
		code(sha.slice(0, 7)),
		`${link === '' ? '–' : linkTo('details', link)} <!-- row ${key} ${run} -->`,
	];
	return `| ${cells.join(' | ')} |`;
}
