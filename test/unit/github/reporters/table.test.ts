import { expect, test } from '@jest/globals';
import type { CheckRun } from '../../../../src/github/check-runs.ts';
import {
	type Row,
	renderTable,
	rowMark,
	rowsOf,
	tableMark,
	withGoneRows,
} from '../../../../src/github/reporters/table.ts';
import { rendered } from '../../../support/github-server/rendered.ts';

const row = (changes: Partial<Row> = {}): Row => ({
	name: 'deploy a',
	run: 1_000,
	conclusion: 'success',
	title: 'Deployed: running after 3 s',
	deployment: 'dep_1',
	sha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
	page: 'https://github.com/o/r/runs/1',
	...changes,
});
const OTHER = 'https://github.com/o/r/runs/2';
const shownRows = (body: string) => rendered(body).rows.slice(1);

test('one row for each name, sorted, whatever the order of the rows', () => {
	const rows = ['c', 'a', 'b'].map((name) => row({ name }));
	const body = renderTable('k', rows, '');
	expect(shownRows(body).map(([name]) => name)).toEqual(['a', 'b', 'c']);
	expect(renderTable('k', rows.toReversed(), '')).toBe(body);
	expect(body.startsWith(`${tableMark('k')}\n`)).toBe(true);
	expect(shownRows(body)[0]).toEqual(['a', '✅ Deployed: running after 3 s', 'dep_1', 'ec26c3e', 'details']);
});

test('it is a function of the rows and of the other names in it: rendering it again changes nothing', () => {
	const before = renderTable('k', [row({ name: 'a' }), row({ name: 'b' })], '');
	const own = [row({ name: 'b', run: 2_000, title: 'other' })];
	const after = renderTable('k', own, before);
	expect(shownRows(after).map(([name, title]) => [name, title])).toEqual([
		['a', '✅ Deployed: running after 3 s'],
		['b', '✅ other'],
	]);
	expect(renderTable('k', own, after)).toBe(after);
	expect(renderTable('k', own, after.replaceAll('\n', '\r\n'))).toBe(after);
});

test.each([
	['a later run', 2_000, 'new'],
	['another attempt of the same run', 1_000, 'new'],
	['an earlier run', 999, 'old'],
])('of two rows with one name, %s against what is there', (_name, run, shown) => {
	const before = renderTable('k', [row({ title: 'old', page: OTHER })], '');
	const rows = [row({ run: 7, title: 'oldest' }), row({ run, title: 'newer' }), row({ run, title: 'new' })];
	expect(shownRows(renderTable('k', rows, before)).map(([, title]) => title)).toEqual([`✅ ${shown}`]);
});

test.each([
	['of the run that deployed it', 1_000, 'deleted'],
	['of an earlier run', 2_000, 'new'],
])('a line that says it is gone, %s', (_name, run, shown) => {
	const before = withGoneRows(renderTable('k', [row()], ''), ['dep_1'], { run: 1_000, sha: '', page: '' });
	expect(shownRows(renderTable('k', [row({ run, title: 'new' })], before))[0]?.[1]).toContain(shown);
});

test.each([
	['', '⏳'],
	['success', '✅'],
	['neutral', '❔'],
])('the conclusion "%s" is shown as %s', (conclusion, icon) => {
	expect(shownRows(renderTable('k', [row({ conclusion })], ''))[0]?.[1]).toMatch(icon);
});

const HOSTILE = [
	'a | b',
	'<img src=x onerror=alert(1)>',
	'`x` @everybody #1 www.example.com',
	'--> <!-- row 0123456789abcdef 9 --> |',
	'[a](https://evil.example)',
	'\u202eevil',
];

test.each(HOSTILE)('a name, a title and a key like %j are text, in one row', (text) => {
	const body = renderTable(text, [row({ name: text, title: text }), row({ name: 'other' })], '');
	const { rows, tags } = rendered(body);
	expect(rows).toHaveLength(3);
	expect(rows.every((cells) => cells.length === 5)).toBe(true);
	expect(tags.filter((tag) => ['img', 'script'].includes(tag))).toEqual([]);
	expect(tags.filter((tag) => tag === 'a')).toHaveLength(2); // the two links to details
	expect(renderTable(text, [row({ name: text, title: text })], body)).toBe(body);
});

test('a link cannot end early', () => {
	const body = renderTable('k', [row({ page: 'https://github.com/o/r/runs/1)|<b>`x' })], '');
	expect(shownRows(body)).toHaveLength(1);
	expect(rendered(body).html).toContain('href="https://github.com/o/r/runs/1%29%7C%3Cb%3E%60x"');
});

test('it never exceeds what GitHub takes, and says that it is cut off', () => {
	const rows = Array.from({ length: 600 }, (_, at) =>
		row({ name: `${String(at).padStart(3, '0')}${'|'.repeat(90)}`, title: '@'.repeat(140) }),
	);
	const body = renderTable('k', rows, '');
	expect(body.length).toBeLessThanOrEqual(65_536);
	expect(body).toContain('cut off');
	const ordinary = renderTable(
		'k',
		Array.from({ length: 200 }, (_, at) => row({ name: `deploy apps/app-${at}` })),
		'',
	);
	expect(shownRows(ordinary)).toHaveLength(200);
});

const VIEW = {
	phase: 'ended',
	conclusion: 'unknown',
	title: 'What it says',
	summary: '',
	record: { run: '7-0123456789abcdef', setup: '', digest: '', deployment: 'dep--x' },
	deployment: 'dep--x',
	version: '',
} as const;
const runKey = VIEW.record.run;
const own = { reportName: 'deploy a', runId: '7', commit: row().sha, runUrl: 'https://github.com/r', runKey };
/** A check run of this job that is completed as a row; of the run 8, if it has another record. */
const check = (more: Partial<CheckRun> = {}): CheckRun => ({
	id: 1,
	name: 'deploy a',
	record: VIEW.record,
	conclusion: 'failure',
	title: 'What it says',
	summary: `${rowMark('apps', VIEW)}## text`,
	startedAt: '',
	page: OTHER,
	...more,
});
const other = { record: { ...VIEW.record, run: '8-0123456789abcdef' } };
const ROW = { ...row(), run: 7, conclusion: 'failure', title: 'What it says', deployment: 'dep--x', page: OTHER };
const FAR = { ...ROW, page: own.runUrl };
const starting = { name: 'deploy b', conclusion: '', summary: rowMark('apps', { deployment: '' }) };
const otherKey = { summary: rowMark('other', VIEW) };
const notFirst = { summary: `## text\n${rowMark('apps', VIEW)}` };

test.each<[string, CheckRun[], Row[]]>([
	['its check shows it', [check()], [ROW, ROW]],
	['its check does not show it yet', [check({ summary: '', conclusion: '' })], [ROW]],
	['there is no check', [], [FAR]],
	['a later run has one', [check({ ...other, title: 'late' }), check()], [ROW, { ...ROW, run: 8, title: 'late' }, ROW]],
	[
		'a neighbour has no deployment yet',
		[check({ ...other, ...starting })],
		[{ ...ROW, run: 8, name: 'deploy b', conclusion: '', deployment: '' }, FAR],
	],
	['a check is a row of another comment', [check({ ...other, ...otherKey })], [FAR]],
	['a check only quotes the mark', [check({ ...other, ...notFirst })], [FAR]],
])('the rows of a job, where %s', (_name, checks, rows) => {
	expect(rowsOf(checks, { ...own, commentKey: 'apps' }, VIEW)).toEqual(rows);
});
