// Values of environment variables that are the action's own words: each word of 8 characters or more that a deploy leaves
// in its saved state and at GitHub. Masking them must not break what the post step and a re-run read there.
import { beforeEach, expect, test } from '@jest/globals';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { HEAD, PULL_REQUEST } from '../../support/github-server/events.ts';
import { ALL, type ReportStep, reportScenario, until } from '../reports/reporting.ts';
import { overrides } from './secret-scenes.ts';

const scenario = reportScenario();
const always = Number.POSITIVE_INFINITY;
const emulator = () => scenario.deploy.emulator;
const made = () => emulator().ledger.map(({ id }) => id);
const polls = () => emulator().requests.filter(({ operation }) => operation === 'getDeployment').length;
const stepWith = (values: readonly string[], attempt = '1'): ReportStep => ({
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

/** A step that is killed while its deployment is queued, before anything can be told to GitHub or after. */
async function killed(step: ReportStep, isShown: boolean): Promise<Finished> {
	overrides(emulator(), 'getDeployment', { status: 'queued' }, always);
	for (const operation of isShown ? [] : (['createCheck', 'createDeployment'] as const))
		scenario.github.faults.add({ operation, times: always, fault: { kind: 'stall', at: 'headers' } });
	const running = scenario.start(ALL, step);
	const before = polls();
	await until(() => polls() > before || running.child.exitCode !== null);
	const { repository } = scenario.github;
	if (isShown) await until(() => repository.checks.length > 0 && repository.deployments.length > 0);
	running.child.kill('SIGKILL');
	const main = await running.finished;
	emulator().faults.clear();
	scenario.github.faults.clear();
	emulator().setStatus(made().at(-1) as string, 'queued');
	return main;
}

/** What the post step and the steps of later jobs read, as text. */
const left = (main: Finished): string => JSON.stringify([main.state, scenario.github.requests.map(({ text }) => text)]);

let words: string[];

beforeEach(async () => {
	const plain = left(await killed(stepWith(['harmless-1']), true));
	const ids = new Set(made());
	words = [...new Set(plain.match(/[a-z][a-z_-]{6,}[a-z]/gi))].filter((word) => !ids.has(word));
	expect(words).toEqual(expect.arrayContaining(['external_id', 'pull_request', 'deployment']));
	await scenario.replaceGitHub({});
});

test.each([{ isShown: false }, { isShown: true }])(
	'a re-run finds the deployment of a step that was killed (shown at GitHub: $isShown)',
	async ({ isShown }) => {
		const before = made().length;
		const main = await killed(stepWith(words), isShown);
		await scenario.post(ALL, main, stepWith(words));
		const again = scenario.start(ALL, stepWith(words, '2'));
		const polled = polls();
		await until(() => polls() > polled || again.child.exitCode !== null);
		emulator().setStatus(made().at(-1) as string, 'running');
		expect((await again.finished).outputs['deployment-id']).toBe(made()[before]);
		expect(made()).toHaveLength(before + 1);
	},
);

test('the post step deletes a preview whose pull request was closed', async () => {
	const main = await killed(stepWith(words), false);
	scenario.github.repository.pulls.push({ number: PULL_REQUEST, sha: HEAD, state: 'closed' });
	await scenario.post(ALL, main, stepWith(words));
	const deleted = emulator().requests.filter(({ operation }) => operation === 'deleteDeployment');
	expect(deleted.map(({ path }) => path)).toEqual([`/deployments/${made().at(-1)}`]);
});
