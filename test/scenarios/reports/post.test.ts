// The post step: it closes what a killed main step left open, once, and touches nothing else.
import { expect, test } from '@jest/globals';
import { onLinux } from '../../support/action-runner/only-on.ts';
import type { Finished, Running } from '../../support/action-runner/start-action.ts';
import { HEAD, push } from '../../support/github-server/events.ts';
import type { GitHubOperation } from '../../support/github-server/routes.ts';
import { overrides } from '../secrets/secret-scenes.ts';
import { ALL, reportScenario, until, untilShown } from './reporting.ts';

const scenario = reportScenario();
const always = Number.POSITIVE_INFINITY;
const stay = (status: string) => overrides(scenario.deploy.emulator, 'getDeployment', { status }, always);
/** The service responds once GitHub has heard of the beginning, and then never gets on. */
const stayQueued = () => {
	const respond = scenario.deploy.emulator.faults.hold('createDeployment');
	void until(() => scenario.github.requests.length > 0).then(respond);
	stay('queued');
};
/** By the first poll the step has saved the id of its deployment. */
const isPolled = () => scenario.deploy.emulator.requests.some(({ operation }) => operation === 'getDeployment');
async function kill(running: Running): Promise<Finished> {
	running.child.kill('SIGKILL');
	const main = await running.finished;
	expect(main.signal).toBe('SIGKILL');
	return main;
}
/** Bodies that conclude something, by what they conclude. */
const concluded = () => {
	const { checks, statuses, deployments, comments } = scenario.github.repository;
	return {
		checks: checks.map(({ bodies }) => bodies.flatMap(({ conclusion }) => conclusion ?? [])),
		statuses: statuses.flatMap(({ state }) => (state === 'pending' ? [] : [state])),
		deployments: deployments.map(({ statuses: all }) => all.map(({ state }) => state).slice(-1)),
		comments: comments.map(({ bodies }) => bodies.filter((body) => !body.includes('⏳')).length),
	};
};

test('killed while all of it is shown: all is closed, once, with what is known', async () => {
	stayQueued();
	const running = scenario.start(ALL);
	const { repository } = scenario.github;
	await until(() => repository.deployments[0]?.statuses.length === 1 && repository.comments.length === 1 && isPolled());
	const main = await kill(running);
	expect(repository.unfinished().length).toBeGreaterThan(3);

	const post = await scenario.post(ALL, main);
	expect(post.code).toBe(0);
	expect(repository.unfinished()).toEqual([]);
	expect(concluded()).toEqual({
		checks: [['cancelled']],
		statuses: ['error'],
		deployments: [['error']],
		comments: [1],
	});
	const text = /run ended before the deploy did/;
	expect(repository.checks[0]?.output).toMatchObject({ title: expect.stringMatching(text) });
	expect(repository.comments[0]?.bodies.at(-1)).toMatch(text);
	expect(repository.comments[0]?.bodies.at(-1)).toMatch(/deployment.*may exist/i);
	// The id of the deployment, for whoever looks after it.
	expect(repository.comments[0]?.bodies.at(-1)).toContain(scenario.deploy.emulator.ledger[0]?.id);
});

/** Whether GitHub did the work of a request that never got a response. Every moment: `npm run test:all -- signals`. */
const MOMENTS: readonly { readonly operation: GitHubOperation; readonly at: 'headers' | 'after-commit' }[] = [
	{ operation: 'createCheck', at: 'headers' },
	{ operation: 'createCheck', at: 'after-commit' },
	{ operation: 'updateCheck', at: 'headers' },
	{ operation: 'createStatus', at: 'headers' },
	{ operation: 'createDeployment', at: 'after-commit' },
	{ operation: 'createDeploymentStatus', at: 'headers' },
	{ operation: 'listComments', at: 'headers' },
	{ operation: 'createComment', at: 'after-commit' },
];

