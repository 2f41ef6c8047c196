// skip-unchanged: what is shown where nothing is sent. Each condition that makes it deploy is a row of
// test/unit/actions/deploy/steps/skip.test.ts.
import { expect, test } from '@jest/globals';
import { MERGE, push } from '../../support/github-server/events.ts';
import { reportScenario } from '../reports/reporting.ts';
import { annotations, registeringApp } from './deploying.ts';

const scenario = reportScenario(registeringApp('shop'));
const REPORT_TO = 'check, status, deployment, comment';
/** @param skipUnchanged the input. */
const step = (skipUnchanged: 'true' | 'false') => ({
	event: push(),
	with: { 'skip-unchanged': skipUnchanged, 'wait-until': 'running', 'pull-request': '9', commit: MERGE },
});

test('nothing is sent where the same runs already, and everything says so', async () => {
	scenario.github.repository.pulls.push({ number: 9, sha: MERGE, state: 'open' });
	const first = await scenario.run(REPORT_TO, step('false')); // what it leaves is known all the same
	expect([first.code, first.outputs.conclusion, first.outputs.skipped]).toEqual([0, 'success', 'false']);
	const before = scenario.github.repository.deployments.length;
	const second = await scenario.run(REPORT_TO, step('true'));
	expect([second.code, second.outputs.skipped]).toEqual([0, 'true']);
	const { requests } = scenario.deploy.emulator;
	expect(requests.filter(({ operation }) => operation === 'createDeployment')).toHaveLength(1);
	expect(annotations(second.stdout, 'notice')).toEqual([]);
	const same = [
		...['deployment-id', 'status', 'region', 'entrypoint', 'version', 'created-at', 'updated-at'],
		...['package-digest', 'package-size', 'package-files', 'github-deployment-id', 'conclusion', 'failure-kind'],
		...['app-name', 'app-actions'],
	];
	for (const name of same) expect([name, second.outputs[name]]).toEqual([name, first.outputs[name]]);
	expect(second.outputs['app-name']).toBe('shop');
	const { repository } = scenario.github;
	expect(repository.deployments).toHaveLength(before);
	expect(repository.deployments[0]?.statuses.at(-1)?.state).toBe('success');
	const says = /Unchanged, running since \d{4}-\d\d-\d\d \d\d:\d\d UTC/;
	expect(repository.checks.at(-1)).toMatchObject({ conclusion: 'success', status: 'completed' });
	expect(repository.checks.at(-1)?.output.title).toMatch(says);
	expect(repository.statuses.at(-1)).toMatchObject({ state: 'success', description: expect.stringMatching(says) });
	expect(repository.comments).toHaveLength(1);
	expect(repository.comments[0]?.bodies.at(-1)).toMatch(says);
	expect(second.summary).toMatch(says);
	expect(second.stdout).toMatch(says);
	expect(repository.unfinished()).toEqual([]);
	const post = await scenario.post(REPORT_TO, second, step('true'));
	expect([post.code, repository.deployments.length]).toEqual([0, before]);
});
