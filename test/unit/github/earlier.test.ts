// What earlier attempts of a job have left at GitHub, among what others have.
import { afterEach, expect, test } from '@jest/globals';
import { taskOf } from '../../../src/github/app-deployments.ts';
import { type Earlier, openEarlier } from '../../../src/github/earlier.ts';
import { GitHub } from '../../support/github-server/server.ts';
import { githubAt } from './opened.ts';

const SHA = 'a'.repeat(40);
const [SETUP, DIGEST] = ['00112233445566aa', 'b'.repeat(64)];
const run = (id: number, at = 0) => `${id}-${String(at).padStart(16, '0')}`;
let github: GitHub | undefined;

afterEach(async () => {
	await github?.close();
});

interface Job {
	readonly reportTo?: readonly ('check' | 'deployment' | 'status')[];
	readonly attempt?: number | undefined;
	readonly token?: string;
}

async function find({ reportTo = ['check'], attempt = 2, token = 'ghs_token' }: Job = {}): Promise<Earlier> {
	const opened = githubAt(github?.url ?? 'http://127.0.0.1:9', { runAttempt: attempt }, token);
	const place = { environment: 'production', environmentUrl: '', commentKey: '', commit: SHA };
	const reported = { ...place, reportTo, reportName: 'Deploy', runKey: run(7, 9) };
	return openEarlier(opened, reported)(new AbortController().signal, 600_000);
}

const line = (key: string, deployment: string) => `${key} ${SETUP} ${DIGEST} ${deployment}`;
const checkOf = (external_id: string, more: object = {}) => ({
	name: 'Deploy',
	head_sha: SHA,
	status: 'completed',
	conclusion: 'failure',
	external_id,
	...more,
});

test('checks: those of the run and the name, newest first; ids of all; an open one without an id may exist', async () => {
	github = await GitHub.start();
	const add = (external_id: string, more: object = {}) =>
		Object.assign(github?.repository.addCheck(checkOf(external_id, more) as never) ?? {}, more);
	add(line(run(7, 1), 'dep_1'));
	add(line(run(7, 2), '-'), { status: 'in_progress', conclusion: null });
	add(line(run(7, 3), '-'));
	add(line(run(8), 'dep_of_another_run'));
	add(line(run(7, 4), 'dep_of_another_name'), { name: 'Deploy two' });
	add(line(run(7, 9), '-'), { status: 'in_progress', conclusion: null }); // of this attempt itself
	add('ca395085-040a-526b-2ce8-bdc85f692774');
	const earlier = await find();
	expect(earlier).toMatchObject({ kind: 'read', ids: expect.arrayContaining(['dep_of_another_name', 'dep_1']) });
	const attempts = earlier.kind === 'read' ? earlier.attempts : [];
	expect(attempts.map(({ record }) => record.deployment)).toEqual(['', '?', 'dep_1']);
	expect(Date.parse(attempts[1]?.startedAt ?? '')).not.toBeNaN();
});

test('GitHub deployments, where there is no check', async () => {
	github = await GitHub.start();
	const add = (payload: object) => {
		const request = { ref: SHA, task: taskOf('Deploy'), environment: 'production', payload };
		github?.repository.deployments.push({ id: github.repository.nextId(), request, statuses: [] } as never);
	};
	const record = { setup: SETUP, digest: DIGEST };
	add({ ...record, run: run(7, 1), deployment: 'dep_1' });
	add({ ...record, run: run(8), deployment: 'dep_2' });
	add({ deployment_id: 'dep_3' });
	const earlier = await find({ reportTo: ['status', 'deployment'] });
	const attempts = [{ record: { ...record, run: run(7, 1), deployment: 'dep_1' }, startedAt: '' }];
	expect(earlier).toMatchObject({ kind: 'read', attempts });
});

test.each<{ name: string; job: Job }>([
	{ name: 'the first attempt', job: { attempt: 1 } },
	{ name: 'nothing that could hold a record', job: { reportTo: ['status'] } },
	{ name: 'no token', job: { token: '' } },
])('$name: nothing, and GitHub is asked nothing', async ({ job }) => {
	github = await GitHub.start();
	expect(await find(job)).toEqual({ kind: 'read', attempts: [], ids: [] });
	expect(github.requests).toEqual([]);
});

const always = Number.POSITIVE_INFINITY;
test.each([
	{ name: 'a missing permission', status: 403, why: /^check: GitHub responded with 403/ },
	{ name: 'down to the end', status: 502, why: /^check: / },
])('$name: unread, and why', async ({ status, why }) => {
	github = await GitHub.start();
	github.faults.add({ operation: 'listChecks', times: always, fault: { kind: 'answer', status } });
	expect(await find()).toMatchObject({ kind: 'unread', why: expect.stringMatching(why) });
});
