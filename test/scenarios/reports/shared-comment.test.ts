// `comment-key`: a comment that several jobs share, and what can go wrong with it. Many jobs at once are in monorepo.test.ts.
import { expect, test } from '@jest/globals';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { type Event, HEAD, PULL_REQUEST, pullRequest } from '../../support/github-server/events.ts';
import { rendered } from '../../support/github-server/rendered.ts';
import { ALL_PERMISSIONS } from '../../support/github-server/server.ts';
import { notices, type ReportStep, reportScenario, until } from './reporting.ts';

const scenario = reportScenario({ 'a/app.js': '', 'b/app.js': '' });
const OTHER = '6dcb09b5b57875f334f61aebed695e2e4193db5e';
const BOT = 'github-actions[bot]';

const stepOf = (directory: string, sha = HEAD, more: Record<string, string> = {}): ReportStep => {
	const event = pullRequest() as Event & { payload: { pull_request: { head: { sha: string } } } };
	event.payload.pull_request.head.sha = sha;
	return { event, with: { directory, 'comment-key': 'apps', ...more } };
};
const BOTH = 'check, comment';
const run = (directory: string, sha?: string, reportTo = BOTH): Promise<Finished> =>
	scenario.run(reportTo, stepOf(directory, sha));
const comments = () => scenario.github.repository.comments;
const rows = () => rendered(comments()[0]?.bodies.at(-1) ?? '').rows.slice(1);
/** Name, icon and commit of each row. */
const shown = () => rows().map(([name, result = '', , commit]) => `${name} ${[...result][0]} ${commit}`);
const writes = () =>
	(['createComment', 'updateComment', 'deleteComment'] as const).flatMap((one) => scenario.github.of(one)).length;

const forbidChecks = () => {
	scenario.github.permissions = ALL_PERMISSIONS.filter((one) => !one.startsWith('checks'));
};
/** GitHub fails for a moment at each step of it. */
const failOnce = () => {
	const { faults } = scenario.github;
	faults.add({ operation: 'listChecks', fault: { kind: 'reset', at: 'headers' } });
	faults.add({ operation: 'listComments', fault: { kind: 'answer', status: 502 } });
	faults.add({ operation: 'createComment', fault: { kind: 'reset', at: 'after-commit' } });
	faults.add({ operation: 'updateComment', fault: { kind: 'answer', status: 502 } });
};

test.each<[where: string, reportTo: string, told: string[], arrange: () => void]>([
	['with check runs', BOTH, [], () => {}],
	['with "comment" alone', 'comment', [], () => {}],
	['without the permission for check runs', BOTH, ['(check: '], forbidChecks],
	['while GitHub fails', BOTH, [], failOnce],
])('%s a second job adds its row, which stays until that job writes it again', async (_, reportTo, told, arrange) => {
	arrange();
	for (const app of ['a', 'b'])
		expect(notices(await run(app, HEAD, reportTo))).toEqual(told.map((text) => expect.stringContaining(text)));
	expect(shown()).toEqual(['deploy a/app.js ✅ ec26c3e', 'deploy b/app.js ✅ ec26c3e']);
	const { outputs } = await run('b', OTHER, reportTo);
	expect(shown()).toEqual(['deploy a/app.js ✅ ec26c3e', 'deploy b/app.js ✅ 6dcb09b']);
	expect([rows()[1]?.[2], comments().length]).toEqual([outputs['deployment-id'], 1]);
	expect(outputs['comment-url']).toContain(`#issuecomment-${comments()[0]?.id}`);
});

test('killed: the post step closes its row, with what is known', async () => {
	await run('b');
	scenario.stay('queued');
	const running = scenario.start(BOTH, stepOf('a'));
	await until(() => scenario.github.repository.checks.length === 2);
	running.child.kill('SIGKILL');
	const post = await scenario.post(BOTH, await running.finished, stepOf('a'));
	expect(scenario.shown(post)).toMatchObject({ code: 0, notices: [], unfinished: [] });
	expect(shown()).toEqual(['deploy a/app.js 🚫 ec26c3e', 'deploy b/app.js ✅ ec26c3e']);
	expect(rows()[0]?.[1]).toContain('The run ended before the deploy did');
});

test('what a slow neighbour has overwritten is put right, within two writes', async () => {
	await run('b');
	const stale = comments()[0]?.bodies.at(-1) ?? '';
	scenario.github.requests.length = 0;
	const running = scenario.watch(BOTH, stepOf('a'));
	await until(() => scenario.github.of('updateComment').length === 1 && shown().length === 2);
	comments()[0]?.bodies.push(stale);
	const main = await running.finished;
	expect([shown().length, writes()]).toEqual([2, 2]);
	// No more than two: what happens now is for the next job to put right.
	comments()[0]?.bodies.push(stale);
	await scenario.post(BOTH, main, stepOf('a'));
	expect(writes()).toBe(2);
	await run('b');
	expect(shown()).toHaveLength(2);
});

test('the post step looks once more', async () => {
	await run('b');
	const stale = comments()[0]?.bodies.at(-1) ?? '';
	const main = await run('a');
	scenario.github.requests.length = 0;
	await scenario.post(BOTH, main, stepOf('a'));
	expect(writes()).toBe(0);
	comments()[0]?.bodies.push(stale);
	const again = await scenario.post(BOTH, main, stepOf('a'));
	expect({ code: again.code, notices: notices(again), rows: shown().length, writes: writes() }).toEqual({
		...{ code: 0, notices: [], rows: 2, writes: 1 },
	});
	expect(again.stdout).toContain('Making sure that the result is shown');
});

test('two comments are made at once: the older one stays, and who made the other deletes it', async () => {
	await run('b');
	const text = comments()[0]?.bodies.at(-1) ?? '';
	comments().splice(0);
	scenario.github.faults.add({ operation: 'createComment', fault: { kind: 'stall', at: 'headers' } });
	const first = scenario.watch(BOTH, stepOf('a'));
	await until(() => scenario.github.of('createComment').length === 2);
	scenario.github.repository.addComment(PULL_REQUEST, BOT, text); // that of b, in the same moment
	scenario.github.release();
	await first.finished;
	expect([scenario.github.of('deleteComment').length, comments().length]).toEqual([1, 1]);
	// Who deleted its comment has no write left; the next job, or the post step of the other one, shows its row.
	await run('b');
	expect(shown()).toEqual(['deploy a/app.js ✅ ec26c3e', 'deploy b/app.js ✅ ec26c3e']);
});
