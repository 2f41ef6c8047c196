// delete-deployments: what was named goes, and nothing else, whatever the service lists.
import { describe, expect, test } from '@jest/globals';
import type { Fault, Operation } from '../../../emulator/emulator.ts';
import { appCode, deployApp } from '../../emulator/registered-app.ts';
import { annotations } from '../deploy/deploying.ts';
import { callScenario, shownBy, until } from './calling.ts';

const scenario = callScenario('delete-deployments', { queuedMs: 1, startGraceMs: 1 });
const UP = 'setInterval(() => {}, 1_000);';
/** The emulator names an app without a manifest by its entrypoint. */
const APP = 'index.js';

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
	const { id } = await scenario.client.deploy(UP, version === '' ? {} : { version });
	await scenario.client.until(id, 'running');
	return id;
}
const registered = async (name: string, version: string) => {
	const { id } = await deployApp(scenario.client, appCode(name), { version });
	await scenario.client.until(id, 'running');
	return id;
};
const byVersion = (version: string, more: Record<string, string> = {}) => ({
	with: { 'app-name': APP, version, ...more },
});

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
		expect(stdout).toContain('Deployment never-there is gone already');
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

	test('a response that leaves it open: the deployment itself is looked at', async () => {
		const [one, two] = [await running('a'), await running('b')];
		scenario.emulator.setStatus(one, 'stopped');
		fault('deleteDeployment', response(202), always);
		const { code, outputs, stdout } = await scenario.run({ with: { 'deployment-id': `${one},${two}` } });
		expect({ code, outputs }).toEqual({ code: 1, outputs: { 'deleted-ids': one, count: '1' } });
		expect(annotations(stdout)[0]?.message).toMatch(
			new RegExp(`Now GET says that it is still "running"\\..*Maybe deleted: 1 deployment \\(${two}\\)`),
		);
	});

	test('a service that only promises to delete is asked again while the deployment is active', async () => {
		const id = await running('a');
		fault('deleteDeployment', response(202), { times: 2 });
		const { code, outputs } = await scenario.run({ with: { 'deployment-id': id } });
		expect({ code, outputs }).toEqual({ code: 0, outputs: { 'deleted-ids': id, count: '1' } });
		expect(deletes()).toEqual([id, id, id]);
		expect(await status(id)).toBe('stopped');
	});

	test.each([404, 409, 410])(
		'what has ended by the second DELETE, which is refused (%i), was deleted by the first',
		async (code) => {
			const id = await running('a');
			fault('deleteDeployment', response(202));
			fault('deleteDeployment', response(code, { code: 'not_found', message: 'no such deployment' }));
			fault('getDeployment', response(404, { code: 'not_found', message: 'no such deployment' }), {
				...always,
				skip: 1,
			});
			const { code: exit, outputs, stdout } = await scenario.run({ with: { 'deployment-id': id } });
			expect({ exit, outputs }).toEqual({ exit: 0, outputs: { 'deleted-ids': id, count: '1' } });
			expect(stdout).toContain(`Deleted deployment ${id}`);
		},
	);

	test('what the service has promised to delete and does not know any more is deleted', async () => {
		fault('deleteDeployment', response(202));
		const { code, outputs } = await scenario.run({ with: { 'deployment-id': 'gone-at-once' } });
		expect({ code, outputs }).toEqual({ code: 0, outputs: { 'deleted-ids': 'gone-at-once', count: '1' } });
	});

	test.each([400, 403, 409, 410])(
		'a lost response, and a %i to the retry: the deployment itself decides',
		async (code) => {
			const [gone, there] = [await running('a'), await running('b')];
			const refusal = response(code, { code: 'conflict', message: 'already stopped' });
			fault('deleteDeployment', { kind: 'reset', at: 'after-commit' });
			fault('deleteDeployment', refusal);
			expect(await scenario.run({ with: { 'deployment-id': gone } })).toMatchObject({
				code: 0,
				outputs: { 'deleted-ids': gone, count: '1' },
			});
			fault('deleteDeployment', response(500));
			fault('deleteDeployment', refusal);
			const failed = await scenario.run({ with: { 'deployment-id': there } });
			expect(failed).toMatchObject({ code: 1, outputs: { 'deleted-ids': '', count: '0' } });
			expect(annotations(failed.stdout)[0]?.message).toMatch(
				/Now GET says that it is still "running"\..*Maybe deleted/,
			);
		},
	);

	test.each([409, 410])('a %i for a deployment that has ended: it was gone before', async (code) => {
		const id = await running('a');
		scenario.emulator.setStatus(id, 'stopped');
		fault('deleteDeployment', response(code, { code: 'conflict', message: 'already stopped' }));
		const result = await scenario.run({ with: { 'deployment-id': id } });
		expect(result).toMatchObject({ code: 0, outputs: { 'deleted-ids': '', count: '0' } });
		expect(result.stdout).toContain(`Deployment ${id} is gone already`);
	});

	test('a lost response: the retry finds it gone, and it counts as deleted', async () => {
		const id = await running('a');
		fault('deleteDeployment', { kind: 'reset', at: 'after-commit' });
		const { code, outputs } = await scenario.run({ with: { 'deployment-id': id } });
		expect({ code, outputs }).toEqual({ code: 0, outputs: { 'deleted-ids': id, count: '1' } });
		expect(deletes()).toEqual([id, id]);
	});

	test('a service that responds with 500 alone: the outcome is open, and no more than three are tried', async () => {
		fault('deleteDeployment', response(500, { code: 'internal', message: 'Oh' }), always);
		fault('getDeployment', response(200, { id: 'a', status: 'running' }), always);
		const { code, stdout } = await scenario.run({ with: { 'deployment-id': 'a b c d e' } });
		expect(code).toBe(1);
		expect(annotations(stdout)[0]?.message).toMatch(
			/Maybe deleted: 3 deployments \(a, b, c\)\. Not deleted: 2 deployments \(d, e\)/,
		);
		expect(new Set(deletes())).toEqual(new Set(['a', 'b', 'c']));
	});

	test.each([
		['an HTML page', response(404, '<!doctype html><p>Not here</p>'), /base-url/],
		['an unknown route', response(404, { code: 'route_not_found', message: 'No such route' }), /base-url/],
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
		expect(annotations(stdout)[0]?.message).toContain('does not offer to delete deployments');
	});
});

