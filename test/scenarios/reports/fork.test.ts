// allow-fork: code of a fork is only deployed with the repository's secrets if the input says so.
import { expect, test } from '@jest/globals';
import { type Event, forkPullRequest, pullRequest, workflowRun } from '../../support/github-server/events.ts';
import { annotations } from '../deploy/deploying.ts';
import { ALL, reportScenario } from './reporting.ts';

const scenario = reportScenario();
const target = (): Event => ({ ...pullRequest(), name: 'pull_request_target' });
/** A fork that is gone by now. */
function deletedFork(): Event {
	const event = forkPullRequest('pull_request_target');
	(event.payload.pull_request as { head: { repo: unknown } }).head.repo = null;
	return event;
}

test.each<{ name: string; event: Event }>([
	{ name: 'pull_request_target', event: forkPullRequest('pull_request_target') },
	{ name: 'pull_request_target of a deleted fork', event: deletedFork() },
	{ name: 'workflow_run', event: workflowRun('Mallory/Hello-World') },
])('$name of a fork is refused, and deployed with allow-fork', async ({ event }) => {
	const refused = await scenario.run(ALL, { event });
	expect([refused.code, refused.outputs['failure-kind']]).toEqual([1, 'input']);
	expect(annotations(refused.stdout)[0]?.message).toContain('allow-fork');
	expect(scenario.deploy.emulator.requests).toEqual([]);
	expect(scenario.github.requests).toEqual([]);
	const post = await scenario.post(ALL, refused, { event });
	expect([post.code, scenario.github.requests]).toEqual([0, []]);

	const allowed = await scenario.run(ALL, { event, with: { 'allow-fork': 'true' } });
	expect([allowed.code, allowed.outputs.conclusion]).toEqual([0, 'success']);
	expect(scenario.github.repository.checks).toEqual([expect.objectContaining({ conclusion: 'success' })]);
});

test.each<{ name: string; event: Event }>([
	{ name: "the repository's own pull_request_target", event: target() },
	{ name: "the repository's own workflow_run", event: workflowRun() },
	{ name: "a fork's pull_request, which has no secrets", event: forkPullRequest() },
])('$name needs no leave', async ({ event }) => {
	const { code } = await scenario.run('check', { event });
	expect(code).toBe(0);
	expect(scenario.github.repository.checks).toHaveLength(1);
});
