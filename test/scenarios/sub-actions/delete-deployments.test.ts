// delete-deployments against the service: what was named goes, and nothing else. What each way of naming finds is a row of
// test/unit/actions/delete-deployments/delete-deployments.test.ts.
import { expect, test } from '@jest/globals';
import type { Fault, Operation } from '../../../src/emulator/emulator.ts';
import { annotations } from '../deploy/deploying.ts';
import { callScenario, until } from './calling.ts';

const scenario = callScenario('delete-deployments', { queuedMs: 1, startGraceMs: 1 });

const requests = (operation: Operation) => scenario.emulator.requests.filter((one) => one.operation === operation);
const deletes = () => requests('deleteDeployment').map(({ path }) => path.replace('/deployments/', ''));
const fault = (one: Fault, more: { times?: number; skip?: number }) =>
	scenario.emulator.faults.add({ operation: 'deleteDeployment', fault: one, ...more });
const status = async (id: string) => (await scenario.client.get(id)).status;
const registered = async (name: string, version: string) => {
	const { id } = await scenario.client.deploy(`//! app ${name} run`, { version, force: 'true' });
	await scenario.client.until(id, 'running');
	return id;
};

test('by id: exactly those are deleted, nothing is listed, and one that is gone is fine', async () => {
	const [one, two] = [await registered('shop', 'a'), await registered('shop', 'b')];
	const other = await registered('shop', 'c');
	const { code, outputs, stdout, summary, stderr } = await scenario.run({
		with: { 'deployment-id': `${one}, ${two}\nnever-there ${one}` },
	});
	expect({ code, stderr, outputs, errors: annotations(stdout), deletes: deletes() }).toEqual({
		...{ code: 0, stderr: '', errors: [], deletes: [one, two, 'never-there'] },
		outputs: { 'deleted-ids': `${one},${two}`, count: '2' },
	});
	expect([...requests('listDeployments'), ...requests('listApps')]).toEqual([]);
	expect(requests('deleteDeployment')[0]).toMatchObject({ method: 'DELETE', bodyBytes: 0, status: 204 });
	expect([await status(one), await status(two), await status(other)]).toEqual(['stopped', 'stopped', 'running']);
	expect(stdout).toContain('Already gone: never-there');
	expect(summary).toContain('Deleted 2 deployments; 1 already gone');
	expect(summary).toContain(`| \`${one}\` | – | Deleted |`);
});

test.each([
	['of a gateway', '<!doctype html><p>Not here</p>', 'base-url'],
	['of the service', { code: 'not_found', message: 'nothing here' }, 'cannot delete deployments'],
])('a 404 %s for one that runs all the same is no "gone"', async (_, body, says) => {
	const id = await registered('shop', 'a');
	fault({ kind: 'answer', status: 404, body }, { times: Number.POSITIVE_INFINITY });
	const { code, outputs, stdout } = await scenario.run({ with: { 'deployment-id': id } });
	expect({ code, outputs, deletes: deletes() }).toEqual({
		...{ code: 1, outputs: { 'deleted-ids': '', count: '0' }, deletes: [id] },
	});
	const errors = annotations(stdout).map(({ message }) => message);
	expect(errors).toEqual([expect.stringMatching(`Not deleted: ${id}\\. .*${says}`)]);
});

test('a cancel: the step ends at once and says what was deleted', async () => {
	const ids = [await registered('shop', 'a'), await registered('shop', 'b'), await registered('shop', 'c')];
	const [one, two, three] = ids;
	fault({ kind: 'stall', at: 'after-commit' }, { skip: 1 });
	const step = scenario.watch({ with: { 'deployment-id': ids.join() } });
	await until(step, () => deletes().length === 2);
	step.child.kill('SIGTERM');
	const { code, outputs, stdout, summary } = await step.finished;
	expect({ code, outputs, deletes: deletes() }).toEqual({
		...{ code: 1, outputs: { 'deleted-ids': one, count: '1' }, deletes: [one, two] },
	});
	expect(annotations(stdout)[0]?.message).toContain(`Deleted: ${one}. Maybe deleted: ${two}. Not deleted: ${three}.`);
	expect(summary).toContain('| Maybe deleted |');
});

test('by app and version: what GET /apps names goes, and nothing else', async () => {
	const doomed = await registered('shop', 'pr-1');
	const kept = [await registered('shop', 'pr-12'), await registered('shop-admin', 'pr-1')];
	const step = { with: { 'app-name': 'shop', version: 'pr-1' } };
	const { code, outputs, stdout, summary } = await scenario.run(step);
	expect({ code, outputs, errors: annotations(stdout), deletes: deletes() }).toEqual({
		...{ code: 0, outputs: { 'deleted-ids': doomed, count: '1' }, errors: [], deletes: [doomed] },
	});
	for (const id of kept) expect(await status(id)).toBe('running');
	expect(requests('listApps').map(({ query }) => String(query))).toEqual(['limit=100', 'limit=100']);
	expect(requests('listDeployments')).toEqual([]);
	expect(summary).toContain(`| \`${doomed}\` | \`pr-1\` | Deleted |`);
});
