// Which former GitHub deployments are retired, of many: the others' requests are played by a list.
import { expect, test } from '@jest/globals';
import type { GitHubApi } from '../../../../src/github/api.ts';
import { retireFormer } from '../../../../src/github/reporters/retire.ts';

interface One {
	readonly state: string;
	readonly pull?: number;
}

/** Retires what comes before the newest one. The oldest has the id 1. @returns the ids that are retired, and the number of requests. */
async function retired(former: readonly One[], pull?: number) {
	const all = former.map(({ pull, ...one }, at) => ({ ...one, id: at + 1, payload: { pull_request: pull } }));
	const ids: number[] = [];
	let requests = 0;
	const request = async (route: string, parameters: Readonly<Record<string, unknown>> = {}) => {
		requests++;
		const id = Number(parameters.deployment_id);
		if (route.startsWith('POST')) return ids.push(id);
		if (route.endsWith('/statuses')) return [{ id: 1, state: all[id - 1]?.state }];
		const [page, size] = [Number(parameters.page ?? 1), Number(parameters.per_page)];
		return all.toReversed().slice((page - 1) * size, page * size);
	};
	const page: GitHubApi['page'] = async (route, parameters) => {
		const items = (await request(route, parameters)) as unknown[];
		return { items, hasMore: items.length === parameters.per_page };
	};
	const api: GitHubApi = { request, page, viewer: async () => '', find: async () => undefined };
	await retireFormer({ api, environment: 'e', reportName: 'a', pullRequest: pull }, all.length + 1);
	return { ids, requests };
}

const success: One = { state: 'success' };
const failed: One = { state: 'failure' };
const inactive: One = { state: 'inactive' };
const times = (number: number, one: One): One[] => Array.from({ length: number }, () => one);

test.each([
	{ name: 'right before it', after: [] },
	{ name: 'behind ten that failed', after: times(10, failed) },
	{ name: 'behind those of other pull requests', after: times(30, { ...success, pull: 3 }) },
	{ name: 'behind pages of those of other pull requests', after: times(350, { ...success, pull: 3 }) },
	{ name: 'behind one that is inactive already', after: [inactive] },
	{ name: 'behind both', after: [inactive, ...times(120, { ...success, pull: 3 }), ...times(20, failed), inactive] },
])('the former one $name', async ({ after }) => {
	expect((await retired([{ ...success, pull: 2 }, ...after.map((one) => ({ pull: 2, ...one }))], 2)).ids).toEqual([1]);
});

test('all that were left active', async () => {
	expect((await retired([success, failed, success, inactive, success])).ids).toEqual([5, 3, 1]);
});

test.each([
	{ name: 'inactive', one: inactive, most: 6 },
	{ name: 'failed', one: failed, most: 70 },
	{ name: 'of others', one: { ...success, pull: 3 }, most: 5 },
])('however many are $name, the requests are few', async ({ one, most }) => {
	const { ids, requests } = await retired(times(900, one));
	expect(ids).toEqual([]);
	expect(requests).toBeLessThanOrEqual(most);
});
