// delete-when-closed: a preview whose pull request is closed deletes itself, in the main step or, after a cancel, in the
// post step; nothing else does.
import { expect, test } from '@jest/globals';
import { Client } from '../../emulator/client.ts';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { type Event, HEAD, PULL_REQUEST, pullRequest } from '../../support/github-server/events.ts';
import { annotations } from '../deploy/deploying.ts';
import { overrides } from '../secrets/secret-scenes.ts';
import { type ReportStep, reportScenario, until, untilShown } from './reporting.ts';

const scenario = reportScenario();
const always = Number.POSITIVE_INFINITY;
const PREVIEW = { version: 'pr-2', 'delete-when-closed': 'true', 'wait-until': 'running' };
const step = (more: Record<string, string> = {}, event: Event = pullRequest()): ReportStep => ({
	event,
	with: { ...PREVIEW, ...more },
});
const pullIs = (state: 'open' | 'closed') =>
	void scenario.github.repository.pulls.push({ number: PULL_REQUEST, sha: HEAD, state });
const emulator = () => scenario.deploy.emulator;
const of = (operation: string) => emulator().requests.filter((one) => one.operation === operation);
const deleted = () => of('deleteDeployment').map(({ path }) => path.replace('/deployments/', ''));
const made = () => emulator().ledger.map(({ id }) => id);
const status = async () => (await new Client(emulator()).get(made()[0] ?? '')).status;
const asked = () => scenario.github.of('getPull').length;
/** The app is never built: nothing has registered, and no list by its name would have it. */
const stayQueued = () => overrides(emulator(), 'getDeployment', { status: 'queued' }, always);
const isPolled = () => of('getDeployment').length > 0;

async function cutOff(signal: NodeJS.Signals, reportTo = '', more: ReportStep = step()): Promise<Finished> {
	stayQueued();
	const running = signal === 'SIGKILL' ? scenario.start(reportTo, more) : scenario.watch(reportTo, more);
	await until(isPolled);
	await untilShown(scenario, reportTo);
	running.child.kill(signal);
	const main = await running.finished;
	emulator().faults.clear();
	expect(deleted()).toEqual([]);
	return main;
}

test('one that had failed by itself keeps its status', async () => {
	pullIs('closed');
	overrides(emulator(), 'getDeployment', { status: 'failed' }, always);
	const { code, outputs } = await scenario.run('', step());
	expect({ code, status: outputs.status }).toEqual({ code: 1, status: 'failed' });
	expect(deleted()).toEqual(made());
});

test('a deploy on the event of the merge never deletes itself, cut off or not', async () => {
	pullIs('closed');
	const event = pullRequest() as Event & { payload: { pull_request: { state: string; merged: boolean } } };
	Object.assign(event.payload, { action: 'closed' });
	Object.assign(event.payload.pull_request, { state: 'closed', merged: true });
	await scenario.post('', await cutOff('SIGTERM', '', step({}, event)), step({}, event));
	expect((await scenario.run('', step({ force: 'true' }, event))).outputs.status).toBe('running');
	expect([deleted(), asked()]).toEqual([[], 0]);
});

test.each([
	{ signal: 'SIGTERM', reportTo: 'check' },
	{ signal: 'SIGKILL', reportTo: '' },
] as const)(
	'cut off by $signal before the app has registered, reports: "$reportTo": the post step deletes it',
	async ({ signal, reportTo }) => {
		pullIs('closed');
		const main = await cutOff(signal, reportTo);
		expect(main.state.deploy).toContain(made()[0]);
		const post = await scenario.post(reportTo, main, step());
		expect({ code: post.code, warnings: annotations(post.stdout, 'warning') }).toEqual({ code: 0, warnings: [] });
		expect(deleted()).toEqual(made());
		expect(await status()).toBe('stopped');
		// Once: a second post step has nothing left.
		await scenario.post(reportTo, { ...main, state: { ...main.state, ...post.state } }, step());
		expect(deleted()).toHaveLength(1);
	},
);

test('what had been shown of it says that it is gone', async () => {
	pullIs('closed');
	const reportTo = 'check, status, deployment, comment';
	const main = await cutOff('SIGINT', reportTo);
	const { checks, statuses, deployments, comments } = scenario.github.repository;
	await scenario.post(reportTo, main, step());
	expect(checks).toEqual([expect.objectContaining({ status: 'completed', conclusion: 'cancelled' })]);
	expect(checks[0]?.output.title).toMatch(/^The preview was deleted/);
	expect(comments[0]?.bodies.at(-1)).toContain('The preview was deleted');
	expect(statuses.at(-1)?.description).toMatch(/^The preview was deleted/);
	expect(comments).toHaveLength(1);
	expect(deployments[0]?.statuses.at(-1)?.state).not.toBe('success');
	expect(scenario.github.repository.unfinished()).toEqual([]);
});

test('cancelled by the next push: the pull request is open, and the preview stays', async () => {
	pullIs('open');
	await scenario.post('', await cutOff('SIGINT'), step());
	expect([deleted(), asked()]).toEqual([[], 1]);
});

test('cancelled right after the response, before the first poll has its own', async () => {
	pullIs('closed');
	const release = emulator().faults.hold('getDeployment');
	const running = scenario.watch('', step());
	await until(() => running.stdout().includes('Created deployment'));
	running.child.kill('SIGINT');
	const main = await running.finished;
	release();
	await scenario.post('', main, step());
	expect(deleted()).toEqual(made());
});

test('cancelled while it is deleted: the post step does it again', async () => {
	pullIs('closed');
	emulator().faults.add({ operation: 'deleteDeployment', fault: { kind: 'stall', at: 'headers' } });
	const running = scenario.watch('', step());
	await until(() => deleted().length === 1);
	running.child.kill('SIGINT');
	const main = await running.finished;
	expect(annotations(main.stdout, 'warning')).toEqual([]);
	await scenario.post('', main, step());
	expect(deleted()).toEqual([made()[0], made()[0]]);
	expect(await status()).toBe('stopped');
});

test('the post step cannot delete it: a warning that names it, and no failure', async () => {
	pullIs('closed');
	const main = await cutOff('SIGINT');
	const body = { code: 'forbidden', message: 'No' };
	emulator().faults.add({ operation: 'deleteDeployment', times: always, fault: { kind: 'answer', status: 403, body } });
	const post = await scenario.post('', main, step());
	expect(post.code).toBe(0);
	expect(annotations(post.stdout, 'warning')).toEqual([
		expect.objectContaining({ message: expect.stringContaining(`deployment ${made()[0]} could not be deleted`) }),
	]);
});