describe('a 404 to DELETE is "gone" only where the deployment is', () => {
	const NOT_FOUND = { code: 'not_found', message: 'nothing here' };
	const LOST: Fault = response(502, '<html>Bad gateway');
	const LOOKS: readonly { readonly name: string; readonly look?: Fault; readonly says: RegExp }[] = [
		{ name: 'it runs', says: /GET says that it is still "running"|does not offer to delete/ },
		{ name: 'GET says 500', look: response(500, { code: 'internal', message: 'Oh' }), says: /GET failed: .*500/ },
		{ name: 'GET says 403', look: response(403, { code: 'forbidden', message: 'No' }), says: /GET failed: .*403/ },
		{ name: 'GET is HTML', look: response(200, '<!doctype html>'), says: /GET responded with what is no record/ },
		{ name: 'GET is of another one', look: response(200, { id: 'x', status: 'stopped' }), says: /is another one/ },
		{ name: 'GET has no status', look: { kind: 'override', record: { status: '' } }, says: /no "status"/ },
		{
			name: 'GET is a 404 of a gateway',
			look: response(404, '<html>'),
			says: /a 404 that is not about the deployment/,
		},
		{
			name: 'GET is a 404 that a cache has kept',
			look: response(404, NOT_FOUND, { age: '3' }),
			says: /a 404 that a cache has kept/,
		},
		{
			name: 'GET is an unknown route',
			look: response(404, { code: 'route_not_found', message: 'No' }),
			says: /a 404 that is not about the deployment/,
		},
	];
	test.each(
		LOOKS.flatMap((row) => [
			{ ...row, before: [] },
			{ ...row, name: `${row.name}, after a 502`, before: [LOST] },
		]),
	)('$name: not deleted, and named', async ({ look, says, before }) => {
		const id = await running('a');
		for (const one of before) fault('deleteDeployment', one);
		fault('deleteDeployment', response(404, NOT_FOUND), always);
		if (look !== undefined) fault('getDeployment', look, always);
		const { code, outputs, stdout } = await scenario.run({ with: { 'deployment-id': id } });
		expect({ code, outputs }).toEqual({ code: 1, outputs: { 'deleted-ids': '', count: '0' } });
		const [error] = annotations(stdout);
		expect(error?.message).toMatch(says);
		// What GET does not tell, nobody knows.
		const words = look === undefined && before.length === 0 ? 'Not' : 'Maybe';
		expect(error?.message).toMatch(new RegExp(`${words} deleted: 1 deployment \\(${id}\\)`));
	});

	test.each([
		{ name: 'a 404 of the service', look: response(404, NOT_FOUND), before: [], deleted: false },
		{
			name: 'a final record',
			look: { kind: 'override', record: { status: 'stopped' } } as Fault,
			before: [],
			deleted: false,
		},
		{ name: 'a 404 of the service, after a 502', look: response(404, NOT_FOUND), before: [LOST], deleted: true },
	])('GET is $name: gone', async ({ look, before, deleted }) => {
		const id = await running('a');
		for (const one of before) fault('deleteDeployment', one);
		fault('deleteDeployment', response(404, NOT_FOUND), always);
		fault('getDeployment', look, always);
		const { code, outputs } = await scenario.run({ with: { 'deployment-id': id } });
		expect({ code, ids: outputs['deleted-ids'] }).toEqual({ code: 0, ids: deleted ? id : '' });
	});
});

