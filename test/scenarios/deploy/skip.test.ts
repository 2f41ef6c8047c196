// skip-unchanged: what is shown where nothing is sent. Each condition that makes it deploy is a row of
// test/unit/actions/deploy/steps/skip.test.ts.
import { expect, test } from '@jest/globals';
import { MERGE, push } from '../../support/github-server/events.ts';
import { ALL, ALL_SHOWN, reportScenario } from '../reports/reporting.ts';
import { annotations, registeringApp } from './deploying.ts';

const scenario = reportScenario(registeringApp('shop'));
/** @param skipUnchanged the input. */
const step = (skipUnchanged: 'true' | 'false') => ({
	event: push(),
	with: { 'skip-unchanged': skipUnchanged, 'wait-until': 'running', 'pull-request': '9', commit: MERGE },
});

test('nothing is sent where the same runs already, and everything says so', async () => {
	scenario.github.repository.pulls.push({ number: 9, sha: MERGE, state: 'open' });
	const first = await scenario.run(ALL, step('false')); // what it leaves is known all the same
	expect([first.code, first.outputs.conclusion, first.outputs.skipped]).toEqual([0, 'success', 'false']);
	const second = await scenario.run(ALL, step('true'));
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
	const { checks, statuses, deployments, comments } = scenario.github.repository;
	expect(deployments[0]?.statuses.at(-1)?.state).toBe('success');
	const says = expect.stringMatching(/Unchanged, running since \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
	expect(checks.at(-1)).toMatchObject({ conclusion: 'success', output: { title: says } });
	expect(statuses.at(-1)).toMatchObject({ state: 'success', description: says });
	expect(Array(3).fill(says)).toEqual([comments[0]?.bodies.at(-1), second.summary, second.stdout]);
	const post = await scenario.post(ALL, second, step('true'));
	expect(scenario.shown(post)).toEqual({ ...ALL_SHOWN, checks: 2 });
});
