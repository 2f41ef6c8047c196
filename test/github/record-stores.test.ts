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
	const outcome = await store?.read({ page } as never, QUERY).then(
		() => 'read',
		(error: Error) => error.message,
	);
	return { outcome, pages, asked: [...asked] };
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

test.each([null, {}, 'text', { id: null }])(
	'an entry that is none of GitHub, %j, may be the one that is looked for',
	async (entry) => {
		for (const reporter of ['check', 'deployment'])
			expect((await read(reporter, [...listed(1, 1), entry])).outcome).toBe('an entry has no id');
	},
);