describe('by app and version', () => {
	test('all of that version go, and nothing else', async () => {
		const doomed = await Promise.all(Array.from({ length: 3 }, () => running('')));
		const kept = [await running('v1'), await running('v2')];
		const { code, outputs, stdout } = await scenario.run(byVersion('latest', { 'allow-latest': 'true' }));
		expect({ code, errors: annotations(stdout) }).toEqual({ code: 0, errors: [] });
		expect(outputs.count).toBe('3');
		expect(outputs['deleted-ids']?.split(',').toSorted()).toEqual(doomed.toSorted());
		for (const id of kept) expect(await status(id)).toBe('running');
		// Two lists that must be empty, one round with those of similar names, and one that finds nothing left.
		const asked = requests('listDeployments').map(({ query }) => query);
		expect(asked.every((query) => query.get('offset') === null)).toBe(true);
		expect(asked.slice(2).map((query) => `${query.get('app_name')} ${query.get('app_version')}`)).toEqual([
			`${APP} latest`,
			...['lates', 'atest', 'latest0', 'LATEST'].map((name) => `${APP} ${name}`),
			...['index.j', 'ndex.js', 'index.js0', 'INDEX.JS', '.ndex.js'].map((name) => `${name} latest`),
			`${APP} latest`,
		]);
		expect(asked.every((query) => query.get('limit') === '100')).toBe(true);
		expect(asked[0]?.get('app_name')).toMatch(/^no-such-/);
		expect(asked[1]?.get('app_version')).toMatch(/^no-such-/);
	});

	test('nothing of that version is a success that says so', async () => {
		const { code, outputs, stdout, summary } = await scenario.run(byVersion('pr-1'));
		expect({ code, outputs }).toEqual({ code: 0, outputs: { 'deleted-ids': '', count: '0' } });
		expect(stdout).toContain('nothing to delete');
		expect(summary).toContain('nothing to delete');
	});

	test('a registered app is compared with GET /apps; a stopped deployment of the version is left alone', async () => {
		const old = await registered('shop', 'pr-1');
		const { id } = await deployApp(scenario.client, appCode('shop'), { version: 'pr-1', force: 'true' });
		await scenario.client.until(id, 'running');
		await scenario.client.until(old, 'stopped');
		const other = await registered('shop', 'v1');
		const { code, outputs } = await scenario.run({ with: { 'app-name': 'shop', version: 'pr-1' } });
		expect({ code, outputs }).toEqual({ code: 0, outputs: { 'deleted-ids': id, count: '1' } });
		expect(await status(other)).toBe('running');
		expect(String(requests('listApps')[0]?.query)).toBe('limit=100');
		// GET /apps names it: no further lists are needed.
		expect(requests('listDeployments')).toHaveLength(4);
	});

	test('what is created meanwhile is found in the next round', async () => {
		const id = await running('pr-1');
		const release = scenario.emulator.faults.hold('deleteDeployment');
		const step = scenario.start(byVersion('pr-1'));
		await until(step, () => deletes().length === 1);
		const next = await running('pr-1');
		release();
		const { code, outputs } = await step.finished;
		expect({ code, outputs }).toEqual({ code: 0, outputs: { 'deleted-ids': `${id},${next}`, count: '2' } });
	});

	test.each([
		['deleted in the next round', 'running'],
		['gone by the next list', 'stopped'],
	])('a response that leaves it open is no failure where the deployment is %s', async (_, meanwhile) => {
		const [one, two] = [await running('v1'), await running('v2')];
		fault('deleteDeployment', response(202));
		fault('getDeployment', response(200, { id: one, status: 'running' }));
		const release = scenario.emulator.faults.hold('deleteDeployment');
		const step = scenario.start(byVersion('v1'));
		await until(step, () => deletes().length === 1);
		scenario.emulator.setStatus(one, meanwhile);
		release();
		const { code, outputs, stdout } = await step.finished;
		expect({ code, outputs, errors: annotations(stdout) }).toEqual({
			code: 0,
			outputs: { 'deleted-ids': one, count: '1' },
			errors: [],
		});
		expect([await status(one), await status(two)]).toEqual(['stopped', 'running']);
	});

	test('a service that only promises to delete is asked again after a pause, however many there are', async () => {
		const ids: string[] = [];
		for (let at = 0; at < 4; at++) {
			ids.push(await running('v1'));
			scenario.emulator.setStatus(ids[at] as string, 'stopped'); // or the next one would replace it
		}
		for (const id of ids) scenario.emulator.setStatus(id, 'running');
		fault('deleteDeployment', response(202), { times: 8 });
		const { code, outputs } = await scenario.run(byVersion('v1'));
		expect({ code, count: outputs.count }).toEqual({ code: 0, count: '4' });
		expect(deletes()).toHaveLength(12);
		for (const id of ids) expect(await status(id)).toBe('stopped');
	});

	test('what leaves the list before it has ended is waited for', async () => {
		const [id, other] = [await running('v1'), await running('v2')];
		fault('deleteDeployment', response(202), { times: 2 });
		fault('listDeployments', response(200, []), { ...always, skip: 3 });
		const { code, outputs } = await scenario.run(byVersion('v1'));
		expect({ code, outputs }).toEqual({ code: 0, outputs: { 'deleted-ids': id, count: '1' } });
		expect(deletes()).toEqual([id, id, id]);
		expect([await status(id), await status(other)]).toEqual(['stopped', 'running']);
	});

	test.each([204, 404, 409])(
		'what only a list that is behind has as active is deleted (a second DELETE: %i)',
		async (code) => {
			const id = await running('pr-1');
			const record = { ...(await scenario.client.get(id)), app_name: APP, version: 'pr-1' };
			fault('listDeployments', response(200, [record]), { ...always, skip: 2 });
			fault('deleteDeployment', response(code, { code: 'conflict', message: 'already stopped' }), {
				...always,
				skip: 1,
			});
			const result = await scenario.run(byVersion('pr-1'));
			expect(result).toMatchObject({ code: 0, outputs: { 'deleted-ids': id, count: '1' } });
			expect(result.stdout).not.toContain('gone already');
		},
	);

	test.each([200, 205, 206])('a %i without a body does not say that it is deleted: it is looked at', async (code) => {
		const id = await running('pr-1');
		fault('deleteDeployment', response(code, ''), always);
		const result = await scenario.run({ with: { 'deployment-id': id } });
		expect(result.code).toBe(1);
		expect(annotations(result.stdout)[0]?.message).toContain(id);
		expect(result.outputs).toMatchObject({ 'deleted-ids': '', count: '0' });
	});

	test('what stays active is named in the end', async () => {
		const id = await running('pr-1');
		fault('deleteDeployment', response(204), always);
		const { code, stdout } = await scenario.run(byVersion('pr-1'));
		expect(code).toBe(1);
		expect(annotations(stdout)[0]?.message).toMatch(new RegExp(`deployment ${id} is still active`));
		expect(new Set(deletes())).toEqual(new Set([id]));
		expect(deletes().length).toBeLessThan(10);
	});

	test('of a list that has no end those that were read go, and the step fails', async () => {
		const id = await running('pr-1');
		const record = { ...(await scenario.client.get(id)), app_name: APP, version: 'pr-1' };
		const more = { 'x-has-more': 'true' };
		fault('listDeployments', response(200, [record], more), { times: 4, skip: 2 }); // two pages, read twice
		fault('listDeployments', response(200, [{ ...record, status: 'stopped' }], more), { ...always, skip: 2 });
		const { code, outputs, stdout } = await scenario.run(byVersion('pr-1'));
		expect({ code, outputs }).toEqual({ code: 1, outputs: { 'deleted-ids': id, count: '1' } });
		const [error] = annotations(stdout);
		expect(error?.message).toMatch(/could not be read to its end: 1 deployment .*/);
		expect(error?.message).toContain(`Deleted: 1 deployment (${id})`);
	});

	test('a dry run of a list that has no end fails, too', async () => {
		const id = await running('pr-1');
		const record = { ...(await scenario.client.get(id)), app_name: APP, version: 'pr-1' };
		fault('listDeployments', response(200, [record], { 'x-has-more': 'true' }), { ...always, skip: 2 });
		const { code, stdout } = await scenario.run(byVersion('pr-1', { 'dry-run': 'true' }));
		expect(code).toBe(1);
		expect(annotations(stdout)[0]?.message).toMatch(/could not be read to its end: 1 deployment /);
		expect(deletes()).toEqual([]);
	});

	test('a dry run lists them', async () => {
		const id = await running('pr-1');
		const { code, outputs, summary } = await scenario.run(byVersion('pr-1', { 'dry-run': 'true' }));
		expect({ code, outputs }).toEqual({ code: 0, outputs: { 'deleted-ids': '', count: '0' } });
		expect(deletes()).toEqual([]);
		expect(summary).toMatch(new RegExp(`\`${id}\` \\| \`running\` \\|.*would be deleted`));
	});
});

