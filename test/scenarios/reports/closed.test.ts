// delete-when-closed: a preview whose pull request was closed while it was deployed deletes itself, in the main step or, after
// a cancel, in the post step; nothing else does.
import { expect, test } from '@jest/globals';
import type { Fault } from '../../../src/emulator/http/faults.ts';
import { Client } from '../../emulator/client.ts';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { type Event, HEAD, PULL_REQUEST, pullRequest } from '../../support/github-server/events.ts';
import { annotations } from '../deploy/deploying.ts';
import { ALL, ALL_SHOWN, notices, type ReportStep, reportScenario, until, untilShown } from './reporting.ts';

const scenario = reportScenario();
const always = Number.POSITIVE_INFINITY;
const closing = (more: Record<string, string> = {}, event: Event = pullRequest()): ReportStep => ({
	event,
	with: { 'delete-when-closed': 'true', version: 'pr-2', 'wait-until': 'running', ...more },
});
/** What GitHub says of the pull request now. */
const pullIs = (state: 'open' | 'closed') =>
	scenario.github.repository.pulls.splice(0, 1, { number: PULL_REQUEST, sha: HEAD, state });
const emulator = () => scenario.deploy.emulator;
const of = (operation: string) => emulator().requests.filter((one) => one.operation === operation);
const isPolled = () => of('getDeployment').length > 0;
const made = () => emulator().ledger.map(({ id }) => id);
/** How often GitHub was asked for the pull request, and what was deleted. */
const done = () => ({
	asked: scenario.github.of('getPull').length,
	deleted: of('deleteDeployment').map(({ path }) => path.replace('/deployments/', '')),
});
const warnings = ({ stdout }: Finished) => annotations(stdout, 'warning').map(({ message }) => message);
const status = async () => (await new Client(emulator()).get(made()[0] ?? '')).status;

/** A main step that is cut off before the app has registered: no list by its name would have the deployment. */
async function cutOff(signal: NodeJS.Signals, reportTo = ''): Promise<Finished> {
	scenario.stay('queued');
	const running = scenario[signal === 'SIGKILL' ? 'start' : 'watch'](reportTo, closing());
	await until(isPolled);
	await untilShown(scenario, reportTo);
	running.child.kill(signal);
	const main = await running.finished;
	emulator().faults.clear();
	expect(done()).toEqual({ asked: 0, deleted: [] });
	return main;
}

test('closed meanwhile: the deployment is deleted, everything that shows it says so, and the one before it is retired', async () => {
	pullIs('open');
	await scenario.run('deployment', closing());
	pullIs('closed');
	const main = await scenario.run('check, deployment, comment', closing({ force: 'true' }));
	expect({ code: main.code, warnings: warnings(main) }).toEqual({ code: 0, warnings: [] });
	expect(main.outputs).toMatchObject({ status: 'stopped', conclusion: 'success' });
	expect(main.stdout).toContain('was closed in the meantime');
	const { checks, comments, deployments } = scenario.github.repository;
	for (const text of [main.summary, checks[0]?.output.summary, comments[0]?.bodies.at(-1)])
		expect(text).toContain('then deleted: the pull request was closed');
	const states = deployments.map(({ statuses }) => statuses.map(({ state }) => state));
	expect(states.map((all) => all.at(-1))).toEqual(['inactive', 'inactive']);
	expect(states[1]).not.toContain('success');
	// Nothing is left for the post step.
	await scenario.post('check, deployment, comment', main, closing());
	expect(done()).toEqual({ asked: 2, deleted: [main.outputs['deployment-id']] });
});

const OF_ANOTHER = { kind: 'answer', status: 200, body: { number: 99, state: 'closed' } } as const;
test.each<[why: string, says: RegExp, fault?: Fault]>([
	['the pull request is still open', /^The preview stays: pull request #2/m],
	['GitHub refuses', /^::notice.*pull-requests: read/m, { kind: 'answer', status: 403 }],
	['the response is about another one', /^::notice.*for another pull request/m, OF_ANOTHER],
])('%s: the preview stays', async (_, says, ...[fault]) => {
	pullIs('open');
	if (fault !== undefined) scenario.github.faults.add({ operation: 'getPull', times: always, fault });
	const { code, outputs, stdout } = await scenario.run('', closing());
	expect([code, outputs.status, done().deleted]).toEqual([0, 'running', []]);
	expect(stdout).toMatch(says);
});

// What else stays: test/unit/actions/deploy/steps/preview.test.ts.
test('what this run may not have created: GitHub is not even asked, and nothing is deleted', async () => {
	pullIs('closed');
	emulator().faults.add({ operation: 'createDeployment', fault: { kind: 'reset', at: 'after-commit' } });
	const { stdout } = await scenario.run('', closing());
	expect(stdout).toContain('not certain that this run created the deployment');
	expect(done()).toEqual({ asked: 0, deleted: [] });
});

test('a DELETE that is refused is a warning, and no failure', async () => {
	pullIs('closed');
	const body = { code: 'forbidden', message: 'not this key' };
	emulator().faults.add({ operation: 'deleteDeployment', times: always, fault: { kind: 'answer', status: 403, body } });
	const step = await scenario.run('', closing());
	const warning = `Deployment ${made()[0]} may still be there.*403 forbidden.*delete-deployments`;
	expect([step.code, warnings(step)]).toEqual([0, [expect.stringMatching(warning)]]);
});

test.each([
	['was waited for too long', 'queued', 'timeout', 'stopped'],
	['had failed keeps its status', 'failed', 'failed', 'failed'],
])('a deployment that %s goes as well', async (_, stays, kind, status) => {
	pullIs('closed');
	scenario.stay(stays);
	const { code, outputs } = await scenario.run('', closing({ timeout: '12', 'poll-interval': '0.5' }));
	expect({ code, outputs }).toMatchObject({ code: 1, outputs: { 'failure-kind': kind, status } });
	expect(done().deleted).toEqual(made());
});

test('killed: the post step deletes it, and what had shown it says so', async () => {
	pullIs('closed');
	const main = await cutOff('SIGKILL', ALL);
	const post = await scenario.post(ALL, main, closing());
	expect([scenario.shown(post), warnings(post), await status()]).toEqual([ALL_SHOWN, [], 'stopped']);
	const { checks, statuses, deployments, comments } = scenario.github.repository;
	expect(checks[0]?.conclusion).toBe('cancelled');
	for (const text of [checks[0]?.output.title, statuses.at(-1)?.description, comments[0]?.bodies.at(-1)])
		expect(text).toContain('The preview was deleted');
	expect(deployments[0]?.statuses.at(-1)?.state).not.toBe('success');
});

test('cancelled, and a post step without the key: one notice, and it stays', async () => {
	pullIs('closed');
	const post = await scenario.post('', await cutOff('SIGINT'), closing({ 'api-key': '' }));
	const says = expect.stringMatching(/pull request #2 .* Input "api-key" is empty/);
	expect([post.code, notices(post), done()]).toEqual([0, [says], { asked: 0, deleted: [] }]);
});

test('cancelled while it is deleted: the post step does it again', async () => {
	pullIs('closed');
	emulator().faults.add({ operation: 'deleteDeployment', fault: { kind: 'stall', at: 'headers' } });
	const running = scenario.watch('', closing());
	await until(() => done().deleted.length === 1);
	running.child.kill('SIGINT');
	const main = await running.finished;
	await scenario.post('', main, closing());
	const [id] = made();
	expect([warnings(main), done().deleted, await status()]).toEqual([[], [id, id], 'stopped']);
});