test.each(MOMENTS)('killed at $operation, stalled at $at', async ({ operation, at }) => {
	stayQueued();
	scenario.github.faults.add({ operation, fault: { kind: 'stall', at } });
	const running = scenario.start(ALL, { with: { 'wait-until': 'running' } });
	const { repository } = scenario.github;
	// What is shown and then changes is shown again.
	if (operation === 'updateCheck') {
		await until(() => repository.checks.length === 1);
		scenario.deploy.emulator.faults.clear();
		stay('in_progress');
	}
	await until(() => scenario.github.of(operation).length > 0);
	const main = await kill(running);
	const post = await scenario.post(ALL, main);
	expect(post.code).toBe(0);
	expect(post.stdout).not.toContain('::notice');
	expect(repository.unfinished()).toEqual([]);
	expectOnce();
});

/** At most one of each, and each closed once. */
function expectOnce(): void {
	const { checks, statuses, deployments, comments } = concluded();
	expect([[], [['cancelled']]]).toContainEqual(checks);
	expect([[], ['error']]).toContainEqual(statuses);
	expect([[], [['error']]]).toContainEqual(deployments);
	expect([[], [0], [1]]).toContainEqual(comments);
}

test('killed in the middle of the deploy, on a push, with a person as the author', async () => {
	await scenario.replaceGitHub({ login: 'octocat', graphql: true });
	stay('queued'); // a comment is made once the service has responded
	scenario.github.repository.pulls.push({ number: 9, sha: HEAD, state: 'open' });
	scenario.github.faults.add({ operation: 'createComment', fault: { kind: 'stall', at: 'after-commit' } });
	const step = { event: push(), env: { GITHUB_SHA: HEAD } };
	const running = scenario.start('comment', step);
	await until(() => scenario.github.repository.comments.length === 1);
	const post = await scenario.post('comment', await kill(running), step);
	expect(post.code).toBe(0);
	expect(scenario.github.repository.unfinished()).toEqual([]);
	expect(scenario.github.repository.comments).toHaveLength(1);
});

test('cancelled while GitHub stalls: the step ends in time, and the post step says its last word', async () => {
	stayQueued();
	scenario.github.faults.add({ operation: 'updateCheck', times: always, fault: { kind: 'stall', at: 'headers' } });
	const running = scenario.start('check');
	await until(() => scenario.github.of('updateCheck').length === 1);
	running.child.kill('SIGINT');
	const main = await running.finished;
	expect([main.code, main.outputs.conclusion]).toEqual([1, 'cancelled']);
	expect(main.stdout.match(/^::notice::Some results could not be shown or updated/gm)).toHaveLength(1);
	expect(scenario.github.repository.unfinished()).toHaveLength(1);
	scenario.github.faults.clear();
	const post = await scenario.post('check', main);
	expect(post.code).toBe(0);
	const [check] = scenario.github.repository.checks;
	expect(check).toMatchObject({ status: 'completed', conclusion: 'cancelled' });
	expect(check?.output.title).toMatch(/^Deploy was cancelled/);
	expect(check?.bodies.filter(({ conclusion }) => conclusion !== undefined)).toHaveLength(1);
});

test.each([
	{ name: 'a success', with: {} as Record<string, string>, code: 0 },
	{ name: 'a failure', with: { entrypoint: 'missing.js' }, code: 1 },
	{ name: 'a bad input', with: { region: 'the moon' }, code: 1 },
])('after $name the post step asks nothing, says nothing and succeeds', async ({ with: inputs, code }) => {
	const main = await scenario.run(ALL, { with: inputs });
	expect(main.code).toBe(code);
	const before = scenario.github.requests.length;
	const post = await scenario.post(ALL, main, { with: inputs });
	expect([post.code, post.summary]).toEqual([0, '']);
	expect(post.stdout.split('\n').filter((line) => line !== '' && !line.startsWith('::add-mask::'))).toEqual([]);
	expect(scenario.github.requests).toHaveLength(before);
});

