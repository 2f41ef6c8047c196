// Values of environment variables that are the action's own words: each word of 8 characters or more that a deploy leaves
// in its saved state and at GitHub. Masking them must not break what the post step and a re-run read there.
import { expect, test } from '@jest/globals';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { Repository } from '../../support/github-server/repository.ts';
import { ALL, type ReportStep, reportScenario, until } from '../reports/reporting.ts';
import { overrides } from './secret-scenes.ts';

const scenario = reportScenario();
const emulator = () => scenario.deploy.emulator;
const made = () => emulator().ledger.map(({ id }) => id);
const polls = () => emulator().requests.filter(({ operation }) => operation === 'getDeployment').length;
const stepWith = (values: readonly string[] = [], attempt = '1'): ReportStep => ({
	env: { GITHUB_RUN_ATTEMPT: attempt },
	with: {
		version: 'pr-2',
		force: 'true',
		'delete-when-closed': 'true',
		'skip-unchanged': 'true',
		'comment-key': 'apps',
		'env-vars': values.map((value, at) => `VALUE_${at}=${value}`).join('\n'),
	},
});

/** A step that is killed while its deployment is queued, once that is shown at GitHub. */
async function killed(step: ReportStep): Promise<Finished> {
	overrides(emulator(), 'getDeployment', { status: 'queued' }, Number.POSITIVE_INFINITY);
	const running = scenario.start(ALL, step);
	const before = polls();
	const { repository } = scenario.github;
	const isShown = () => polls() > before && repository.checks.length > 0 && repository.deployments.length > 0;
	await until(() => isShown() || running.child.exitCode !== null);
	running.child.kill('SIGKILL');
	const main = await running.finished;
	emulator().faults.clear();
	emulator().setStatus(made().at(-1) as string, 'queued');
	return main;
}

/** The words of what the post step and the steps of later jobs read. */
async function findWords(): Promise<string[]> {
	const main = await killed(stepWith(['harmless-1']));
	const left = JSON.stringify([main.state, scenario.github.requests.map(({ text }) => text)]);
	const words = [...new Set(left.match(/[a-z][a-z_-]{6,}[a-z]/gi))].filter((word) => !made().includes(word));
	expect(words).toEqual(expect.arrayContaining(['external_id', 'pull_request', 'deployment']));
	scenario.github.repository = new Repository();
	return words;
}

test('a re-run finds the deployment of a step that was killed, after its post step', async () => {
	const words = await findWords();
	const before = made().length;
	const main = await killed(stepWith(words));
	await scenario.post(ALL, main, stepWith(words));
	const again = scenario.start(ALL, stepWith(words, '2'));
	const polled = polls();
	await until(() => polls() > polled || again.child.exitCode !== null);
	emulator().setStatus(made().at(-1) as string, 'running');
	expect((await again.finished).outputs['deployment-id']).toBe(made()[before]);
	expect(made()).toHaveLength(before + 1);
});