describe('nothing is deleted', () => {
	const MORE = { 'x-has-more': 'True' };
	const foreign = (more: object = {}) => [{ id: 'foreign-1', status: 'running', ...more }];
	const LISTS: readonly {
		readonly name: string;
		readonly list: Fault;
		readonly skip: number;
		readonly says: RegExp;
	}[] = [
		{ name: 'app_name is ignored', list: response(200, foreign()), skip: 0, says: /ignores the filter "app_name"/ },
		{
			name: 'app_version is ignored',
			list: response(200, foreign()),
			skip: 1,
			says: /ignores the filter "app_version"/,
		},
		{ name: 'a record of another app', list: response(200, foreign({ app_name: 'x' })), skip: 2, says: /of app "x"/ },
		{
			name: 'a record of another version',
			list: response(200, foreign({ version: 'v1' })),
			skip: 2,
			says: /version "v1"/,
		},
		{
			name: 'an id that leads elsewhere',
			list: response(200, [{ id: '../org/api_keys/1' }]),
			skip: 2,
			says: /not a list of/,
		},
		{ name: 'no list', list: response(200, { items: [] }), skip: 0, says: /not a list of deployments/ },
		{ name: 'HTML', list: response(200, '<html>'), skip: 0, says: /not a list of deployments/ },
		{
			name: 'no such operation',
			list: response(404, { code: 'not_found', message: 'route' }),
			skip: 0,
			says: /may not offer.*deployment-id/,
		},
		{
			name: 'a list that must be empty, and goes on',
			list: response(200, [], MORE),
			skip: 0,
			says: /for a name that nobody has.*"app_name".*cannot be relied on/,
		},
		{
			name: 'no deployment, and the list goes on',
			list: response(200, [], MORE),
			skip: 2,
			says: /could not be read to its end: 0 deployments of this version were read.*deployment-id/,
		},
		{
			name: 'stopped ones alone, and the same page again',
			list: response(200, [{ id: 'old-1', status: 'stopped' }], MORE),
			skip: 2,
			says: /could not be read to its end: 1 deployment of this version was read/,
		},
		{ name: 'a refusal', list: response(403, { code: 'forbidden', message: 'No' }), skip: 0, says: /403 forbidden/ },
	];

	test.each(LISTS)('$name', async ({ list, skip, says }) => {
		await running('v1');
		fault('listDeployments', list, { ...always, skip });
		const { code, outputs, stdout } = await scenario.run(byVersion('pr-1'));
		expect({ code, outputs }).toEqual({ code: 1, outputs: { 'deleted-ids': '', count: '0' } });
		expect(annotations(stdout)).toEqual([expect.objectContaining({ message: expect.stringMatching(says) })]);
		expect(deletes()).toEqual([]);
	});

	test('a listed deployment that GET /apps names for another app', async () => {
		const other = await registered('shop', 'v1');
		fault('listDeployments', response(200, [{ id: other, status: 'running' }]), { ...always, skip: 2 });
		const { code, stdout } = await scenario.run({ with: { 'app-name': 'preview', version: 'pr-1' } });
		expect(code).toBe(1);
		expect(annotations(stdout)[0]?.message).toMatch(/contradicts GET \/apps: .*app "shop", version "v1"/);
		expect(deletes()).toEqual([]);
		expect(await status(other)).toBe('running');
	});

	test('a deployment that serves another app as well', async () => {
		const id = await registered('shop', 'pr-1');
		const newer = await registered('shop', 'pr-2');
		const named = [
			{ app_name: 'shop', version: 'pr-1', deployment: id },
			{ app_name: 'billing', version: 'latest', deployment: id },
			{ app_name: 'shop', version: 'pr-2', deployment: newer },
		];
		fault('listApps', response(200, named), always);
		const says = `it would hit more than was named: deployment ${id} is also that of app "billing", version "latest"`;
		for (const inputs of [{ version: 'pr-1' }, { 'version-prefix': 'pr-', keep: '1' }]) {
			const { code, stdout } = await scenario.run({ with: { 'app-name': 'shop', ...inputs } });
			expect(code).toBe(1);
			expect(annotations(stdout)[0]?.message).toContain(says);
		}
		expect(deletes()).toEqual([]);
		expect((await scenario.run({ with: { 'deployment-id': id } })).outputs['deleted-ids']).toBe(id);
	});

	test('GET /apps is there, and is no list', async () => {
		await running('pr-1');
		fault('listApps', response(200, '<html>'), always);
		const { code, stdout } = await scenario.run(byVersion('pr-1'));
		expect(code).toBe(1);
		expect(annotations(stdout)[0]?.message).toContain('not a list of apps');
		expect(deletes()).toEqual([]);
	});

	test('a running deployment of GET /apps that the list lacks', async () => {
		const id = await registered('shop', 'pr-1');
		fault('listDeployments', response(200, foreign()), { ...always, skip: 2 });
		const { code, stdout } = await scenario.run({ with: { 'app-name': 'shop', version: 'pr-1' } });
		expect(code).toBe(1);
		expect(annotations(stdout)[0]?.message).toContain(`names deployment ${id} for this app and version`);
		expect(deletes()).toEqual([]);
	});

	test('a service without GET /apps deletes what it lists', async () => {
		const id = await running('pr-1');
		fault('listApps', response(404, { code: 'not_found', message: 'route' }), always);
		const { code, outputs } = await scenario.run(byVersion('pr-1'));
		expect({ code, outputs }).toEqual({ code: 0, outputs: { 'deleted-ids': id, count: '1' } });
	});

	test.each([
		{ code: 'project_not_found', message: 'No such project' },
		{ code: 'not_found', message: 'Cannot GET /deployments' },
	])('a list for a similar name is refused with a 404 about something else, %j', async (body) => {
		const id = await running('pr-1');
		fault('listDeployments', response(404, body), { ...always, skip: 3 });
		const { code } = await scenario.run(byVersion('pr-1'));
		expect({ code, deletes: deletes(), status: await status(id) }).toEqual({ code: 1, deletes: [], status: 'running' });
	});

	test('the second page of GET /apps is a 404: the list is there, and nobody knows the rest', async () => {
		const id = await registered('shop', 'pr-1');
		const page = Array.from({ length: 100 }, (_, at) => ({
			app_name: 'other',
			version: `v${at}`,
			deployment: `d${at}`,
		}));
		// As often as it is asked for.
		for (let times = 0; times < 5; times++) {
			fault('listApps', response(200, page, MORE));
			fault('listApps', response(404, { code: 'not_found', message: 'There is no such list' }));
		}
		const { code } = await scenario.run({ with: { 'app-name': 'shop', version: 'pr-1' } });
		expect({ code, deletes: deletes(), status: await status(id) }).toEqual({ code: 1, deletes: [], status: 'running' });
	});

	test('GET /apps moves up between two pages: what moved past the next one may be what else it serves', async () => {
		const id = await registered('shop', 'pr-1');
		const entry = (at: number) => ({ app_name: 'other', version: `v${at}`, deployment: `d${at}` });
		const own = { app_name: 'shop', version: 'pr-1', deployment: id };
		const foreign = { app_name: 'admin', version: 'pr-1', deployment: id };
		const page = [own, ...Array.from({ length: 98 }, (_, at) => entry(at))];
		fault('listApps', response(200, [...page, entry(98)], MORE));
		fault('listApps', response(200, [], { 'x-has-more': 'false' }));
		fault('listApps', response(200, [...page, foreign], MORE));
		fault('listApps', response(200, [], { 'x-has-more': 'false' }));
		const { code, stdout } = await scenario.run({ with: { 'app-name': 'shop', version: 'pr-1' } });
		expect({ code, deletes: deletes(), status: await status(id) }).toEqual({ code: 1, deletes: [], status: 'running' });
		expect(annotations(stdout)[0]?.message).toMatch(/would hit more than was named.*app "admin", version "pr-1"/);
	});

	test.each([
		[404, '<html>404 Not Found</html>'],
		[404, ''],
		[404, { message: 'no Route matched with those values' }],
		[404, { code: 'project_not_found', message: 'No such project' }],
		[405, 'Method Not Allowed'],
		[501, '<html>'],
	])('a gateway says %i to GET /apps, %j: nobody knows', async (code, body) => {
		const id = await registered('shop', 'pr-1');
		fault('listApps', response(code, body), always);
		const { code: exit } = await scenario.run({ with: { 'app-name': 'shop', version: 'pr-1' } });
		expect({ exit, deletes: deletes(), status: await status(id) }).toEqual({ exit: 1, deletes: [], status: 'running' });
	});

	test.each([403, 500])('GET /apps is there and says %i: nobody knows', async (code) => {
		await running('pr-1');
		fault('listApps', response(code, { code: 'x', message: 'No' }), always);
		expect((await scenario.run(byVersion('pr-1'))).code).toBe(1);
		expect(deletes()).toEqual([]);
	});
});

