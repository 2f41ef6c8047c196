import { expect, test } from '@jest/globals';
import type { GitHubApi } from '../../../../src/github/client.ts';
import { markOf } from '../../../../src/github/own-comments.ts';
import { type CheckRun, readCheckRuns } from '../../../../src/github/reporters/check.ts';
import { lineOf, linesOf, renderTable, withGoneRows } from '../../../../src/github/reporters/shared-comment.ts';
import { hashOf } from '../../../../src/github/response.ts';
import { rendered } from '../../../support/github-server/rendered.ts';

const SHA = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
const PAGE = 'https://github.com/o/r/runs/1';
const ROW = {
	name: 'deploy a',
	run: 7,
	conclusion: 'success',
	title: 'Deployed: running after 3 s',
	deployment: 'dep_1',
	page: PAGE,
};
const recordOf = (run: number) => ({ run: `${run}-0123456789abcdef`, setup: '', digest: '', deployment: 'dep--x' });
const row = (changes: Partial<typeof ROW> = {}): string => {
	const { run, ...shown } = { ...ROW, ...changes };
	return lineOf({ ...shown, record: recordOf(run) }, SHA);
};
const shownRows = (body: string) => rendered(body).rows.slice(1);
const titles = (body: string) => shownRows(body).map(([, title]) => title);

test('one row for each name, sorted, whatever the order of the rows', () => {
	const rows = ['c', 'a', 'b'].map((name) => row({ name }));
	const body = renderTable('k', rows, '');
	expect(shownRows(body).map(([name]) => name)).toEqual(['a', 'b', 'c']);
	expect(renderTable('k', rows.toReversed(), '')).toBe(body);
	expect(body.startsWith(`${markOf('k')}\n`)).toBe(true);
	expect(shownRows(body)[0]).toEqual(['a', '✅ Deployed: running after 3 s', 'dep_1', 'ec26c3e', 'details']);
});

test('it is a function of the rows and of the other names in it: rendering it again changes nothing', () => {
	const before = renderTable('k', [row({ name: 'a', title: 'old' }), row({ name: 'b', title: 'old' })], '');
	const own = [row({ name: 'b', title: 'earlier' }), row({ name: 'b', title: 'new' })];
	const after = renderTable('k', own, before);
	expect(titles(after)).toEqual(['✅ old', '✅ new']);
	expect(renderTable('k', own, after)).toBe(after);
	expect(renderTable('k', own, after.replaceAll('\n', '\r\n'))).toBe(after);
});

test('a line that says that its deployment is gone stays so, until its job has another one', () => {
	const before = renderTable('k', [row(), row({ name: 'deploy b', deployment: 'dep_2' })], '');
	const gone = withGoneRows(before.replaceAll('\n', '\r\n'), ['dep_1']);
	expect(titles(gone)).toEqual(['🗑️ The preview was deleted', '✅ Deployed: running after 3 s']);
	expect(titles(renderTable('k', [row()], gone))[0]).toBe('🗑️ The preview was deleted');
	expect(titles(renderTable('k', [row({ deployment: 'dep_0' }), row()], gone))[0]).toBe('🗑️ The preview was deleted');
	expect(titles(renderTable('k', [row({ deployment: 'dep_3' })], gone))[0]).toBe('✅ Deployed: running after 3 s');
});

test("a neighbour's line of a later run stays, however an earlier run ends", () => {
	const later = row({ run: 8, deployment: 'dep_2' });
	const after = renderTable('k', [row(), row({ name: 'deploy b' })], renderTable('k', [later], ''));
	expect(shownRows(after).map(([, , deployment]) => deployment)).toEqual(['dep_2', 'dep_1']);
});

test('what is open, and a conclusion of GitHub alone, have signs of their own', () => {
	const rows = ['', 'neutral'].map((conclusion, at) => row({ name: `${at}`, conclusion }));
	expect(titles(renderTable('k', rows, '')).map((title) => title?.[0])).toEqual(['⏳', '❔']);
});

