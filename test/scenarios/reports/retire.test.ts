// Several apps deploy to one GitHub environment: each retires its own former deployment, and nobody else's.
import { expect, test } from '@jest/globals';
import { HEAD, PULL_REQUEST, pullRequest, push } from '../../support/github-server/events.ts';
import { notices, type ReportStep, reportScenario } from './reporting.ts';

const scenario = reportScenario({ 'a/app.js': '', 'b/app.js': '' });
const STAGING = { event: push() };

const deploy = async (directory: string, { with: inputs, ...step }: ReportStep = STAGING) => {
	const main = await scenario.run('deployment', { ...step, with: { directory, environment: 'staging', ...inputs } });
	expect({ code: main.code, notices: notices(main) }).toEqual({ code: 0, notices: [] });
};

/** The last state of each GitHub deployment, in order of creation, with the app that it is of. */
const states = () =>
	scenario.github.repository.deployments.map(
		({ request, statuses }) => `${request.description} ${statuses.at(-1)?.state}`,
	);

test('each app retires its own former one, never that of another app, and leaves alone what is retired', async () => {
	for (const app of ['a', 'b', 'a', 'a', 'b']) await deploy(app);
	expect(states()).toEqual([
		'deploy a/app.js inactive',
		'deploy b/app.js inactive',
		'deploy a/app.js inactive',
		'deploy a/app.js success',
		'deploy b/app.js success',
	]);
	const { deployments } = scenario.github.repository;
	const retired = deployments.map(({ statuses }) => statuses.filter(({ state }) => state === 'inactive').length);
	expect(retired).toEqual([1, 1, 1, 0, 0]);
	const tasks = new Set(deployments.map(({ request }) => request.task));
	expect([...tasks]).toEqual([expect.stringMatching(/^deploy:[0-9a-f]{32}$/), expect.stringMatching(/^deploy:/)]);
});

test('a preview that was deleted again, because its pull request was closed, retires the one before it all the same', async () => {
	const closing = { event: pullRequest(), with: { 'delete-when-closed': 'true', version: 'pr-2', force: 'true' } };
	const pull = (state: 'open' | 'closed') =>
		scenario.github.repository.pulls.splice(0, 1, { number: PULL_REQUEST, sha: HEAD, state });
	pull('open');
	await deploy('a', closing);
	pull('closed');
	await deploy('a', closing);
	expect(states()).toEqual(['deploy a/app.js inactive', 'deploy a/app.js inactive']);
});