describe('all but the newest', () => {
	const keeping = (keep: number, more: Record<string, string> = {}) => ({
		with: { 'app-name': 'shop', 'version-prefix': 'main-', keep: String(keep), ...more },
	});

	test('the newest running versions stay, and those with another name', async () => {
		const ids = [];
		for (const version of ['main-1', 'main-2', 'main-3', 'main-4']) ids.push(await registered('shop', version));
		const others = [await registered('shop', 'v1'), await registered('other', 'main-0')];
		scenario.emulator.setStatus(ids[3] as string, 'failed');
		const { code, outputs, stdout, summary } = await scenario.run(keeping(2));
		expect({ code, outputs }).toEqual({ code: 0, outputs: { 'deleted-ids': ids[0], count: '1' } });
		expect(deletes()).toEqual([ids[0]]);
		expect(stdout).toContain('Kept: "main-3", "main-2"');
		expect(summary).toContain('`main-1`');
		for (const id of others) expect(await status(id)).toBe('running');
		expect((await scenario.run(keeping(2))).outputs.count).toBe('0');
	});

	test.each([
		{ created_at: null },
		{ created_at: '5' },
		{ created_at: '11/12/2026' },
		{ created_at: '1970-01-01T00:00:00Z' },
		{ name: 'the same for both', created_at: '2026-11-22T10:00:00Z' },
	])('a deployment whose age is not known ($name $created_at): nothing is deleted', async ({ created_at }) => {
		for (const version of ['main-1', 'main-2']) await registered('shop', version);
		fault('getDeployment', { kind: 'override', record: { created_at } }, { times: 2 });
		const { code, stdout } = await scenario.run(keeping(1));
		expect(code).toBe(1);
		expect(annotations(stdout)[0]?.message).toContain('"created_at"');
		expect(deletes()).toEqual([]);
	});

	test.each([
		['no such operation', response(404, { code: 'not_found', message: 'route' }), /may not offer/],
		['HTML', response(200, '<html>'), /not a list of apps/],
		[
			'an id that leads elsewhere',
			response(200, [{ app_name: 'shop', version: 'main-1', deployment: '../x' }]),
			/no usable id/,
		],
	])('GET /apps is %s', async (_, one, says) => {
		fault('listApps', one, always);
		const { code, stdout } = await scenario.run(keeping(1));
		expect(code).toBe(1);
		expect(annotations(stdout)).toEqual([expect.objectContaining({ message: expect.stringMatching(says) })]);
		expect(deletes()).toEqual([]);
	});
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s: the step ends at once and says what was deleted', async (signal) => {
	const [one, two, three] = [await running('a'), await running('b'), await running('c')];
	fault('deleteDeployment', { kind: 'stall', at: 'after-commit' }, { skip: 1 });
	const step = scenario.start({ with: { 'deployment-id': `${one},${two},${three}` } });
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
	const status = `x ${key} <img src=x> |\n::error::forged`;
	fault('listDeployments', response(200, [{ id: 'id-1', status, created_at: '`</td>' }]), { skip: 2 });
	const finished = await scenario.run(byVersion('pr-1', { 'dry-run': 'true' }));
	expect(finished.code).toBe(0);
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
