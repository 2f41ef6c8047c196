// The post step: it closes what a killed main step left open, once, and touches nothing else. Every moment of a kill:
// test/nightly/signals.
import { expect, test } from '@jest/globals';
import { onLinux } from '../../support/action-runner/only-on.ts';
import { HEAD, push } from '../../support/github-server/events.ts';
import { ALL, ALL_SHOWN, notices, reportScenario, until, untilShown } from './reporting.ts';

const scenario = reportScenario();
const always = Number.POSITIVE_INFINITY;
/** The service responds once GitHub has heard of the beginning, and then never gets on. */
const stayQueued = () => {
	scenario.stay('queued');
	const respond = scenario.deploy.emulator.faults.hold('createDeployment');
	void until(() => scenario.github.requests.length > 0).then(respond);
};
/** By the first poll the step has saved the id of its deployment. */
const isPolled = () => scenario.deploy.emulator.requests.some(({ operation }) => operation === 'getDeployment');
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

test('killed while all of it is shown: all is closed, once, whatever the post step has for inputs and event', async () => {
	stayQueued();
	const names = { 'report-name': 'deploy the shop', environment: 'shop' };
	const running = scenario.start(ALL, { with: names });
	const { repository } = scenario.github;
	await until(() => repository.deployments[0]?.statuses.length === 1 && repository.comments.length === 1 && isPolled());
	running.child.kill('SIGKILL');
	const main = await running.finished;
	expect(repository.unfinished().length).toBeGreaterThan(3);

	// In a composite action the runner gives it those of the outer one.
	const outer = { 'report-name': 'another', environment: 'other', 'api-key': '', region: 'moon' };
	const post = await scenario.post('status', main, { with: outer, event: push() });
	expect(scenario.shown(post)).toEqual(ALL_SHOWN);
	const closed = { checks: [['cancelled']], statuses: ['error'], deployments: [['error']], comments: [1] };
	expect(concluded()).toEqual(closed);
	const [check] = repository.checks;
	expect(check).toMatchObject({ name: 'deploy the shop', head_sha: HEAD });
	expect(check?.output.title).toContain('run ended before the deploy did');
	const comment = repository.comments[0]?.bodies.at(-1);
	const id = scenario.deploy.emulator.ledger[0]?.id; // for whoever looks after it
	const says = ['The run ended before the deploy did', `The deployment (${id}) may exist`];
	for (const text of says) expect(comment).toContain(text);
});

test('cancelled while GitHub stalls: the step ends in time, and the post step says its last word', async () => {
	stayQueued();
	scenario.github.faults.add({ operation: 'updateCheck', times: always, fault: { kind: 'stall', at: 'headers' } });
	const running = scenario.watch('check', { silence: 1 / 20 });
	await until(() => scenario.github.of('updateCheck').length === 1);
	running.child.kill('SIGINT');
	const main = await running.finished;
	const says = expect.stringMatching(/^Some results could not be shown or updated/);
	const [id] = scenario.deploy.emulator.ledger.map((one) => one.id);
	const known = { conclusion: 'cancelled', 'failure-kind': 'cancelled', status: 'queued', 'deployment-id': id };
	expect([main.code, notices(main), main.outputs]).toMatchObject([1, [says], known]);
	expect(main.summary).toContain('cancelled');
	expect(scenario.github.repository.unfinished()).toHaveLength(1);
	scenario.github.faults.clear();
	const post = await scenario.post('check', main);
	expect({ code: post.code, checks: concluded().checks }).toEqual({ code: 0, checks: [['cancelled']] });
	expect(scenario.github.repository.checks[0]?.output.title).toMatch(/^Deploy was cancelled/);
});

test.each<[what: string, inputs: Record<string, string>, code: number]>([
	['a success', {}, 0],
	['a bad input', { region: 'the moon' }, 1],
])('after %s the post step asks nothing, says nothing and succeeds', async (_, inputs, code) => {
	const main = await scenario.run(ALL, { with: inputs });
	const asked = scenario.github.requests.length;
	const post = await scenario.post(ALL, main, { with: { ...inputs, 'report-name': 'that of an outer action' } });
	const said = post.stdout.split('\n').filter((line) => line !== '' && !line.startsWith('::add-mask::'));
	expect([main.code, post.code, post.summary, said, scenario.github.requests.length]).toEqual([code, 0, '', [], asked]);
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
