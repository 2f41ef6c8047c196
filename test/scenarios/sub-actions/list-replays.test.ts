// list-replays (API §4.4): a table, outputs, and no view link in any sink unless it is asked for.

import { beforeEach, expect, test } from '@jest/globals';
import { annotations } from '../deploy/deploying.ts';
import { callScenario, openBrowser, shownBy } from './calling.ts';

const scenario = callScenario('list-replays');
let browserId: string;

beforeEach(async () => {
	browserId = await openBrowser(scenario);
});

/** @returns the id of a recording. */
async function record(finish: boolean): Promise<string> {
	const at = `/browsers/${browserId}/replays`;
	const { replay_id } = await scenario.client.json<{ replay_id: string }>('POST', at);
	if (finish) await scenario.client.send('POST', `${at}/${replay_id}/stop`);
	return replay_id;
}

const list = (more: Record<string, string> = {}) => ({ with: { 'browser-id': browserId, ...more } });
const respond = (body: string | object) =>
	scenario.emulator.faults.add({ operation: 'listReplays', fault: { kind: 'answer', status: 200, body } });

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJyZXBsYXktMSJ9.c2lnbmF0dXJlLXNpZ25hdHVyZQ';
const URL_OF = (token: string) => `https://api.example.com/browser/replays?jwt=${token}&replay_id=replay-1`;
const RECORD = {
	replay_id: 'replay-1',
	started_at: '2030-01-02T03:04:05Z',
	finished_at: '2030-01-02T03:05:10Z',
	replay_view_url: URL_OF(TOKEN),
};

test('real recordings, one of them still running', async () => {
	const [first, second] = [await record(true), await record(false)];
	const { code, stderr, outputs, summary } = await scenario.run(list());
	const { replays = '', ...others } = outputs;
	expect({ code, stderr, others }).toEqual({
		...{ code: 0, stderr: '', others: { count: '2', 'replay-ids': `${first},${second}` } },
	});
	expect(JSON.parse(replays)).toEqual([
		{ replay_id: first, started_at: expect.any(String), finished_at: expect.any(String) },
		{ replay_id: second, started_at: expect.any(String), finished_at: null },
	]);
	expect(summary).toContain(`| \`${first}\` |`);
	expect(summary).toMatch(new RegExp(`${second}\` \\| \`20[^|]*\` \\| – \\| – \\|`));
	const [request] = scenario.emulator.requests.filter(({ operation }) => operation === 'listReplays');
	expect(request).toMatchObject({ method: 'GET', path: `/browsers/${browserId}/replays`, bodyBytes: 0 });
});

test('without show-links no token reaches any sink, and all are masked', async () => {
	respond([RECORD, { ...RECORD, replay_id: 'replay-2', replay_view_url: URL_OF('other%2Dtoken-of-another-form') }]);
	const finished = await scenario.run({ ...list(), debug: true });
	expect(finished.code).toBe(0);
	expect(finished.summary).toContain(`Browser session ${browserId} has 2 replays`);
	expect(finished.summary).toContain('| `replay-1` | `2030-01-02T03:04:05Z` | `2030-01-02T03:05:10Z` | 1 min 05 s |');
	for (const token of [TOKEN, 'other%2Dtoken-of-another-form', 'other-token-of-another-form']) {
		expect(shownBy(finished)).not.toContain(token);
		expect(finished.stdout).toMatch(new RegExp(`^::add-mask::${token.replace('%', '%25')}$`, 'm'));
	}
	expect(shownBy(finished)).not.toContain('replay_view_url');
	expect(shownBy(finished)).not.toContain('api.example.com');
	expect(finished.stdout).toContain('show-links is false');
});

test.each([
	[RECORD.replay_view_url, `[view](${RECORD.replay_view_url})`],
	[`https://a.example/x)|<b>?jwt=${TOKEN}`, `[view](https://a.example/x%29%7C%3Cb%3E?jwt=${TOKEN})`],
	[`javascript:alert(1)//?jwt=${TOKEN}`, `\`javascript:alert(1)//?jwt=${TOKEN}\``],
	['', '| – |'],
])('with show-links the URL %j becomes %j', async (url, cell) => {
	respond([{ ...RECORD, replay_view_url: url }]);
	const { outputs, stdout, summary } = await scenario.run(list({ 'show-links': 'true' }));
	expect(summary).toContain(cell);
	expect(JSON.parse(outputs.replays ?? '')).toEqual([{ ...RECORD, replay_view_url: url || null }]);
	expect(stdout.replace(/^::add-mask::.*$/gm, '')).not.toContain('jwt=');
});

test('a session without replays is a success that says so', async () => {
	const none = { code: 0, outputs: { replays: '[]', count: '0', 'replay-ids': '' } };
	const says = expect.stringContaining('has no replays');
	expect(await scenario.run(list())).toMatchObject({ ...none, stdout: says, summary: says });
});

test.each([
	['{"replays":[]}', /not a JSON array/],
	['<!doctype html><p>Sign in</p>', /HTML/],
	['[null]', /entry 1 of the list has no "replay_id"/],
	['[{"replay_id":"../a"}]', /entry 1 of the list has no "replay_id"/],
])('a 200 with the body %j is an error', async (body, says) => {
	respond(body);
	const { code, outputs, stdout } = await scenario.run(list());
	expect({ code, outputs }).toEqual({ code: 1, outputs: {} });
	expect(annotations(stdout)).toEqual([expect.objectContaining({ message: expect.stringMatching(says) })]);
});

test('of many replays the table has the first, and the outputs have all', async () => {
	respond(Array.from({ length: 320 }, (_, index) => ({ replay_id: `r-${index}` })));
	const { outputs, summary } = await scenario.run(list());
	expect(outputs).toMatchObject({ count: '320', 'replay-ids': expect.stringMatching(/,r-319$/) });
	expect(summary).toContain('… and 20 more replays');
});
