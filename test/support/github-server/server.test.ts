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
const DEPLOYMENT = { ref: HEAD, auto_merge: false, required_contexts: [] };

test.each<{ name: string; path: string; body?: object; method?: string }>([
	{ name: 'a route that is not played', path: '/pulls', body: {} },
	{ name: 'a field that GitHub does not know', path: '/check-runs', body: output({ annotation: [] }) },
	{ name: 'a missing field', path: '/check-runs', body: { name: 'deploy' } },
	{ name: 'a branch for a commit', path: '/statuses/main', body: { state: 'success' } },
	{ name: 'a check that ends without a conclusion', path: '/check-runs', body: { ...CHECK, status: 'completed' } },
	{ name: 'a summary that is too long', path: '/check-runs', body: output({ summary: 'x'.repeat(65_536) }) },
	{ name: 'an unknown query', path: '/issues/1/comments?sort=asc', method: 'GET' },
	{ name: 'a deployment that merges', path: '/deployments', body: { ...DEPLOYMENT, auto_merge: true } },
	{ name: 'a deployment that waits', path: '/deployments', body: { ref: HEAD, auto_merge: false } },
	{ name: 'a status that retires others', path: '/deployments/1/statuses', body: { state: 'success' } },
])('$name is refused, and kept as a violation', async ({ path, body, method = 'POST' }) => {
	const { status } = await call(method, path, body);
	expect([404, 422]).toContain(status);
	expect(github.violations).toHaveLength(1);
	expect(github.repository.unfinished()).toEqual([]);
});

test('lists come in pages, with a link to the next', async () => {
	for (let at = 0; at < 65; at++) github.repository.addComment(1, 'reader', `${at}`);
	const first = await call('GET', '/issues/1/comments');
	expect(first.body).toHaveLength(30);
	expect(first.link).toMatch(/page=2>; rel="next"/);
	const last = await call('GET', '/issues/1/comments?per_page=30&page=3');
	expect(last).toMatchObject({ link: null, body: { length: 5 } });
});
