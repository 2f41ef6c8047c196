// What an earlier attempt has left at GitHub, among what others have.
import { expect, test } from '@jest/globals';
import type { GitHubApi } from '../../src/github/api.ts';
import { taskOf } from '../../src/github/app-deployments.ts';
import { STORES } from '../../src/github/record-stores.ts';

const QUERY = {
	sha: 'a'.repeat(40),
	reportName: 'Deploy',
	environment: 'production',
	runId: '7',
	runKey: '7-00000000000000aa',
};

/** What GitHub lists: so many of other runs, then so many of this one. */
const listed = (others: number, own: number) =>
	Array.from({ length: others + own }, (_, at) => {
		const trace = `${at < others ? 6 : 7}-0123456789abcdef`;
		return { id: at, external_id: `${trace} x`, payload: { trace } };
	});

async function read(reporter: string, all: readonly unknown[]) {
	let pages = 0;
	const asked = new Set<unknown>();
	const page: GitHubApi['page'] = async (_, { page, per_page: size, check_name, task }) => {
		pages++;
		asked.add(check_name ?? task);
		const items = all.slice((page - 1) * size, page * size);
		return { items, hasMore: items.length === size };
	};
	const store = STORES.find((one) => one.reporter === reporter);
	let deploys: readonly unknown[] = [];
	let others: readonly string[] = [];
	const outcome = await store?.read({ page } as never, QUERY).then(
		(read) => {
			deploys = read.own;
			others = read.others;
			return 'read';
		},
		(error: Error) => error.message,
	);
	return { outcome, deploys, others, pages, asked: [...asked] };
}

test.each([
	{ others: 0, own: 0, pages: 1, outcome: 'read' },
	{ others: 999, own: 0, pages: 10, outcome: 'read' },
	{ others: 999, own: 1, pages: 10, outcome: 'read' },
	{
		others: 1_000,
		own: 0,
		pages: 10,
		outcome: 'none of the first 1000 entries is of this run, and there may be more',
	},
	{
		others: 1_020,
		own: 1,
		pages: 10,
		outcome: 'none of the first 1000 entries is of this run, and there may be more',
	},
])('$others of other runs, then $own: $outcome', async ({ others, own, ...expected }) => {
	for (const { reporter } of STORES) expect(await read(reporter, listed(others, own))).toMatchObject(expected);
});

test('only the records of this very job are asked for: other jobs of the run may share its environment', async () => {
	expect((await read('check', listed(0, 1))).asked).toEqual(['Deploy']);
	expect((await read('deployment', listed(0, 1))).asked).toEqual([taskOf('Deploy')]);
});

const APP = 'a'.repeat(16);
const EARLIER = '7-00000000000000bb';
const STARTED = '2026-01-02T03:04:05Z';
const began = Date.parse(STARTED);
const run = (key: string, status: string, id = '-', more: object = { started_at: STARTED }) => ({
	id: 1,
	status,
	external_id: `${key} - ${APP} ${id} - -`,
	...more,
});
test.each<{ name: string; runs: readonly object[]; told: readonly object[] }>([
	{ name: 'completed, without a deployment', runs: [run(EARLIER, 'completed')], told: [] },
	{ name: 'completed', runs: [run(EARLIER, 'completed', 'dep_1')], told: [{ kind: 'known', id: 'dep_1' }] },
	{ name: 'never completed', runs: [run(EARLIER, 'in_progress', 'dep_1')], told: [{ kind: 'known', id: 'dep_1' }] },
	{
		name: 'never completed, without a deployment',
		runs: [run(EARLIER, 'in_progress')],
		told: [{ kind: 'lost', since: began, digest: '' }],
	},
	{ name: 'the same, and nobody knows since when', runs: [run(EARLIER, 'in_progress', '-', {})], told: [] },
	{ name: 'the same, of this attempt itself', runs: [run(QUERY.runKey, 'in_progress')], told: [] },
	{
		name: 'the same, and a second one of that attempt',
		runs: [run(EARLIER, 'completed', 'dep_1'), run(EARLIER, 'in_progress')],
		told: [{ kind: 'known', id: 'dep_1' }],
	},
])('a check run: $name', async ({ runs, told }) => {
	expect((await read('check', runs)).deploys).toEqual(told.map((one) => expect.objectContaining(one)));
});

test('a check run that was never completed, and made before the app was known, may be of any', async () => {
	const early = { id: 1, status: 'in_progress', external_id: `${EARLIER} - - - - -`, started_at: STARTED };
	expect((await read('check', [early])).deploys).toEqual([
		{ kind: 'lost', app: 'any', digest: '', since: began, until: began + 3_600_000 },
	]);
	expect((await read('check', [{ ...early, status: 'completed' }])).deploys).toEqual([]);
});

test('what the service has told other runs of the commit is none of this one', async () => {
	const key = '6-00000000000000cc';
	const digest = 'b'.repeat(64);
	const lost = { id: 2, status: 'completed', external_id: `${key} ${digest} ${APP} dep_3 ${STARTED} ${STARTED}` };
	expect(await read('check', [run(key, 'completed', 'dep_2'), lost, run(EARLIER, 'completed', 'dep_1')])).toMatchObject(
		{
			deploys: [{ id: 'dep_1' }],
			others: ['dep_2'],
		},
	);
	const payload = { trace: key, package_digest: `sha256:${digest}`, app: APP, deployment_id: 'dep_2' };
	expect(await read('deployment', [{ id: 1, payload }])).toMatchObject({ deploys: [], others: ['dep_2'] });
});

test.each([null, {}, 'text', { id: null }])(
	'an entry that is none of GitHub, %j, may be the one that is looked for',
	async (entry) => {
		for (const reporter of ['check', 'deployment'])
			expect((await read(reporter, [...listed(1, 1), entry])).outcome).toBe('an entry has no id');
	},
);

const OTHERS = {
	check: [
		{ ...run('7-00000000000000dd', 'completed', 'dep_staging'), name: 'Staging', app: { id: 1 } },
		{ ...run('7-00000000000000ee', 'completed', 'dep_copied'), name: 'Staging', app: { id: 2 } },
		{ ...run(EARLIER, 'completed', 'dep_own'), name: 'Deploy', app: { id: 1 } },
		{ id: 1, name: 'build', external_id: 'a uuid', app: { id: 1 } },
	],
	deployment: [
		...[
			{ task: taskOf('Staging'), environment: 'production', id: 'dep_staging' },
			{ task: taskOf('Deploy'), environment: 'production', id: 'dep_own' },
		].map(({ id, ...place }) => ({ id: 1, ...place, payload: { app: APP, deployment_id: id } })),
		{ id: 1, task: 'deploy', environment: 'staging', payload: '' },
	],
};
test.each(STORES)(
	'$reporter: what the service has told jobs of other names, once something was lost',
	async (store) => {
		const page = async () => ({ items: OTHERS[store.reporter], hasMore: false });
		expect(await store.readOthers({ page } as never, QUERY)).toEqual(['dep_staging']);
	},
);
