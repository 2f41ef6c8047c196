// The input project-id: a header of every request. By its name: test/unit/domain/inputs/project.test.ts; what is advised where
// the key is another project's: test/unit/http/request-failure.test.ts.
import { expect, test } from '@jest/globals';
import { Client } from '../../emulator/client.ts';
import { deployScenario } from './deploying.ts';

const scenario = deployScenario();

/** A new project of the organization; returns its id. */
async function project(name: string): Promise<string> {
	const response = await new Client(scenario.emulator).send('POST', '/org/projects', { name });
	return ((await response.json()) as { id: string }).id;
}

async function keyOf(projectId: string): Promise<string> {
	const form = { name: 'key', project_id: projectId };
	const response = await new Client(scenario.emulator).send('POST', '/org/api_keys', form);
	return ((await response.json()) as { key: string }).key;
}

test('it is a header of every request, and the deployment is of that project', async () => {
	const id = await project('one');
	const before = scenario.emulator.requests.length;
	const { code } = await scenario.run({ with: { 'project-id': ` ${id}\n`, 'wait-until': 'running' } });
	expect(code).toBe(0);
	const requests = scenario.emulator.requests.slice(before);
	expect(new Set(requests.map(({ operation }) => operation))).toEqual(
		new Set(['createDeployment', 'getDeployment', 'followDeployment', 'listApps']),
	);
	expect(requests.map(({ headers }) => headers['x-kernel-project-id'])).toEqual(requests.map(() => id));
	const seen = async (key: string) =>
		(await new Client({ ...scenario.emulator, apiKey: key }).fetch('/deployments')).json();
	expect(await seen(await keyOf(id))).toHaveLength(1);
	expect(await seen(await keyOf(await project('other')))).toHaveLength(0);
});
