// delete-when-closed: a preview whose pull request was closed while it was deployed deletes itself, and nothing else does.
import { describe, expect, test } from '@jest/globals';
import { type Event, HEAD, PULL_REQUEST, pullRequest, push } from '../../support/github-server/events.ts';
import { annotations } from '../deploy/deploying.ts';
import { reportScenario, until, untilShown } from './reporting.ts';

const scenario = reportScenario();
const deletes = () => scenario.deploy.emulator.requests.filter(({ operation }) => operation === 'deleteDeployment');
const asked = () => scenario.github.of('getPull');
/** What GitHub says of the pull request now. */
const pullIs = (state: 'open' | 'closed') =>
	scenario.github.repository.pulls.push({ number: PULL_REQUEST, sha: HEAD, state });
const closing = (more: Readonly<Record<string, string>> = {}) => ({
	with: { 'delete-when-closed': 'true', version: 'pr-2', 'wait-until': 'running', ...more },
});
/** The event of a pull request that is closed, and merged. */
function merged(): Event {
	const event = pullRequest();
	Object.assign(event.payload, { action: 'closed' });
	Object.assign(event.payload.pull_request as object, { state: 'closed', merged: true });
	return event;
}

test('closed meanwhile: the deployment is deleted, and everything that shows it says so', async () => {
	pullIs('closed');
	const main = await scenario.run('check, deployment, comment', closing());
	const { code, outputs, stdout, summary } = main;
	const warnings = annotations(stdout, 'warning');
	expect({ code, errors: annotations(stdout), warnings }).toEqual({ code: 0, errors: [], warnings: [] });
	expect(outputs).toMatchObject({ status: 'stopped', conclusion: 'success' });
	expect(deletes()).toHaveLength(1);
	expect(deletes()[0]?.path).toBe(`/deployments/${outputs['deployment-id']}`);
	expect(stdout).toContain('was closed in the meantime');
	const { checks, comments, deployments } = scenario.github.repository;
	for (const text of [summary, checks[0]?.output.summary, comments[0]?.bodies.at(-1)])
		expect(text).toContain('then deleted: the pull request was closed');
	expect(deployments[0]?.statuses.at(-1)?.state).toBe('inactive');
	expect(deployments[0]?.statuses.map(({ state }) => state)).not.toContain('success');
	// Nothing is left for the post step.
	await scenario.post('check, deployment, comment', main, closing());
	expect([asked().length, deletes().length]).toEqual([1, 1]);
});

test('still open: it stays', async () => {
	pullIs('open');
	const { code, outputs, stdout } = await scenario.run('', closing());
	expect([code, outputs.status]).toEqual([0, 'running']);
	expect(stdout).toContain('The preview stays: pull request #');
	expect([asked().length, deletes().length]).toEqual([1, 0]);
});

describe('GitHub is not even asked, and nothing is deleted', () => {
	test.each([
		{ name: 'a deploy to production when a pull request is merged', event: merged(), inputs: {} },
		{ name: 'a push', event: push(), inputs: {} },
		{ name: 'no version', event: pullRequest(), inputs: { version: '' } },
		{ name: 'latest', event: pullRequest(), inputs: { version: 'latest' } },
		{ name: 'not asked for', event: pullRequest(), inputs: { 'delete-when-closed': '' } },
		{ name: 'a dry run', event: pullRequest(), inputs: { 'dry-run': 'true' } },
	])('$name', async ({ event, inputs }) => {
		pullIs('closed');
		const { code } = await scenario.run('', { ...closing(inputs), event });
		expect(code).toBe(0);
		expect([asked().length, deletes().length]).toEqual([0, 0]);
	});

	test('a deployment that was recognised after its response got lost', async () => {
		pullIs('closed');
		scenario.deploy.emulator.faults.add({
			operation: 'createDeployment',
			fault: { kind: 'reset', at: 'after-commit' },
		});
		const { stdout } = await scenario.run('', closing());
		expect(stdout).toContain('not certain that this run created the deployment');
		expect(deletes()).toEqual([]);
	});

	test('a re-run that attaches to what its first attempt has left', async () => {
		pullIs('closed');
		scenario.deploy.emulator.faults.add({
			operation: 'getDeployment',
			times: Number.POSITIVE_INFINITY,
			fault: { kind: 'override', record: { status: 'queued' } },
		});
		const first = scenario.watch('check', closing());
		await until(() => first.stdout().includes('queued after'));
		await untilShown(scenario, 'check');
		first.child.kill('SIGINT');
		await first.finished;
		expect(deletes()).toEqual([]);
		scenario.deploy.emulator.faults.clear();
		scenario.deploy.emulator.faults.add({
			operation: 'getDeployment',
			fault: { kind: 'override', record: { status: 'queued' } },
		});
		const second = await scenario.run('check', { ...closing(), env: { GITHUB_RUN_ATTEMPT: '2' } });
		expect(second.stdout).toContain('Continuing with deployment');
		expect([asked().length, deletes().length]).toEqual([0, 0]);
	});
});

