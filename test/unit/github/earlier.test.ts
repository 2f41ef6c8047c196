// What earlier attempts of a job have left at GitHub, among what others have.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Earlier, openEarlier } from '../../../src/github/earlier.ts';
import { taskOf } from '../../../src/github/reporters/deployment.ts';
import { GitHub } from '../../support/github-server/server.ts';
import { githubAt } from './opened.ts';

const SHA = 'a'.repeat(40);
const [SETUP, DIGEST] = ['00112233445566aa', 'b'.repeat(64)];
const run = (id: number, at = 0) => `${id}-${String(at).padStart(16, '0')}`;
let github: GitHub;

beforeEach(async () => {
	github = await GitHub.start();
});
afterEach(() => github.close());

interface Job {
	readonly reportTo?: readonly ('check' | 'deployment' | 'status')[];
	readonly token?: string;
}

function find({ reportTo = ['check'], token = 'ghs_token' }: Job = {}): Promise<Earlier> {
	const opened = githubAt(github.url, token);
	const place = { environment: 'production', commentKey: '', commit: SHA };
	const reported = { ...place, reportTo, reportName: 'Deploy', runKey: run(7, 9) };
	return openEarlier(opened, reported)(new AbortController().signal, 600_000);
}

test('checks: those of the run and the name, newest first; ids of all; an open one without an id may exist', async () => {
	const add = (key: string, deployment: string, more: object = {}) =>
		github.repository.addCheck({
			name: 'Deploy',
			head_sha: SHA,
			status: 'completed',
			conclusion: 'failure',
			external_id: `${key} ${SETUP} ${DIGEST} ${deployment}`,
			...more,
		});
	const open = { status: 'in_progress', conclusion: null };
	add(run(7, 1), 'dep_1');
	add(run(7, 2), '-', open);
	add(run(7, 3), '-');
	add(run(8), 'dep_of_another_run');
	add(run(7, 4), 'dep_of_another_name', { name: 'Deploy two' });
	add(run(7, 9), '-', open); // of this attempt itself
	add('', '', { external_id: 'ca395085-040a-526b-2ce8-bdc85f692774' });
	const earlier = await find();
	expect(earlier).toMatchObject({ kind: 'read', ids: expect.arrayContaining(['dep_of_another_name', 'dep_1']) });
	const attempts = earlier.kind === 'read' ? earlier.attempts : [];
	expect(attempts.map(({ record }) => record.deployment)).toEqual(['', '?', 'dep_1']);
	expect(Date.parse(attempts[1]?.startedAt ?? '')).not.toBeNaN();
});

test('GitHub deployments, where there is no check', async () => {
	const record = { run: run(7, 1), setup: SETUP, digest: DIGEST, deployment: 'dep_1' };
	for (const payload of [record, { ...record, run: run(8) }, { deployment_id: 'dep_3' }]) {
		const request = { ref: SHA, task: taskOf('Deploy'), environment: 'production', payload };
		github.repository.deployments.push({ id: github.repository.nextId(), request, statuses: [] });
	}
	const attempts = [{ record, startedAt: '' }];
	expect(await find({ reportTo: ['status', 'deployment'] })).toMatchObject({ kind: 'read', attempts });
});

test.each<[string, Job]>([
	['nothing that could hold a record', { reportTo: ['status'] }],
	['no token', { token: '' }],
])('%s: nothing, and GitHub is asked nothing', async (_, job) => {
	expect(await find(job)).toEqual({ kind: 'read', attempts: [], ids: [] });
	expect(github.requests).toEqual([]);
});

test.each([
	['a missing permission', 'check', { status: 403 }, 'GitHub responded with 403'],
	['down to the end', 'check', { status: 502 }, ''],
	['a list instead of an object with it', 'check', { status: 200, body: [] }, ''],
	['an object without a list', 'check', { status: 200, body: { total_count: 0 } }, ''],
	['the form of check runs', 'deployment', { status: 200, body: { check_runs: [] } }, ''],
] as const)('%s: unread, and why (%s)', async (_, keeper, answer, why) => {
	const fault = { kind: 'answer', ...answer } as const;
	for (const operation of ['listChecks', 'listDeployments'] as const)
		github.faults.add({ operation, times: Number.POSITIVE_INFINITY, fault });
	const said = expect.stringMatching(new RegExp(`^${keeper}: ${why}`));
	expect(await find({ reportTo: [keeper] })).toMatchObject({ kind: 'unread', why: said });
});