test('a post step that the runner gives other inputs, those of an outer action, does the same', async () => {
	const others = {
		'report-name': 'another',
		environment: 'other',
		'report-to': 'status',
		'api-key': '',
		region: 'moon',
	};
	stayQueued();
	const names = { 'report-name': 'deploy the shop', environment: 'shop' };
	const running = scenario.start(ALL, { with: names });
	await until(() => running.stdout().includes('queued after'));
	await untilShown(scenario, ALL);
	const main = await kill(running);
	const post = await scenario.post(ALL, main, { with: { ...names, ...others } });
	expect(post.code).toBe(0);
	expect(scenario.github.repository.unfinished()).toEqual([]);
	expect(scenario.github.repository.checks).toEqual([
		expect.objectContaining({ name: 'deploy the shop', status: 'completed' }),
	]);
	scenario.deploy.emulator.faults.clear();
	const regular = await scenario.run(ALL, { with: { ...names, version: 'other' } });
	const before = scenario.github.requests.length;
	const again = await scenario.post(ALL, regular, { with: { ...names, ...others } });
	expect([again.code, again.stdout.includes('::error')]).toEqual([0, false]);
	expect(scenario.github.requests).toHaveLength(before);
});

onLinux('only there the post step can tell which process the main step was')(
	'a main step that runs on, as in a container after a cancel, is ended and closed',
	async () => {
		stayQueued();
		const running = scenario.start(ALL);
		await until(() => running.stdout().includes('queued after'));
		await untilShown(scenario, ALL);
		const post = await scenario.post(ALL, { state: running.state() });
		expect((await running.finished).signal).toBe('SIGKILL');
		expect(post).toMatchObject({ code: 0, stdout: expect.stringContaining('still running') });
		expect(scenario.github.repository.unfinished()).toEqual([]);
		expect(concluded().checks).toEqual([['cancelled']]);
	},
);

test('a left preview, and a post step without the key: one notice, and it stays', async () => {
	const event = {
		name: 'pull_request',
		payload: { number: 7, pull_request: { number: 7, state: 'open', head: { sha: 'a'.repeat(40) } } },
	} as const;
	stayQueued();
	const running = scenario.start('check', { event, with: { version: 'pr-7', 'delete-when-closed': 'true' } });
	await until(() => running.stdout().includes('queued after'));
	const main = await kill(running);
	const post = await scenario.post('check', main, { event, with: { 'api-key': '' } });
	expect(post.code).toBe(0);
	expect(post.stdout).toMatch(/^::notice::.*pull request #7 .* Input "api-key" is empty/m);
});

test('killed at its last word: the post step repeats it, and contradicts nothing', async () => {
	scenario.github.faults.add({ operation: 'createComment', fault: { kind: 'stall', at: 'after-commit' } });
	scenario.deploy.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status: 409 } });
	const running = scenario.start(ALL);
	const { repository } = scenario.github;
	const shown = () => repository.comments[0]?.bodies.at(-1) ?? '';
	await until(() => shown().includes('❌'));
	const main = await kill(running);
	scenario.github.faults.clear();
	const post = await scenario.post(ALL, main);
	expect(post.code).toBe(0);
	expect(repository.unfinished()).toEqual([]);
	expect(repository.checks).toEqual([expect.objectContaining({ conclusion: 'failure' })]);
	expect(repository.comments).toHaveLength(1);
	expect(shown()).toContain('❌ Refused: ');
});

test('GitHub is away when the post step runs: it says so, and succeeds', async () => {
	stayQueued();
	const running = scenario.start('check');
	await until(() => scenario.github.repository.checks.length === 1);
	const main = await kill(running);
	scenario.github.faults.add({ operation: '*', times: always, fault: { kind: 'answer', status: 500 } });
	const post = await scenario.post('check', main);
	expect(post.code).toBe(0);
	expect(post.stdout.match(/^::notice/gm)).toHaveLength(1);
});
