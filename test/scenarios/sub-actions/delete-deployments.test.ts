// delete-deployments: what was named goes, and nothing else, whatever the service lists.
import { describe, expect, test } from '@jest/globals';
import type { Fault, Operation } from '../../../src/emulator/emulator.ts';
import { annotations } from '../deploy/deploying.ts';
import { callScenario, shownBy, until } from './calling.ts';

const scenario = callScenario('delete-deployments', { queuedMs: 1, startGraceMs: 1 });
const UP = 'setInterval(() => {}, 1_000);';

const requests = (operation: Operation) => scenario.emulator.requests.filter((one) => one.operation === operation);
const deletes = () => requests('deleteDeployment').map(({ path }) => path.replace('/deployments/', ''));
const fault = (operation: Operation, one: Fault, more: { times?: number; skip?: number } = {}) =>
	scenario.emulator.faults.add({ operation, fault: one, ...more });
const always = { times: Number.POSITIVE_INFINITY };
const response = (status: number, body?: string | object, headers: Record<string, string> = {}): Fault => ({
	kind: 'answer',
	status,
	headers,
	...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
});
const status = async (id: string) => (await scenario.client.get(id)).status;

async function running(version: string): Promise<string> {
	const { id } = await scenario.client.deploy(UP, { version });
	await scenario.client.until(id, 'running');
	return id;
}
const registered = async (name: string, version: string) => {
	const { id } = await scenario.client.deploy(`//! app ${name} run`, { version, force: 'true' });
	await scenario.client.until(id, 'running');
	return id;
};

describe('by id', () => {
	test('exactly those are deleted, nothing is listed, and one that is gone is fine', async () => {
		const [one, two, other] = [await running('a'), await running('b'), await running('c')];
		const { code, outputs, stdout, summary, stderr } = await scenario.run({
			with: { 'deployment-id': `${one}, ${two}\nnever-there ${one}` },
		});
		expect({ code, stderr, errors: annotations(stdout) }).toEqual({ code: 0, stderr: '', errors: [] });
		expect(outputs).toEqual({ 'deleted-ids': `${one},${two}`, count: '2' });
		expect(deletes()).toEqual([one, two, 'never-there']);
		expect(requests('listDeployments')).toEqual([]);
		expect(requests('deleteDeployment')[0]).toMatchObject({ method: 'DELETE', bodyBytes: 0, status: 204 });
		expect([await status(one), await status(two), await status(other)]).toEqual(['stopped', 'stopped', 'running']);
		expect(stdout).toContain('Deployment never-there was already gone');
		expect(summary).toContain('Deleted 2 deployments; 1 was gone already');
		expect(summary).toMatch(new RegExp(`\\| \`${one}\` \\|.*\\| deleted \\|`));
		expect(summary).toContain('| gone already |');
	});

	test('a dry run lists them and sends no DELETE', async () => {
		const id = await running('a');
		const { code, outputs, stdout, summary } = await scenario.run({
			with: { 'deployment-id': id, 'dry-run': 'true' },
		});
		expect({ code, outputs }).toEqual({ code: 0, outputs: { 'deleted-ids': '', count: '0' } });
		expect(deletes()).toEqual([]);
		expect(stdout).toContain('1 deployment would be deleted');
		expect(summary).toContain('| would be deleted |');
	});

	test('what could not be deleted is named, and the others go', async () => {
		const [one, two] = [await running('a'), await running('b')];
		fault('deleteDeployment', response(409, { code: 'conflict', message: 'it is busy' }));
		const { code, outputs, stdout, summary } = await scenario.run({ with: { 'deployment-id': `${one},${two}` } });
		expect({ code, outputs }).toEqual({ code: 1, outputs: { 'deleted-ids': two, count: '1' } });
		expect(annotations(stdout)).toHaveLength(1);
		expect(annotations(stdout)[0]?.message).toMatch(new RegExp(`409 conflict.*Not deleted: 1 deployment \\(${one}\\)`));
		expect(summary).toContain('**not deleted**');
	});

	test('a service that does not say that it is done to delete is asked again while the deployment is active', async () => {
		const id = await running('a');
		fault('deleteDeployment', response(202), { times: 2 });
		const { code, outputs } = await scenario.run({ with: { 'deployment-id': id } });
		expect({ code, outputs }).toEqual({ code: 0, outputs: { 'deleted-ids': id, count: '1' } });
		expect(deletes()).toEqual([id, id, id]);
		expect(await status(id)).toBe('stopped');
	});

	test('a lost response: the retry finds it gone, and it counts as deleted', async () => {
		const id = await running('a');
		fault('deleteDeployment', { kind: 'reset', at: 'after-commit' });
		const { code, outputs } = await scenario.run({ with: { 'deployment-id': id } });
		expect({ code, outputs }).toEqual({ code: 0, outputs: { 'deleted-ids': id, count: '1' } });
		expect(deletes()).toEqual([id, id]);
	});

	test.each([
		['an HTML page', response(404, '<!doctype html><p>Not here</p>'), /base-url/],
		['the wrong method', response(405, { code: 'method_not_allowed', message: 'no DELETE' }), /405/],
	])('a service without the operation, by %s: one error, and the others are not tried', async (_, one, says) => {
		fault('deleteDeployment', one, always);
		const { code, outputs, stdout } = await scenario.run({ with: { 'deployment-id': 'a,b,c' } });
		expect({ code, outputs }).toEqual({ code: 1, outputs: { 'deleted-ids': '', count: '0' } });
		expect(annotations(stdout)).toEqual([expect.objectContaining({ message: expect.stringMatching(says) })]);
		expect(deletes()).toEqual(['a']);
	});

	test('a 404 for a deployment that runs all the same is no "gone"', async () => {
		const id = await running('a');
		fault('deleteDeployment', response(404, { code: 'not_found', message: 'nothing here' }), always);
		const { code, outputs, stdout } = await scenario.run({ with: { 'deployment-id': id } });
		expect({ code, outputs }).toEqual({ code: 1, outputs: { 'deleted-ids': '', count: '0' } });
		expect(annotations(stdout)[0]?.message).toContain('cannot delete deployments');
	});
});

