// Which former GitHub deployments are retired, of many.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { retireFormer, taskOf } from '../../../../src/github/reporters/deployment.ts';
import { GitHub } from '../../../support/github-server/server.ts';
import { githubAt } from '../opened.ts';

let github: GitHub;
beforeEach(async () => {
	github = await GitHub.start();
});
afterEach(() => github.close());

interface One {
	readonly state: string;
	readonly pull?: number;
	readonly app?: string;
}

/** Retires what comes before the newest one. The oldest is number 1. @returns the numbers of those that are retired. */
async function retired(former: readonly One[], pullRequest?: number): Promise<number[]> {
	const { deployments } = github.repository;
	for (const { state, pull, app = 'a' } of former) {
		const request = { task: taskOf(app), environment: 'e', payload: { pull_request: pull } };
		deployments.push({ id: github.repository.nextId(), request, statuses: [{ state }] });
	}
	const api = githubAt(github.url).api(new AbortController().signal);
	await retireFormer(api, { reportName: 'a', environment: 'e', pullRequest }, github.repository.nextId());
	return deployments.flatMap(({ statuses }, at) => (statuses.length > 1 ? at + 1 : []));
}

const success: One = { state: 'success' };
const failed: One = { state: 'failure' };
const inactive: One = { state: 'inactive' };
const times = (number: number, one: One): One[] => Array.from({ length: number }, () => one);

test.each<[string, One[], number[], number?]>([
	['right before it', [success], [1]],
	['behind ten that failed', [success, ...times(10, failed)], [1]],
	[
		'all that were left active, back to the first that is inactive',
		[success, inactive, success, failed, success],
		[3, 5],
	],
	['none of another app', [success, { ...success, app: 'b' }], [1]],
	['none of a pull request', [success, ...times(30, { ...success, pull: 3 })], [1]],
	["a preview's own", [success, { ...success, pull: 2 }, { ...success, pull: 3 }], [2], 2],
])('what is retired: %s', async (_, former, expected, ...[pullRequest]) => {
	expect(await retired(former, pullRequest)).toEqual(expected);
});

test.each([
	{ name: 'inactive', one: inactive, most: 2 },
	{ name: 'failed', one: failed, most: 31 },
	{ name: 'of others', one: { ...success, pull: 3 }, most: 1 },
])('however many are $name, the requests are few', async ({ one, most }) => {
	expect(await retired(times(200, one))).toEqual([]);
	expect(github.requests.length).toBeLessThanOrEqual(most);
});
