// Faults at GitHub: reported once, and they never fail the deploy.
import { expect, test } from '@jest/globals';
import type { Fault } from '../../../src/emulator/http/faults.ts';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { annotations } from '../deploy/deploying.ts';
import { ALL, reportScenario, until } from './reporting.ts';

const scenario = reportScenario();
const notices = (stdout: string) => annotations(stdout, 'notice').map(({ message }) => message);
const always = Number.POSITIVE_INFINITY;

interface Row {
	readonly name: string;
	readonly fault: Fault;
	readonly says: RegExp;
}

/** Runs a deploy that stays queued until something is so. */
async function afterQueued(isSo: () => boolean): Promise<Finished> {
	const { faults } = scenario.deploy.emulator;
	const fault: Fault = { kind: 'override', record: { status: 'queued' } };
	faults.add({ operation: 'getDeployment', times: always, fault });
	const running = scenario.watch(ALL);
	await until(isSo);
	faults.clear();
	return running.finished;
}

// How each is judged: test/unit/github/retry.test.ts and notices.test.ts.
const LIMIT = { 'x-ratelimit-remaining': '0' };
test.each<Row>([
	{ name: '401', fault: { kind: 'answer', status: 401 }, says: /responded with 401/ },
	{ name: '403', fault: { kind: 'answer', status: 403 }, says: /responded with 403: Resource .* lacks a permission/ },
	{ name: '403 of a limit', fault: { kind: 'answer', status: 403, headers: LIMIT }, says: /rate limit/ },
	{ name: '500', fault: { kind: 'answer', status: 500 }, says: /responded with 500/ },
	{ name: 'HTML', fault: { kind: 'answer', status: 200, body: '<html>a proxy</html>' }, says: /no usable response/ },
	{ name: 'a reset', fault: { kind: 'reset', at: 'headers' }, says: /no usable response/ },
])('$name from all of GitHub', async ({ fault, says }) => {
	scenario.github.faults.add({ operation: '*', times: always, fault });
	const { code, stdout, outputs } = await scenario.run(ALL);
	expect([code, outputs.conclusion]).toEqual([0, 'success']);
	expect(notices(stdout)).toEqual([expect.stringMatching(says)]);
	expect(notices(stdout)[0]).toMatch(/check.*status.*deployment.*comment/s);
});

test('a slow GitHub shows it all in the end', async () => {
	scenario.github.faults.add({ operation: '*', times: always, fault: { kind: 'delay', ms: 100 } });
	const { code, stdout } = await scenario.run(ALL, { pauses: 1 }); // of the 15 s it needs more than a twentieth
	expect([code, notices(stdout)]).toEqual([0, []]);
	const { repository } = scenario.github;
	expect(repository.unfinished()).toEqual([]);
	expect([repository.checks.length, repository.deployments.length, repository.comments.length]).toEqual([1, 1, 1]);
});

test('GitHub cannot be reached at all', async () => {
	const { code, stdout } = await scenario.run(ALL, { env: { GITHUB_API_URL: 'http://127.0.0.1:9' } });
	expect(code).toBe(0);
	expect(notices(stdout)).toHaveLength(1);
});

test('an event that cannot be read', async () => {
	scenario.deploy.workspace.write({ 'event.json': '{"pull_request":' });
	const { code, outputs, stdout } = await scenario.run(ALL, {
		env: { GITHUB_EVENT_PATH: `${scenario.deploy.workspace.path}/event.json` },
		asProcess: true, // the client of GitHub reads the event when it is loaded, which is once a process
	});
	expect([code, outputs.conclusion]).toEqual([0, 'success']);
	expect(notices(stdout)).toEqual([expect.stringContaining("check: the run's event is not JSON")]);
});

