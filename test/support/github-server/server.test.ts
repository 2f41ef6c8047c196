// The fake GitHub itself: what it refuses is what the reporters' tests rely on.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { HEAD } from './events.ts';
import { GitHub } from './server.ts';

let github: GitHub;
beforeEach(async () => {
	github = await GitHub.start();
});
afterEach(() => github.close());

const call = async (method: string, path: string, body?: unknown) => {
	const response = await fetch(`${github.url}/repos/o/r${path}`, {
		method,
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	return { status: response.status, link: response.headers.get('link'), body: (await response.json()) as unknown };
};
const CHECK = { name: 'deploy', head_sha: HEAD };
const output = (more: object) => ({ ...CHECK, output: { title: 't', summary: 's', ...more } });
const annotation = (more: object) => ({
	path: 'a.ts',
	start_line: 1,
	end_line: 1,
	annotation_level: 'failure',
	message: 'm',
	...more,
});
const DEPLOYMENT = { ref: HEAD, auto_merge: false, required_contexts: [] };

test.each<{ name: string; path: string; body?: object; method?: string }>([
	{ name: 'a route that is not played', path: '/pulls', body: {} },
	{ name: 'a field that GitHub does not know', path: '/check-runs', body: { ...CHECK, sha: HEAD } },
	{ name: 'one of those further down', path: '/check-runs', body: output({ annotation: [] }) },
	{ name: 'a missing field', path: '/check-runs', body: { name: 'deploy' } },
	{ name: 'a value that is none of its own', path: `/statuses/${HEAD}`, body: { state: 'in_progress' } },
	{ name: 'a branch for a commit', path: '/statuses/main', body: { state: 'success' } },
	{ name: 'a check that ends without a conclusion', path: '/check-runs', body: { ...CHECK, status: 'completed' } },
	{ name: 'a summary that is too long', path: '/check-runs', body: output({ summary: 'x'.repeat(65_536) }) },
	{
		name: 'too many annotations',
		path: '/check-runs',
		body: output({ annotations: Array.from({ length: 51 }, () => annotation({})) }),
	},
	{
		name: 'columns over several lines',
		path: '/check-runs',
		body: output({ annotations: [annotation({ end_line: 2, start_column: 1 })] }),
	},
	{
		name: 'a description that is too long',
		path: `/statuses/${HEAD}`,
		body: { state: 'success', description: 'x'.repeat(141) },
	},
	{ name: 'a comment that is too long', path: '/issues/1/comments', body: { body: 'x'.repeat(65_537) } },
	{ name: 'an unknown query', path: '/issues/1/comments?sort=asc', method: 'GET' },
])('$name is refused, and kept as a violation', async ({ path, body, method = 'POST' }) => {
	const { status } = await call(method, path, body);
	expect([404, 422]).toContain(status);
	expect(github.violations).toHaveLength(1);
	expect(github.repository.unfinished()).toEqual([]);
});

test('a deployment that would merge, or wait for every check, is none', async () => {
	expect(await call('POST', '/deployments', { ...DEPLOYMENT, auto_merge: true })).toMatchObject({ status: 202 });
	expect(await call('POST', '/deployments', { ref: HEAD, auto_merge: false })).toMatchObject({ status: 409 });
	expect(await call('POST', '/deployments', DEPLOYMENT)).toMatchObject({ status: 201 });
	expect(github.repository.deployments).toHaveLength(1);
	expect(github.repository.unfinished()).toHaveLength(1); // a deployment without a status is pending
});

test('lists come in pages, with a link to the next', async () => {
	for (let at = 0; at < 65; at++) github.repository.addComment(1, 'reader', `${at}`);
	const first = await call('GET', '/issues/1/comments');
	expect(first.body).toHaveLength(30);
	expect(first.link).toMatch(/page=2>; rel="next".*page=3>; rel="last"/);
	const last = await call('GET', '/issues/1/comments?per_page=30&page=3');
	expect(last.body).toHaveLength(5);
	expect(last.link).not.toContain('next');
});

test('a secondary limit refuses what makes content, for the time that it names, and nothing else', async () => {
	await github.close();
	let now = 0;
	github = await GitHub.start({ secondaryLimit: { writes: 2, seconds: 1 }, now: () => now });
	const write = async () => (await call('POST', '/check-runs', CHECK)).status;
	expect([await write(), await write(), await write(), await write()]).toEqual([201, 201, 403, 403]);
	expect(github.repository.checks).toHaveLength(2);
	expect((await call('GET', `/commits/${HEAD}/check-runs`)).status).toBe(200);
	now = 999;
	expect(await write()).toBe(403);
	now = 1_000;
	expect([await write(), await write(), await write()]).toEqual([201, 201, 403]);
	expect(github.repository.checks).toHaveLength(4);
	expect(github.violations).toEqual([]);
});

test("GitHub's rule: a success makes the older ones of its environment inactive, whosever they are, unless told not to", async () => {
	const make = async (more: object, ...states: object[]) => {
		const { body } = await call('POST', '/deployments', { ...DEPLOYMENT, environment: 'staging', ...more });
		const { id } = body as { id: number };
		for (const status of states) expect((await call('POST', `/deployments/${id}/statuses`, status)).status).toBe(201);
		return id;
	};
	const success = { state: 'success', auto_inactive: false };
	await make({ task: 'deploy:a' }, success);
	await make({ task: 'deploy:b' }, { state: 'failure' });
	await make({ transient_environment: true }, success);
	await make({ production_environment: true }, success);
	await make({ environment: 'other' }, success);
	const last = () => github.repository.deployments.map(({ statuses }) => statuses.at(-1)?.state);
	await make({}, success);
	expect(last()).toEqual(['success', 'failure', 'success', 'success', 'success', 'success']);
	const id = await make({}, { state: 'success' });
	expect(last()).toEqual(['inactive', 'failure', 'success', 'success', 'success', 'inactive', 'success']);
	expect((await call('GET', `/deployments/${id}/statuses`)).body).toMatchObject([{ state: 'success' }]);
	expect((await call('GET', '/deployments?task=deploy:a')).body).toHaveLength(1);
	expect(github.violations).toEqual([]);
});
