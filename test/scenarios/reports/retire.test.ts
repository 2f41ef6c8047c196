// Several apps deploy to one GitHub environment: each retires its own former deployment, and nobody else's.
import { expect, test } from '@jest/globals';
import { push } from '../../support/github-server/events.ts';
import { notices, reportScenario } from './reporting.ts';

const scenario = reportScenario({ 'a/app.js': '', 'b/app.js': '' });

const deploy = async (directory: string) => {
	const main = await scenario.run('deployment', { event: push(), with: { directory, environment: 'staging' } });
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
