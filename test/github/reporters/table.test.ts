import { expect, test } from '@jest/globals';
import { ownRow, type Row, readRow, rowMark } from '../../../src/github/reporters/row.ts';
import { isSameText, renderTable, tableMark } from '../../../src/github/reporters/table.ts';
import { rendered } from '../../github-server/rendered.ts';

const row = (changes: Partial<Row> = {}): Row => ({
	name: 'deploy a',
	at: 1_000,
	conclusion: 'success',
	title: 'Deployed: running after 3 s',
	deployment: 'dep_1',
	sha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
	link: 'https://github.com/o/r/runs/1',
	...changes,
});
const OTHER = 'https://github.com/o/r/runs/2';
const rowsOf = (body: string) => rendered(body).rows.slice(1);

test('one row for each name, sorted, whatever the order of the rows', () => {
	const rows = ['c', 'a', 'b'].map((name) => row({ name }));
	const body = renderTable('k', rows, '');
	expect(rowsOf(body).map(([name]) => name)).toEqual(['a', 'b', 'c']);
	expect(renderTable('k', rows.toReversed(), '')).toBe(body);
	expect(body.startsWith(`${tableMark('k')}\n`)).toBe(true);
	expect(rowsOf(body)[0]).toEqual(['a', '✅ Deployed: running after 3 s', 'dep_1', 'ec26c3e', 'details']);
});

test('it is a function of the rows and of the other names in it: rendering it again changes nothing', () => {
	const before = renderTable('k', [row({ name: 'a' }), row({ name: 'b' })], '');
	const own = [row({ name: 'b', at: 2_000, title: 'other' })];
	const after = renderTable('k', own, before);
	expect(rowsOf(after).map(([name, title]) => [name, title])).toEqual([
		['a', '✅ Deployed: running after 3 s'],
		['b', '✅ other'],
	]);
	expect(renderTable('k', own, after)).toBe(after);
	expect(renderTable('k', own, after.replaceAll('\n', '\r\n'))).toBe(after);
	expect(isSameText(after.replaceAll('\n', '\r\n').trim(), after)).toBe(true);
});

test.each([
	{ name: 'a later job', at: 2_000, shown: 'new' },
	{ name: 'the same job', at: 1_000, shown: 'new' },
	{ name: 'an earlier job', at: 999, shown: 'old' },
])('of two rows with one name, $name against what is there', ({ at, shown }) => {
	const before = renderTable('k', [row({ title: 'old', link: OTHER })], '');
	expect(rowsOf(renderTable('k', [row({ at, title: 'new' })], before))[0]?.[1]).toBe(`✅ ${shown}`);
});

test('an earlier attempt of the same run, on a clock that was ahead', () => {
	const before = renderTable('k', [row({ at: 9_000, title: 'old' })], '');
	expect(rowsOf(renderTable('k', [row({ title: 'new' })], before))[0]?.[1]).toBe('✅ new');
});

const gone = { conclusion: 'deleted', title: 'gone', deployment: '' };
test.each([
	{ name: 'of the same commit: the check run', old: {}, shown: 'new' },
	{
		name: 'of the same commit, told by a job without a check run: the later one',
		old: { isAlone: true },
		shown: 'old',
	},
	{ name: 'of another commit: the later one', old: { sha: 'a'.repeat(40) }, shown: 'old' },
	{ name: 'that says it is gone: the later one', old: gone, shown: 'gone' },
])('of a check run and a later line of the comment $name', ({ old, shown }) => {
	const before = renderTable('k', [row({ at: 1_001, title: 'old', link: OTHER, ...old })], '');
	const body = renderTable('k', [row({ title: 'new' })], before, true);
	expect(rowsOf(body).map(([, title = '']) => title.split(' ')[1])).toEqual([shown]);
});

test('of two check runs with one name, the later job, in any order', () => {
	const rows = [row({ at: 1_000, title: 'first' }), row({ at: 2_000, title: 'second' })];
	for (const order of [rows, rows.toReversed()])
		expect(rowsOf(renderTable('k', order, '')).map(([, title]) => title)).toEqual(['✅ second']);
});

test.each([
	['', '⏳'],
	['success', '✅'],
	['failure', '❌'],
	['cancelled', '🚫'],
	['timed_out', '⌛'],
	['neutral', '❔'],
])('the conclusion "%s" is shown as %s', (conclusion, icon) => {
	expect(rowsOf(renderTable('k', [row({ conclusion })], ''))[0]?.[1]).toMatch(icon);
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
	const body = renderTable('k', [row({ link: 'https://github.com/o/r/runs/1)|<b>`x' })], '');
	expect(rowsOf(body)).toHaveLength(1);
	expect(rendered(body).html).toContain('href="https://github.com/o/r/runs/1%29%7C%3Cb%3E%60x"');
});

test('it never exceeds what GitHub takes, and says how many do not fit in', () => {
	const rows = Array.from({ length: 600 }, (_, at) =>
		row({ name: `${String(at).padStart(3, '0')}${'|'.repeat(90)}`, title: '@'.repeat(140) }),
	);
	const body = renderTable('k', rows, '');
	expect(body.length).toBeLessThanOrEqual(65_536);
	expect(body).toMatch(/… and \d+ more/);
	const ordinary = renderTable(
		'k',
		Array.from({ length: 200 }, (_, at) => row({ name: `deploy apps/app-${at}` })),
		'',
	);
	expect(rowsOf(ordinary)).toHaveLength(200);
});

const VIEW = {
	phase: 'ended',
	conclusion: 'unknown',
	title: 'What it says',
	summary: '',
	resume: { deployment_id: 'dep--x' },
} as const;
const context = {
	commentKey: 'apps',
	reportName: 'deploy a',
	began: 1_234,
	sha: row().sha,
	runUrl: 'https://github.com/r',
};
const check = (summary: string, more: object = {}) => ({
	name: 'deploy a',
	status: 'completed',
	conclusion: 'failure',
	head_sha: row().sha,
	html_url: 'https://github.com/o/r/runs/7',
	output: { title: 'What it says', summary },
	...more,
});

test('what a job writes into its check run is what the others read: its own row, but for the link', () => {
	const summary = `${rowMark(context, VIEW)}## text`;
	const read = readRow(check(summary), 'apps');
	expect(read).toEqual({ ...ownRow(context, VIEW), link: 'https://github.com/o/r/runs/7' });
	expect(read?.deployment).toBe('dep--x');
	expect(readRow(check(summary, { status: 'in_progress', conclusion: null }), 'apps')?.conclusion).toBe('');
});

test.each([
	{ name: 'of another key', summary: rowMark({ ...context, commentKey: 'other' }, VIEW) },
	{ name: 'without a key', summary: rowMark({ ...context, commentKey: '' }, VIEW) },
	{ name: 'with the mark further down', summary: `## text\n${rowMark(context, VIEW)}` },
	{ name: 'of somebody else', summary: '## Tests passed' },
])('a check run $name is no row', ({ summary }) => expect(readRow(check(summary), 'apps')).toBeUndefined());
