// The client of GitHub: lists, whatever its responses tell of their pages; what is tried again, how often, and how long.
import { expect, test } from '@jest/globals';
import { retry } from '../../../src/github/client.ts';
import { startRawServer } from '../../scenarios/deploy/raw-stream.ts';
import { fakeClock } from '../../support/action-runner/fake-clock.ts';
import { githubAt, responded } from './opened.ts';

test.each([
	{ items: 0, hasLink: true, pages: 1 },
	{ items: 150, hasLink: true, pages: 2 },
	{ items: 150, hasLink: false, pages: 2 }, // as behind a proxy that leaves the header out
	{ items: 100, hasLink: false, pages: 2 }, // nothing tells that there are no more
])('$items items, with Link: $hasLink', async ({ items, hasLink, pages }) => {
	const all = Array.from({ length: items }, (_, at) => ({ id: at + 1 }));
	const server = await startRawServer((response) => {
		const page = Number(new URL(response.req.url ?? '', 'http://h').searchParams.get('page'));
		const link = hasLink && items > page * 100 ? { link: '<http://h/?page=2>; rel="next"' } : {};
		response.writeHead(200, { 'content-type': 'application/json', ...link });
		response.end(JSON.stringify(all.slice((page - 1) * 100, page * 100)));
	});
	const api = githubAt(server.url).api(new AbortController().signal);
	const listed = await Array.fromAsync(api.items('GET /list', {})).finally(server.close);
	expect([listed, server.requests.length]).toEqual([all, pages]);
});

/** Fails in these ways, then succeeds. */
async function run(errors: readonly unknown[], limits: { retries?: number } = {}) {
	const [clock, left] = [fakeClock(), [...errors]];
	const act = async () => {
		if (left.length > 0) throw left.shift();
		return 'read';
	};
	const all = { signal: clock.deadline(90_000), endsAt: 90_000, retries: Number.POSITIVE_INFINITY, ...limits };
	const end = await retry(act, all, clock).catch((thrown: unknown) => errors.indexOf(thrown));
	return { end, pauses: clock.sleeps, at: clock.now() };
}
const limit = (seconds: number) => responded(429, {}, { 'retry-after': String(seconds) });
const down = Array.from({ length: 99 }, () => responded(502));

test.each([
	// A rate limit is waited out, and a bit longer: those that were refused together do not come back together.
	['what may pass', [responded(502), new Error('broken'), limit(60)], {}, 'read', [250, 500, 61_000]],
	['a refusal', [responded(404)], {}, 0, []],
	['the last of the retries', down, { retries: 3 }, 3, [250, 500, 1_000]],
	['a limit that ends after the time that is left', [limit(91)], {}, 0, []],
])('%s: the last try that fails says why', async (_, errors, limits, end, pauses) => {
	expect(await run(errors, limits)).toMatchObject({ end, pauses });
});

test('the end of the time ends it', async () => {
	const { end, at } = await run(down);
	expect(end).toBeGreaterThan(5);
	expect(at).toBeLessThanOrEqual(90_000);
});
