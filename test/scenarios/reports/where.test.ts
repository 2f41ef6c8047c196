// Where reports are shown: on the commit that people see and on the pull request, under names that do not collide.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import {
	comment,
	type Event,
	forkPullRequest,
	HEAD,
	MERGE,
	PULL_REQUEST,
	push,
	REPOSITORY,
	RUN_HEAD,
	workflowRun,
} from '../../support/github-server/events.ts';
import { annotations } from '../deploy/deploying.ts';
import { ALL, ALL_SHOWN, reportScenario, until } from './reporting.ts';

const scenario = reportScenario({ 'app.js': '' });

test.each<{ name: string; event: Event; sha: string; transient: boolean; issues: number[] }>([
	{ name: 'push: the commit of the run', event: push(), sha: MERGE, transient: false, issues: [] },
	{ name: 'workflow_run: the head of that run', event: workflowRun(), sha: RUN_HEAD, transient: true, issues: [2] },
])('$name', async ({ event, sha, transient, issues }) => {
	const { code, stdout } = await scenario.run(ALL, { event, with: { environment: 'staging' } });
	const { checks, statuses, deployments, comments } = scenario.github.repository;
	const [shas, numbers] = [checks.map(({ head_sha }) => head_sha), comments.map((one) => one.issue)];
	expect([code, shas, statuses.at(-1)?.sha, numbers]).toEqual([0, [sha], sha, issues]);
	const where = { ref: sha, environment: 'staging', transient_environment: transient };
	expect(deployments).toEqual([expect.objectContaining({ request: expect.objectContaining(where) })]);
	expect(stdout.includes('No comment: the commit has no open pull request')).toBe(issues.length === 0);
	expect(stdout).not.toMatch(/::(?:notice|warning)/);
});

test('workflow_run: a commit that the other workflow has refused is deployed with a warning', async () => {
	const event = workflowRun();
	Object.assign(event.payload.workflow_run as object, { conclusion: 'failure' });
	const { code, stdout } = await scenario.run('', { event });
	const message = expect.stringMatching(
		/ended with "failure", .* if: github\.event\.workflow_run\.conclusion == 'success'/,
	);
	expect([code, annotations(stdout, 'warning')]).toEqual([0, [expect.objectContaining({ message })]]);
});

test.each([
	{ name: 'the one whose head it is', heads: [HEAD, MERGE], issue: 9 },
	{ name: 'the only one, whose head has moved on', heads: [HEAD], issue: 7 },
	{ name: 'none of several', heads: [HEAD, HEAD], issue: undefined },
])('push: of the pull requests that contain the commit, the comment goes to $name', async ({ heads, issue }) => {
	const { pulls, comments } = scenario.github.repository;
	for (const [at, sha] of heads.entries()) pulls.push({ number: 7 + 2 * at, sha, state: 'open', contains: [MERGE] });
	pulls.push({ number: 1, sha: MERGE, state: 'closed' });
	await scenario.run('comment', { event: push() });
	expect(comments.map((comment) => comment.issue)).toEqual(issue === undefined ? [] : [issue]);
	expect(scenario.github.of('listPulls')).toHaveLength(1);
});

/** Makes a checkout of one commit, which is the head of the pull request. @param folder in the workspace. @returns the commit. */
function checkOut(folder: string, headRepository = REPOSITORY): string {
	const cwd = path.join(scenario.deploy.workspace.path, folder);
	const git = (...args: string[]) =>
		execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd, encoding: 'utf8' });
	git('init', '-q');
	git('commit', '-q', '--allow-empty', '-m', 'first');
	const sha = git('rev-parse', 'HEAD').trim();
	scenario.github.repository.pulls.push({ number: PULL_REQUEST, sha, state: 'open', headRepository });
	return sha;
}

test('issue_comment: its pull request, whose head is checked out into a folder of the workspace', async () => {
	scenario.deploy.workspace.write({ 'checkout/web/app.js': '' });
	const sha = checkOut('checkout');
	const { checks, comments } = scenario.github.repository;
	const step = { event: comment(), with: { directory: 'checkout/web' } };
	const { code, stdout } = await scenario.run('check, comment', step);
	expect([code, checks.map(({ head_sha }) => head_sha), comments.map(({ issue }) => issue)]).toEqual([0, [sha], [2]]);
	expect(annotations(stdout, 'warning')).toEqual([]);
});

test('report-name names them all', async () => {
	const name = 'shop --> production `x`';
	await scenario.run('check, status, comment', { with: { 'report-name': name } });
	const { checks, statuses, comments } = scenario.github.repository;
	expect([checks[0]?.name, statuses[0]?.context]).toEqual([name, name]);
	// The hidden marker ends where it should, whatever the name holds.
	expect(comments[0]?.bodies[0]).toMatch(/^<!-- browser-deploy-action [0-9a-f]+ -->\n/);
});

test.each<[name: string, reportTo: string, env: Record<string, string>, ...said: string[]]>([
	['no reporter', '', {}],
	['no token', ALL, { 'INPUT_GITHUB-TOKEN': '' }, 'there is no github-token'],
	['no repository', ALL, { GITHUB_REPOSITORY: '' }, 'GITHUB_REPOSITORY is not set'],
	['no commit', ALL, { GITHUB_SHA: '' }, 'the event has no commit'],
	['a dry run', ALL, { 'INPUT_DRY-RUN': 'true' }],
])('%s: GitHub is not asked', async (_, reportTo, env, ...said) => {
	const { code, stdout } = await scenario.run(reportTo, { env });
	const lines = stdout.matchAll(/^::notice::The result is not shown on the commit or pull request: (.*)$/gm);
	const whys = [...lines].map(([, why]) => why);
	expect({ code, requests: scenario.github.requests, whys }).toEqual({ code: 0, requests: [], whys: said });
});

test('the package is sent while GitHub does not respond', async () => {
	const operations = ['createCheck', 'createStatus', 'graphql'] as const;
	for (const operation of operations)
		scenario.github.faults.add({ operation, fault: { kind: 'stall', at: 'headers' } });
	const running = scenario.watch(ALL);
	await until(() => scenario.deploy.emulator.ledger.length === 1);
	await until(() => operations.every((operation) => scenario.github.of(operation).length === 1));
	expect(scenario.github.of('createCheck').map(({ status }) => status)).toEqual([undefined]);
	// The service has the package; GitHub's responses come now.
	scenario.github.release();
	expect(scenario.shown(await running.finished)).toEqual(ALL_SHOWN);
});

test.each<[name: string, event: Event]>([
	['pull_request_target', forkPullRequest('pull_request_target')],
	['issue_comment', comment()],
])('%s of a fork is refused, and deployed with allow-fork', async (_, event) => {
	checkOut('.', 'Mallory/Hello-World');
	const refused = await scenario.run(ALL, { event });
	expect(refused.outputs['failure-kind']).toBe('input');
	expect(annotations(refused.stdout)[0]?.message).toContain('Input "allow-fork"');
	expect([scenario.deploy.emulator.requests, scenario.github.repository.checks]).toEqual([[], []]);
	const allowed = await scenario.run('check', { event, with: { 'allow-fork': 'true' } });
	expect(allowed.outputs.conclusion).toBe('success');
	expect(scenario.github.repository.checks).toEqual([expect.objectContaining({ conclusion: 'success' })]);
});