// What got no response may have been done: it is looked for, and never done twice.
test.each<{ name: string; fault: Fault }>([
	{ name: 'a reset', fault: { kind: 'reset', at: 'after-commit' } },
	{ name: 'a 502', fault: { kind: 'answer', status: 502, afterCommit: true } },
	{ name: 'HTML', fault: { kind: 'answer', status: 200, body: '<html>', afterCommit: true } },
])('$name after the work was done: one of each, concluded, and nothing to tell', async ({ fault }) => {
	const operations = ['createCheck', 'createStatus', 'createDeployment', 'createComment'] as const;
	for (const operation of operations) scenario.github.faults.add({ operation, fault });
	// The next view makes up for it: so there is one, after the response.
	const main = await afterQueued(() => operations.every((operation) => scenario.github.of(operation).length > 0));
	expect(main.code).toBe(0);
	const { repository } = scenario.github;
	expect(repository.unfinished()).toEqual([]);
	expect([repository.checks.length, repository.deployments.length, repository.comments.length]).toEqual([1, 1, 1]);
	expect(notices(main.stdout)).toEqual([]);
	expect(main.outputs['check-url']).toContain(String(repository.checks[0]?.id));
	expect(main.outputs['github-deployment-id']).toBe(String(repository.deployments[0]?.id));
	expect(main.outputs['comment-url']).toContain(String(repository.comments[0]?.id));
});

test('the last word does not get through: the post step says it', async () => {
	for (const operation of ['updateCheck', 'updateComment'] as const)
		scenario.github.faults.add({ operation, times: always, fault: { kind: 'answer', status: 500 } });
	for (const operation of ['createStatus', 'createDeploymentStatus'] as const)
		scenario.github.faults.add({ operation, skip: 1, times: always, fault: { kind: 'answer', status: 500 } });
	const main = await afterQueued(() => scenario.github.repository.unfinished().length === 4);
	expect(main.code).toBe(0);
	expect(scenario.github.repository.unfinished()).toHaveLength(4);
	scenario.github.faults.clear();
	const post = await scenario.post(ALL, main);
	expect(post.code).toBe(0);
	const { repository } = scenario.github;
	expect(repository.unfinished()).toEqual([]);
	expect(repository.checks).toEqual([expect.objectContaining({ conclusion: 'success' })]);
	expect(repository.statuses.at(-1)).toMatchObject({ state: 'success' });
	expect(repository.deployments.map(({ statuses }) => statuses.at(-1)?.state)).toEqual(['success']);
	expect(repository.comments.map(({ bodies }) => bodies.at(-1))).toEqual([expect.stringContaining('✅')]);
});

const limitedFor = (seconds: number): Fault => ({
	kind: 'answer',
	status: 403,
	headers: { 'retry-after': String(seconds) },
	body: { message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.' },
});

test('a rate limit that is soon over: one of each, concluded, and nothing to tell', async () => {
	const operations = ['createCheck', 'createStatus', 'graphql', 'createDeployment', 'createComment'] as const;
	for (const operation of operations) scenario.github.faults.add({ operation, fault: limitedFor(1) });
	const { code, stdout, outputs } = await scenario.run(ALL);
	expect([code, notices(stdout)]).toEqual([0, []]);
	const { repository } = scenario.github;
	expect(repository.unfinished()).toEqual([]);
	expect([repository.checks.length, repository.deployments.length, repository.comments.length]).toEqual([1, 1, 1]);
	expect(repository.comments.map(({ login }) => login)).toEqual(['github-actions[bot]']);
	expect(outputs['comment-url']).toContain(String(repository.comments[0]?.id));
});

test('one that is longer than the patience: told, and closed by the post step, which waits for it', async () => {
	scenario.github.faults.add({ operation: 'updateCheck', fault: limitedFor(60) });
	scenario.github.faults.add({ operation: 'updateComment', times: always, fault: limitedFor(60) });
	const main = await afterQueued(() => scenario.github.repository.unfinished().length === 4);
	expect(main.code).toBe(0);
	expect(notices(main.stdout)).toEqual([expect.stringMatching(/check: .*rate limit.*comment: .*rate limit/)]);
	expect(scenario.github.repository.unfinished().length).toBeGreaterThan(1);
	scenario.github.faults.clear();
	for (const operation of ['updateCheck', 'updateComment'] as const)
		scenario.github.faults.add({ operation, fault: limitedFor(1) });
	const post = await scenario.post(ALL, main);
	expect([post.code, notices(post.stdout)]).toEqual([0, []]);
	expect(scenario.github.repository.unfinished()).toEqual([]);
	expect(scenario.github.repository.checks).toEqual([expect.objectContaining({ conclusion: 'success' })]);
});
