// What each reporter shows over time, from the start of the job to each possible end.
import { expect, test } from '@jest/globals';
import { HEAD, PULL_REQUEST } from '../../support/github-server/events.ts';
import { ALL, ALL_SHOWN, reportScenario, until } from './reporting.ts';

const scenario = reportScenario({ 'app.js': '', 'shop/src/app.js': '' });
const { stay } = scenario;
const always = Number.POSITIVE_INFINITY;
const statuses = () => scenario.github.repository.deployments[0]?.statuses ?? [];
const deploymentStates = () => statuses().map(({ state }) => state);

test('a deploy that succeeds: each reporter opens it, follows it, and concludes it', async () => {
	stay('queued');
	const running = scenario.watch(ALL, { with: { 'wait-until': 'running' } });
	await until(() => deploymentStates().includes('queued'));
	const { repository } = scenario.github;
	expect(repository.checks[0]).toMatchObject({ status: 'in_progress', conclusion: null });
	expect(repository.statuses.every(({ state }) => state === 'pending')).toBe(true);
	stay('in_progress');
	await until(() => deploymentStates().includes('in_progress'));
	stay('running');
	const main = await running.finished;
	const { outputs } = main;
	expect(scenario.shown(main)).toEqual(ALL_SHOWN);
	const [check] = repository.checks;
	expect(check).toMatchObject({ name: 'deploy app.js', head_sha: HEAD, status: 'completed', conclusion: 'success' });
	expect(check?.bodies[0]).toMatchObject({ status: 'in_progress' });
	expect(check?.output.title).toMatch(/^Deployed: running after (?:\d+ min )?[\d.]+ m?s$/);
	expect(check?.output.summary).toContain(outputs['package-digest']);
	expect(check?.details_url).toBe('https://github.com/Codertocat/Hello-World/actions/runs/4242');
	expect(check?.annotations).toEqual([]);

	expect(repository.statuses[0]).toMatchObject({ state: 'pending', sha: HEAD, context: 'deploy app.js' });
	expect(repository.statuses.at(-1)).toMatchObject({ state: 'success', target_url: check?.details_url });

	const [deployment] = repository.deployments;
	expect([...new Set(deploymentStates())]).toEqual(['queued', 'in_progress', 'success']);
	expect(statuses().at(-1)).toMatchObject({ log_url: check?.details_url, environment: 'production' });
	expect(statuses().filter(({ environment_url }) => environment_url !== undefined)).toEqual([]);
	expect(deployment?.request).toMatchObject({
		ref: HEAD,
		environment: 'production',
		transient_environment: true,
		payload: { deployment: outputs['deployment-id'], digest: outputs['package-digest']?.replace('sha256:', '') },
	});

	const [comment] = repository.comments;
	expect(comment?.issue).toBe(PULL_REQUEST);
	expect(comment?.bodies.at(-1)).toMatch(/✅ Deployed: running[\s\S]*ec26c3e/);

	expect(outputs['check-url']).toBe(`https://github.com/Codertocat/Hello-World/runs/${check?.id}`);
	expect(outputs['github-deployment-id']).toBe(String(deployment?.id));
	expect(outputs['comment-url']).toBe(`https://github.com/Codertocat/Hello-World/pull/2#issuecomment-${comment?.id}`);
});

const loseIt = () => {
	const { faults } = scenario.deploy.emulator;
	faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status: 502 } });
	faults.add({ operation: 'listDeployments', times: always, fault: { kind: 'answer', status: 404 } });
};
// The conclusion of the check, the state of the status and of the GitHub deployment, and the comment.
test.each<[string, check: string, other: string, comment: RegExp, () => void, Record<string, string>]>([
	['fails', 'failure', 'failure', /❌ Failed: /, () => stay('failed'), {}],
	['is not packed', 'failure', 'failure', /Not deployed/, () => {}, { entrypoint: 'no.js' }],
	['takes long', 'timed_out', 'error', /too long/, () => stay('queued'), { timeout: '12', 'poll-interval': '0.1' }],
	['is lost', 'failure', 'error', /It is unknown whether/, loseIt, {}],
	['is cancelled', 'cancelled', 'error', /Deploy was cancelled/, () => stay('queued'), {}],
])(
	'an app that %s: all four say the same, without a complaint about GitHub',
	async (_, check, state, comment, ...more) => {
		const [arrange, inputs] = more;
		arrange();
		const running = scenario.watch(ALL, { with: inputs });
		if (check === 'cancelled') {
			await until(() => deploymentStates().includes('queued'));
			running.child.kill('SIGINT');
		}
		expect(scenario.shown(await running.finished)).toEqual({ ...ALL_SHOWN, code: 1 });
		const { checks, statuses: commitStatuses, comments } = scenario.github.repository;
		expect(checks[0]).toMatchObject({ status: 'completed', conclusion: check });
		const description = checks[0]?.output.title;
		expect([commitStatuses.at(-1), statuses().at(-1)]).toMatchObject(Array(2).fill({ state, description }));
		expect(comments[0]?.bodies.at(-1)).toMatch(comment);
	},
);

test('a deployment that was looked up: the GitHub deployment names it', async () => {
	scenario.deploy.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'reset', at: 'after-commit' } });
	const absent = { kind: 'answer', status: 404, body: '{"code":"not_found","message":"No such route"}' } as const;
	scenario.deploy.emulator.faults.add({ operation: 'listApps', times: always, fault: absent });
	const { outputs } = await scenario.run('deployment');
	const [deployment] = scenario.deploy.emulator.ledger.map(({ id }) => id);
	expect(outputs).toMatchObject({ conclusion: 'success', 'deployment-id': deployment });
	expect(scenario.github.repository.deployments[0]?.request).toMatchObject({ payload: { deployment } });
});

test('environment-url: {id} and {version} are filled in, percent-encoded; a secret in it is cut, what a variable holds too is not', async () => {
	const { outputs } = await scenario.run('deployment', {
		with: {
			version: 'feature/ä & b',
			'environment-url': 'https://example.com/{version}/{id}?t=token-of-the-preview#{id}',
			'env-vars': 'HOST=https://example.com\nPREVIEW_TOKEN=token-of-the-preview',
		},
	});
	const id = outputs['deployment-id'];
	const url = `https://example.com/feature%2F%C3%A4%20%26%20b/${id}?t=***#${id}`;
	expect([...new Set(statuses().map(({ environment_url }) => environment_url))]).toEqual([url]);
});

test('environment-url: where the service has refused there is no deployment, and no address', async () => {
	scenario.deploy.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status: 400 } });
	await scenario.run('deployment', { with: { 'environment-url': 'https://example.com/' } });
	expect(statuses()).toMatchObject([{ state: 'failure' }]);
	expect(statuses()[0]).not.toHaveProperty('environment_url');
});