describe('by app and version', () => {
	const of = (version: string, more: Record<string, string> = {}) => ({
		with: { 'app-name': 'shop', version, ...more },
	});

	test('what GET /apps names goes, and nothing else', async () => {
		const doomed = [await registered('shop', 'pr-1')];
		const kept = [await registered('shop', 'pr-12'), await registered('shop-admin', 'pr-1')];
		const { code, outputs, stdout, summary } = await scenario.run(of('pr-1'));
		expect({ code, errors: annotations(stdout) }).toEqual({ code: 0, errors: [] });
		expect(outputs).toEqual({ 'deleted-ids': doomed[0], count: '1' });
		expect(deletes()).toEqual(doomed);
		for (const id of kept) expect(await status(id)).toBe('running');
		expect(requests('listApps').map(({ query }) => String(query))).toEqual(['limit=100', 'limit=100']);
		expect(requests('listDeployments')).toEqual([]);
		expect(summary).toContain(`| \`${doomed[0]}\` | \`pr-1\` | deleted |`);
	});

	test('a mistyped app is a warning that names it, the version, and the apps that are there', async () => {
		await registered('shop', 'pr-1');
		const { code, outputs, stdout, summary } = await scenario.run({ with: { 'app-name': 'shpo', version: 'pr-1' } });
		expect({ code, outputs }).toEqual({ code: 0, outputs: { 'deleted-ids': '', count: '0' } });
		const [warning, ...others] = annotations(stdout, 'warning');
		expect(others).toEqual([]);
		expect(warning?.message).toContain('app "shpo", version "pr-1"');
		expect(warning?.message).toContain('It has "shop".');
		expect(summary).toContain('shpo');
		expect(deletes()).toEqual([]);
	});

	test('what is created meanwhile is found in the next round', async () => {
		const id = await registered('shop', 'pr-1');
		const release = scenario.emulator.faults.hold('deleteDeployment');
		const step = scenario.watch(of('pr-1'));
		await until(step, () => deletes().length === 1);
		const next = await registered('shop', 'pr-1');
		release();
		const { code, outputs } = await step.finished;
		expect({ code, outputs }).toEqual({ code: 0, outputs: { 'deleted-ids': `${id},${next}`, count: '2' } });
	});

	test('a service without GET /apps: two lists that must be empty, then what it lists', async () => {
		const id = await registered('shop', 'pr-1');
		fault('listApps', response(404, { code: 'not_found', message: 'route' }), always);
		const { code, outputs } = await scenario.run(of('pr-1'));
		expect({ code, outputs }).toEqual({ code: 0, outputs: { 'deleted-ids': id, count: '1' } });
		const [app, version, own] = requests('listDeployments').map(({ query }) => query);
		expect(app?.get('app_name')).toMatch(/^no-such-/);
		expect(version?.get('app_version')).toMatch(/^no-such-/);
		expect(`${own?.get('app_name')} ${own?.get('app_version')}`).toBe('shop pr-1');
	});

	test.each([
		['403', response(403, { code: 'forbidden', message: 'No' })],
		['a gateway', response(404, '<html>404 Not Found</html>')],
		['another project', response(404, { code: 'project_not_found', message: 'No such project' })],
	])('nothing is deleted where GET /apps cannot be read: %s', async (_, one) => {
		const id = await registered('shop', 'pr-1');
		fault('listApps', one, always);
		const { code } = await scenario.run(of('pr-1'));
		expect({ code, deletes: deletes(), status: await status(id) }).toEqual({ code: 1, deletes: [], status: 'running' });
	});
});

