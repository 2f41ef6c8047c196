// The input project-id: a header of every request, checked before the first, and with advice of its own.
import { expect, test } from '@jest/globals';
import { Client } from '../../emulator/client.ts';
import { annotations, deployScenario } from './deploying.ts';

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

test('by its name: the header is the other one', async () => {
	await project('My shop');
	const { code } = await scenario.run({ with: { project: 'My shop', 'wait-until': 'running' } });
	expect(code).toBe(0);
	for (const { headers } of scenario.emulator.requests.slice(1)) {
		expect(headers['x-kernel-project']).toBe('My shop');
		expect(headers).not.toHaveProperty('x-kernel-project-id');
	}
});

test('without it no request has the header', async () => {
	await scenario.run();
	const requests = scenario.emulator.requests;
	expect(requests.length).toBeGreaterThan(0);
	expect(requests.filter(({ headers }) => 'x-kernel-project-id' in headers || 'x-kernel-project' in headers)).toEqual(
		[],
	);
});

test('a project that is not there', async () => {
	const { code, stdout, outputs } = await scenario.run({ with: { 'project-id': 'unknown' } });
	expect({ code, kind: outputs['failure-kind'] }).toEqual({ code: 1, kind: 'rejected' });
	expect(annotations(stdout)[0]?.message).toMatch(/404 project_not_found.*The service has no/);
	expect(scenario.emulator.ledger).toEqual([]);
});

test("another project than the key's own", async () => {
	const key = await keyOf(await project('one'));
	const { code, stdout } = await scenario.run({ with: { 'api-key': key, 'project-id': await project('two') } });
	expect(code).toBe(1);
	expect(annotations(stdout)[0]?.message).toMatch(/403 forbidden.*A project's key/);
	expect(scenario.emulator.ledger).toEqual([]);
});

test.each([
	['a\nb', /a line break/],
	['a\rX-Other: b', /a line break/],
	['prüfung', /printable ASCII/],
	['a\tb', /printable ASCII/],
	['x'.repeat(129), /more than 128/],
])('%j is refused before the first request', async (value, says) => {
	const { code, stdout } = await scenario.run({ with: { 'project-id': value } });
	expect(code).toBe(1);
	expect(annotations(stdout)[0]?.message).toMatch(says);
	expect(annotations(stdout)[0]?.message).toContain('Input "project-id"');
	expect(scenario.emulator.requests).toEqual([]);
});

test('128 characters go out', async () => {
	await scenario.run({ with: { 'project-id': 'x'.repeat(128) } });
	expect(scenario.emulator.requests[0]?.headers['x-kernel-project-id']).toBe('x'.repeat(128));
});