test.each([
	['GitHub refuses', { kind: 'answer', status: 403 }, /pull-requests: read/],
	['GitHub knows no such pull request', { kind: 'answer', status: 404 }, /responded with 404/],
	[
		'the response is about another one',
		{ kind: 'answer', status: 200, body: { number: 99, state: 'closed' } },
		/for another pull request/,
	],
	[
		'the response makes no sense',
		{ kind: 'answer', status: 200, body: { number: 2, state: 'merged' } },
		/for another pull request/,
	],
] as const)('%s: one notice, and the preview stays', async (_, fault, says) => {
	pullIs('closed');
	scenario.github.faults.add({ operation: 'getPull', times: 9, fault });
	const { code, stdout } = await scenario.run('', closing());
	expect(code).toBe(0);
	expect(annotations(stdout, 'notice')).toEqual([expect.objectContaining({ message: expect.stringMatching(says) })]);
	expect(deletes()).toEqual([]);
});

test.each([
	['a rate limit', { kind: 'answer', status: 429, headers: { 'retry-after': '0' } }],
	['a page of a proxy', { kind: 'answer', status: 403, body: '<html>blocked</html>' }],
	['a broken connection', { kind: 'reset', at: 'headers' }],
] as const)('%s is asked again', async (_, fault) => {
	pullIs('closed');
	scenario.github.faults.add({ operation: 'getPull', fault });
	const { code, stdout } = await scenario.run('', closing());
	expect([code, annotations(stdout, 'notice'), asked().length, deletes().length]).toEqual([0, [], 2, 1]);
});

test('a DELETE that is refused is a warning, and the deploy stays what it is', async () => {
	pullIs('closed');
	const body = { code: 'forbidden', message: 'not this key' };
	scenario.deploy.emulator.faults.add({ operation: 'deleteDeployment', fault: { kind: 'answer', status: 403, body } });
	const { code, outputs, stdout, summary } = await scenario.run('', closing());
	expect({ code, conclusion: outputs.conclusion }).toEqual({ code: 0, conclusion: 'success' });
	expect(annotations(stdout, 'warning')).toEqual([
		expect.objectContaining({
			message: expect.stringMatching(/could not be deleted.*403 forbidden.*delete-deployments/),
		}),
	]);
	expect(summary).toContain('✅ Deployed');
});

test('a deploy that failed goes as well: what it left may still start', async () => {
	pullIs('closed');
	scenario.deploy.emulator.faults.add({
		operation: 'getDeployment',
		times: Number.POSITIVE_INFINITY,
		fault: { kind: 'override', record: { status: 'queued' } },
	});
	const { code, outputs, summary } = await scenario.run('', closing({ timeout: '12', 'poll-interval': '0.5' }));
	expect({ code, kind: outputs['failure-kind'] }).toEqual({ code: 1, kind: 'timeout' });
	expect(deletes()).toHaveLength(1);
	expect(summary).toContain('its pull request was closed');
});

test.each(['main', 'post'] as const)(
	'a 404 for a deployment that the service does not know yet is no end of it, in the %s step',
	async (phase) => {
		pullIs('closed');
		const { faults } = scenario.deploy.emulator;
		const unknown = {
			kind: 'answer',
			status: 404,
			body: { code: 'not_found', message: 'deployment not found' },
		} as const;
		const inputs = closing({ 'wait-until': phase === 'main' ? 'created' : 'running' });
		const spread = () => {
			for (const operation of ['deleteDeployment', 'getDeployment'] as const) faults.add({ operation, fault: unknown });
		};
		if (phase === 'main') {
			spread();
			expect((await scenario.run('', inputs)).outputs.status).toBe('stopped');
		} else {
			faults.add({ operation: 'getDeployment', fault: { kind: 'stall', at: 'headers' } });
			const main = scenario.watch('', inputs);
			await until(() => scenario.deploy.emulator.requests.some(({ operation }) => operation === 'getDeployment'));
			main.child.kill('SIGTERM');
			const ended = await main.finished;
			spread();
			expect((await scenario.post('', ended, inputs)).stdout).toContain('Deleted deployment');
		}
		expect(deletes().map(({ status }) => status)).toEqual([404, 204]);
	},
);

test('a cancel deletes nothing: what cancels it deletes the previews', async () => {
	pullIs('closed');
	scenario.deploy.emulator.faults.add({ operation: 'getDeployment', fault: { kind: 'stall', at: 'headers' } });
	const step = scenario.watch('', closing());
	await until(() => scenario.deploy.emulator.requests.some(({ operation }) => operation === 'getDeployment'));
	step.child.kill('SIGTERM');
	expect((await step.finished).code).toBe(1);
	expect([asked().length, deletes().length]).toEqual([0, 0]);
});
