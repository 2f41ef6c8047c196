// Which former GitHub deployments are retired, of many.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { retireFormer, taskOf } from '../../../src/github/app-deployments.ts';
import { GitHub } from '../../support/github-server/server.ts';
import { githubAt } from './opened.ts';

interface One {
	readonly state: string;
	readonly pull?: number;
}

const APP = { reportName: 'a', environment: 'e' };
let github: GitHub;

beforeEach(async () => {
	github = await GitHub.start();
});
afterEach(() => github.close());

/** Retires what comes before the newest one. The oldest is number 1. @returns the numbers of those that are retired. */
async function retired(former: readonly One[], pullRequest?: number): Promise<number[]> {
	const { deployments } = github.repository;
	for (const { state, pull } of former) {
		const request = { task: taskOf('a'), environment: 'e', payload: { pull_request: pull } };
		deployments.push({ id: github.repository.nextId(), request, statuses: [{ state }] });
	}
	const opened = githubAt(github.url);
	const own = github.repository.nextId();
	await retireFormer(opened.api(new AbortController().signal), { ...APP, pullRequest }, own);
	return deployments.flatMap(({ statuses }, at) => (statuses.length > 1 ? at + 1 : []));
}

const success: One = { state: 'success' };
const failed: One = { state: 'failure' };
const inactive: One = { state: 'inactive' };
const times = (number: number, one: One): One[] => Array.from({ length: number }, () => one);

test.each([
	{ name: 'right before it', after: [] },
	{ name: 'behind ten that failed', after: times(10, failed) },
	{ name: 'behind those of other pull requests', after: times(30, { ...success, pull: 3 }) },
])('the former one $name', async ({ after }) => {
	expect(await retired([{ ...success, pull: 2 }, ...after.map((one) => ({ pull: 2, ...one }))], 2)).toEqual([1]);
});

test('all that were left active, back to the first that is inactive', async () => {
	expect(await retired([success, inactive, success, failed, success])).toEqual([3, 5]);
});

test.each([
	{ name: 'inactive', one: inactive, most: 2 },
	{ name: 'failed', one: failed, most: 31 },
	{ name: 'of others', one: { ...success, pull: 3 }, most: 1 },
])('however many are $name, the requests are few', async ({ one, most }) => {
	expect(await retired(times(200, one))).toEqual([]);
	expect(github.requests.length).toBeLessThanOrEqual(most);
});
