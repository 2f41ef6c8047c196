// What speaks against a list of deployments that are to be deleted.
import { expect, test } from '@jest/globals';
import { contradictionOf, foreignIn, isDue } from '../../../src/actions/delete-deployments/claims.ts';
import type { DeploymentRecord } from '../../../src/domain/records/deployment.ts';
import { parseAppEntries, parseNamedDeployments } from '../../../src/domain/records/named-deployment.ts';

const OF = { app: 'shop', version: 'pr-7' };
const listed = (...entries: object[]) =>
	parseNamedDeployments(entries.map((entry, at) => ({ id: `d${at}`, ...entry })));

test.each<{ readonly entry: object; readonly says?: string }>([
	{ entry: {} },
	{ entry: { app_name: null, version: null } },
	{ entry: { app_name: '', version: '' } },
	{ entry: { app_name: 'shop', version: 'pr-7' } },
	{ entry: { app: 'shop', app_version: 'pr-7' } },
	{ entry: { app_name: 'Shop' }, says: 'app "Shop"' },
	{ entry: { app: 'other' }, says: 'app "other"' },
	{ entry: { version: 'pr-70' }, says: 'version "pr-70"' },
	{ entry: { app_version: 'latest', version: 'pr-7' }, says: 'version "latest"' },
	{ entry: { app_name: 'shop\u202e' }, says: 'app "shop' },
])('a record that says $entry: $says', ({ entry, says }) => {
	const found = contradictionOf(listed({}, entry) ?? [], OF);
	if (says === undefined) expect(found).toBeUndefined();
	else expect(found).toContain(`deployment d1 in it says that it is of ${says}`);
});

test.each([
	{ body: [{ id: 'd0' }, {}], name: 'no id' },
	{ body: [{ id: '../x' }], name: 'an id that leads elsewhere' },
	{ body: [{ id: 7 }], name: 'a number' },
	{ body: [null], name: 'null' },
	{ body: { items: [] }, name: 'no array' },
])('one unusable record makes the list unusable: $name', ({ body }) => {
	expect(parseNamedDeployments(body)).toBeUndefined();
});

const apps = (...rows: [app: string, version: string, deployment: string][]) =>
	parseAppEntries(rows.map(([app_name, version, deployment]) => ({ app_name, version, deployment }))) ?? [];

test.each([
	{ named: apps(['shop', 'pr-7', 'd0']), foreign: undefined },
	{
		named: apps(['shop', 'pr-7', 'd0'], ['admin', 'pr-7', 'd0']),
		foreign: /d0 is also that of app "admin", version "pr-7"/,
	},
	{
		named: apps(['shop', 'latest', 'd1'], ['shop', 'pr-7', 'd1']),
		foreign: /d1 is also that of app "shop", version "latest"/,
	},
	{ named: apps(['other', 'v1', 'd9']), foreign: undefined },
	{ named: apps(['shop', 'pr-70', 'd0']), foreign: /d0 is that of app "shop", version "pr-70"/ },
	{ named: apps(['other', 'pr-7', 'd1']), foreign: /d1 is that of app "other", version "pr-7"/ },
	{ named: [], foreign: undefined },
])('GET /apps names $named: $foreign', ({ named, foreign }) => {
	const found = foreignIn(named, ['d0', 'd1'], ({ app, version }) => app === OF.app && version === OF.version)?.says;
	if (foreign === undefined) expect(found).toBeUndefined();
	else expect(found).toMatch(foreign);
});

test('names are compared letter by letter, and entries that name nothing are left out', () => {
	expect(parseAppEntries([{ app_name: ' a\u001b[1m', version: '', deployment: 'd' }, { app_name: 'a' }, null])).toEqual(
		[{ app: ' a\u001b[1m', version: '', deployment: 'd' }],
	);
	expect(parseAppEntries('none')).toBeUndefined();
});

test.each([
	{ status: 'running', handled: false, due: true },
	{ status: 'running', handled: true, due: true },
	{ status: 'queued', handled: false, due: true },
	{ status: 'never heard of', handled: true, due: true },
	{ status: '', handled: false, due: true },
	{ status: 'failed', handled: false, due: true },
	{ status: 'failed', handled: true, due: false },
	{ status: 'stopped', handled: false, due: false },
])('a listed one that is $status, handled before: $handled, is due: $due', ({ status, handled, due }) => {
	const record = { id: 'd0', status } as DeploymentRecord;
	expect(isDue(record, new Set(handled ? ['d0'] : []))).toBe(due);
});