test('keep: all but the newest running versions go, and those with another name stay', async () => {
	const ids = [];
	for (const version of ['main-1', 'main-2', 'main-3', 'main-4']) ids.push(await registered('shop', version));
	const others = [await registered('shop', 'v1'), await registered('other', 'main-0')];
	scenario.emulator.setStatus(ids[3] as string, 'failed');
	const { code, outputs, stdout } = await scenario.run({
		with: { 'app-name': 'shop', 'version-prefix': 'main-', keep: '2' },
	});
	expect({ code, outputs }).toEqual({ code: 0, outputs: { 'deleted-ids': ids[0], count: '1' } });
	expect(stdout).toContain('Kept: "main-3", "main-2"');
	for (const id of others) expect(await status(id)).toBe('running');
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s: the step ends at once and says what was deleted', async (signal) => {
	const [one, two, three] = [await running('a'), await running('b'), await running('c')];
	fault('deleteDeployment', { kind: 'stall', at: 'after-commit' }, { skip: 1 });
	const step = scenario.watch({ with: { 'deployment-id': `${one},${two},${three}` } });
	await until(step, () => deletes().length === 2);
	step.child.kill(signal);
	const { code, outputs, stdout, summary } = await step.finished;
	expect({ code, outputs }).toEqual({ code: 1, outputs: { 'deleted-ids': one, count: '1' } });
	const [error] = annotations(stdout);
	expect(error?.message).toContain(`Deleted: 1 deployment (${one}).`);
	expect(error?.message).toContain(`Maybe deleted: 1 deployment (${two}).`);
	expect(error?.message).toContain(`Not deleted: 1 deployment (${three}).`);
	expect(summary).toContain('**maybe deleted**');
	expect(deletes()).toHaveLength(2);
});

test('text of the service forges nothing, and no key is shown', async () => {
	const key = scenario.emulator.apiKey;
	const app_name = `x ${key} <img src=x> |\n::error::forged`;
	fault('listApps', response(200, [{ app_name, version: 'v1', deployment: 'id-1' }]));
	const finished = await scenario.run({ with: { 'app-name': 'shop', version: 'pr-1' } });
	expect(finished.code).toBe(0);
	expect(annotations(finished.stdout, 'warning')).toHaveLength(1);
	expect(shownBy(finished)).not.toContain(key);
	expect(annotations(finished.stdout)).toEqual([]);
	expect(finished.summary).not.toContain('<img');
});

test.each([
	['app-name without a version', { 'app-name': 'a' }, 'version'],
	['an empty version', { 'app-name': 'a', version: ' ' }, 'version'],
	['a version without app-name', { version: 'v1' }, 'app-name'],
	['latest', { 'app-name': 'a', version: 'latest' }, 'version'],
	['latest in another spelling', { 'app-name': 'a', version: ' Latest ' }, 'version'],
	['nothing at all', {}, 'deployment-id'],
	['both', { 'deployment-id': 'a', 'app-name': 'a', version: 'v1' }, 'deployment-id'],
	['keep without version-prefix', { 'app-name': 'a', keep: '1' }, 'version-prefix'],
	['version-prefix without keep', { 'app-name': 'a', 'version-prefix': 'main-' }, 'keep'],
	[
		'closed-pull-requests without version-prefix',
		{ 'app-name': 'a', 'closed-pull-requests': 'true' },
		'version-prefix',
	],
	[
		'closed-pull-requests with keep',
		{ 'app-name': 'a', 'version-prefix': 'pr-', 'closed-pull-requests': 'true', keep: '1' },
		'keep',
	],
	['keep with a version', { 'app-name': 'a', version: 'v1', keep: '1' }, 'version'],
	['version-prefix without app-name', { 'version-prefix': 'main-', keep: '1' }, 'app-name'],
] as const)('refused before any request: %s', async (_, inputs, named) => {
	const { code, stdout } = await scenario.run({ with: inputs });
	expect(code).toBe(1);
	expect(annotations(stdout)).toEqual([
		expect.objectContaining({ message: expect.stringContaining(`Input "${named}"`) }),
	]);
	expect(scenario.emulator.requests).toEqual([]);
});