test.each([
	'a | b',
	'<img src=x onerror=alert(1)>',
	'`x` @everybody #1 www.example.com',
	'--> <!-- row 0123456789abcdef 9 x --> |',
	'[a](https://evil.example)',
	'\u202eevil',
])('a name, a title and a key like %j are text, in one row', (text) => {
	const body = renderTable(text, [row({ name: text, title: text }), row({ name: 'other' })], '');
	const { rows, tags } = rendered(body);
	expect(rows.map((cells) => cells.length)).toEqual([5, 5, 5]);
	expect(tags.filter((tag) => ['img', 'script'].includes(tag))).toEqual([]);
	expect(tags.filter((tag) => tag === 'a')).toHaveLength(2); // the two links to details
	expect(renderTable(text, [row({ name: text, title: text })], body)).toBe(body);
});

test('a link cannot end early', () => {
	const body = renderTable('k', [row({ page: 'https://github.com/o/r/runs/1)|<b>`x' })], '');
	expect(shownRows(body)).toHaveLength(1);
	expect(rendered(body).html).toContain('href="https://github.com/o/r/runs/1%29%7C%3Cb%3E%60x"');
});

test('200 ordinary rows fit; more than GitHub takes are cut off, and the comment says so', () => {
	const rows = (count: number, more: Partial<typeof ROW>) =>
		Array.from({ length: count }, (_, at) => row({ name: `deploy apps/app-${at}`, ...more }));
	expect(shownRows(renderTable('k', rows(200, {}), ''))).toHaveLength(200);
	const body = renderTable('k', rows(600, { title: '@'.repeat(140) }), '');
	expect(body.length).toBeLessThanOrEqual(65_536);
	expect(body).toContain('cut off');
});

const VIEW = {
	state: 'ended',
	conclusion: 'unknown',
	title: 'What it says',
	summary: '',
	record: recordOf(7),
	deployment: 'dep--x',
} as const;
const RUN_URL = 'https://github.com/o/r/actions/runs/7';
const own = { reportName: 'deploy a', commit: SHA, runUrl: RUN_URL, commentKey: 'apps' };
/** The check run of this job, which does not show the end yet. */
const OWN: CheckRun = {
	id: 1,
	name: 'deploy a',
	record: VIEW.record,
	conclusion: '',
	title: 'Deploying',
	tableKey: hashOf('apps'),
	deployment: '',
	startedAt: '',
	page: PAGE,
};
/** One of another job. */
const check = (more: Partial<CheckRun>): CheckRun => ({
	...OWN,
	record: recordOf(8),
	title: 'Deployed',
	conclusion: 'success',
	deployment: 'dep_2',
	...more,
});
const ENDED = { conclusion: 'failure', title: 'What it says', deployment: 'dep--x' };
const FAR = row({ ...ENDED, page: RUN_URL });
const LATER = { run: 8, title: 'Deployed', deployment: 'dep_2' };

test.each<[string, CheckRun[], string[]]>([
	['its check does not show it yet', [OWN], [row(ENDED)]],
	['there is no check', [], [FAR]],
	['a later job of the name has one', [check({}), OWN], [row(ENDED), row(LATER)]],
	[
		'a neighbour has no deployment yet',
		[check({ name: 'deploy b', conclusion: '', deployment: '' })],
		[row({ ...LATER, name: 'deploy b', conclusion: '', deployment: '' }), FAR],
	],
	['a check is a row of another comment', [check({ tableKey: hashOf('other') })], [FAR]],
	['a check is no row', [check({ tableKey: '' })], [FAR]],
])('the lines of a job, where %s', (_name, checks, lines) => {
	expect(linesOf(checks, own, VIEW)).toEqual(lines);
});

const MARK = `<!-- browser-deploy-action row ${hashOf('apps')} dep_2 -->\n`;
test.each([
	['at the beginning', `${MARK}## text`, hashOf('apps'), 'dep_2'],
	['as a quotation', `## text\n${MARK}`, '', ''],
])('a check whose summary has the mark of a row %s', async (_, summary, tableKey, deployment) => {
	async function* items() {
		yield { id: 1, external_id: `${recordOf(7).run} - - -`, output: { summary } };
	}
	expect(await readCheckRuns({ items } as unknown as GitHubApi, SHA)).toMatchObject([{ tableKey, deployment }]);
});
