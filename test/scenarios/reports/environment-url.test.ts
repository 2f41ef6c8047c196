// The address of what was deployed, in the GitHub deployment.
import { expect, test } from '@jest/globals';
import { annotations } from '../deploy/deploying.ts';
import { reportScenario } from './reporting.ts';

const scenario = reportScenario();
const always = Number.POSITIVE_INFINITY;
const TEMPLATE = 'https://{id}.example.com/apps?version={version}';
const deployed = (values = {}) =>
	scenario.run('deployment', { with: { version: 'v1', 'environment-url': TEMPLATE, ...values } });
const urls = () =>
	scenario.github.repository.deployments.flatMap(({ statuses }) => statuses.map((one) => one.environment_url));
const states = () =>
	scenario.github.repository.deployments.flatMap(({ statuses }) => statuses.map(({ state }) => state));

test('{id} and {version} are filled in, percent-encoded', async () => {
	const { code, outputs } = await deployed({
		version: 'feature/ä & b',
		'environment-url': 'https://example.com/{version}/{id}#{id}',
	});
	expect(code).toBe(0);
	const id = outputs['deployment-id'];
	expect(new Set(urls())).toEqual(new Set([`https://example.com/feature%2F%C3%A4%20%26%20b/${id}#${id}`]));
});

test('without the input there is none', async () => {
	await deployed({ 'environment-url': '' });
	expect(states()).toContain('success');
	expect(new Set(urls())).toEqual(new Set([undefined]));
});

test('where the service has refused there is no deployment, and no address', async () => {
	scenario.deploy.emulator.faults.add({
		operation: 'createDeployment',
		times: always,
		fault: { kind: 'answer', status: 400 },
	});
	const { code } = await deployed({ 'environment-url': 'https://example.com/' });
	expect(code).toBe(1);
	expect(states()).toContain('failure');
	expect(new Set(urls())).toEqual(new Set([undefined]));
});

test.each([
	['javascript:alert(1)', 'does not begin with http:// or https://'],
	['example.com', 'does not begin with http:// or https://'],
	['https://', 'is not a valid address'],
	['https://user:passw0rd@example.com', 'contains a user name or password'],
	['https://example.com/{ID}', 'contains braces other than {id} and {version}'],
	['https://example.com/a b', 'contains whitespace'],
	[`https://example.com/${'x'.repeat(2_000)}`, 'is 2,020 characters long, more than 2000'],
])('not accepted: %s', async (url, says) => {
	const { code, stdout, outputs } = await deployed({ 'environment-url': url });
	expect(code).toBe(1);
	expect(annotations(stdout).map(({ message }) => message)).toEqual([
		expect.stringContaining(`Input "environment-url" ${says}`),
	]);
	expect(stdout).not.toContain('passw0rd');
	expect(outputs['failure-kind']).toBe('input');
	expect(scenario.deploy.emulator.requests).toEqual([]);
});
