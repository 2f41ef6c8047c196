import { createHash } from 'node:crypto';
import { code, prose } from '../../domain/text/markdown.ts';
import { LIMITS } from '../../domain/text/shorten.ts';
import { keyHash, type Row } from './row.ts';

/** One line of the table. Lines of other commits are kept as they are: only their own jobs know more about them. */
interface Line {
	/** Hash of the row's name. */
	readonly key: string;
	/** See {@link Row.at}. */
	readonly at: number;
	/** See {@link Row.isAlone}. */
	readonly isAlone: boolean;
	readonly text: string;
}

/** How the shared comment begins. */
export function tableMark(commentKey: string): string {
	return `<!-- browser-deploy-action table ${keyHash(commentKey)} -->`;
}

/**
 * The shared comment: a function of the rows, and of the lines that are in it already under other names.
 * @param before its text so far, '' for none.
 * @param areAll whether the rows are those of all check runs of the commit: they then know more than its lines do.
 */
export function renderTable(commentKey: string, rows: readonly Row[], before: string, areAll = false): string {
	const lines = new Map<string, Line>();
	const kept = readLines(before).filter((line) => !rows.some((row) => isOutdated(line, row, areAll)));
	for (const line of [...kept, ...rows.map(lineOf)]) {
		if (line.at >= (lines.get(line.key)?.at ?? 0)) lines.set(line.key, line);
	}
	const sorted = [...lines.values()].map(({ text }) => text).sort();
	const head = `${tableMark(commentKey)}\n## Deployments: ${code(commentKey, 100)}\n\n${HEAD}\n`;
	const room = LIMITS.comment - head.length - FOOT.length - 100;
	const shown = firstThatFit(sorted, room);
	const more = sorted.length - shown.length;
	const rest = more === 0 ? '' : `\n… and ${more} more, which do not fit in: see the checks.\n`;
	return `${head}${shown.join('\n')}\n${rest}${FOOT}`;
}

/**
 * Whether a line says what the row's check run said once, or what an earlier attempt of its run said, whose clock may have
 * been ahead. That a deployment was deleted is said by neither. No check run knows what a job without one has said.
 */
function isOutdated({ key, text, isAlone }: Line, { name, sha, link }: Row, areAll: boolean): boolean {
	if (key !== lineKey(name) || saysDeleted(text)) return false;
	return (
		(areAll && !isAlone && text.includes(` | ${code(sha.slice(0, 7))} | `)) ||
		(link !== '' && text.includes(`${linkTo(link)} `))
	);
}

function saysDeleted(text: string): boolean {
	return text.includes(`| ${ICONS.deleted} `);
}

const HEAD = '| App | Result | Deployment | Commit | Details |\n| :--- | :--- | :--- | :--- | :--- |';
const FOOT =
	'\n<sub>Each row is kept by its own job. A row of another commit is the last that its app has left.</sub>\n';

/** Whether a comment has this text: GitHub may change line ends and white space at the end. */
export function isSameText(one: string, other: string): boolean {
	const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();
	return plain(one) === plain(other);
}

/**
 * The comment with the rows that show one of these deployments of the service replaced.
 * @param gone what they say instead.
 */
export function withGoneRows(body: string, ids: readonly string[], gone: Omit<Row, 'name' | 'deployment'>): string {
	return readLines(body)
		.filter(({ text }) => ids.some((id) => text.includes(` | ${code(id, 128)} | `)))
		.reduce(
			(now, { key, text }) => now.replace(text, () => rowText(text.split(' | ')[0]?.slice(2) ?? '', key, gone)),
			body,
		);
}

const LINE = /^\| .* <!-- row ([0-9a-f]{16}) (\d{1,15})( alone)? --> \|$/;

function readLines(body: string): Line[] {
	return body.split(/\r?\n/).flatMap((text) => {
		const [, key, at, alone] = LINE.exec(text) ?? [];
		return key === undefined ? [] : [{ key, at: Number(at), isAlone: alone !== undefined, text }];
	});
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

function lineOf({ name, ...row }: Row): Line {
	const key = lineKey(name);
	return { key, at: row.at, isAlone: row.isAlone ?? false, text: rowText(code(name, 100), key, row) };
}

/** @param name as it is shown. @param key its hash. */
function rowText(
	name: string,
	key: string,
	{
		at,
		conclusion,
		title,
		deployment = '',
		sha,
		link,
		isAlone = false,
	}: Partial<Row> & Omit<Row, 'name' | 'deployment'>,
): string {
	const cells = [
		name,
		`${ICONS[conclusion] ?? '❔'} ${prose(title, LIMITS.description)}`,
		code(deployment, 128),
		code(sha.slice(0, 7)),
		`${linkTo(link)} <!-- row ${key} ${at}${isAlone ? ' alone' : ''} -->`,
	];
	return `| ${cells.join(' | ')} |`;
}

/** A link in markdown; characters that could end it are encoded. */
function linkTo(url: string): string {
	if (url === '') return '–';
	return `[details](${url.replace(/[()<>|\\`[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)})`;
}

function firstThatFit(lines: readonly string[], room: number): string[] {
	let left = room;
	const end = lines.findIndex((line) => {
		left -= line.length + 1;
		return left < 0;
	});
	return lines.slice(0, end === -1 ? lines.length : end);
}
