// The comment of one job: found again among all other comments, and never confused with one of another author.
import { expect, test } from '@jest/globals';
import { PULL_REQUEST } from '../../support/github-server/events.ts';
import { notices, reportScenario, until } from './reporting.ts';

const scenario = reportScenario();
const BOT = 'github-actions[bot]';
const texts = (login: string) =>
	scenario.github.repository.comments.filter((comment) => comment.login === login).map(({ bodies }) => bodies.at(-1));
const chatter = (number: number) => {
	for (let at = 0; at < number; at++)
		scenario.github.repository.addComment(PULL_REQUEST, `reader-${at % 7}`, `Comment ${at}, by the way`);
};

test('one comment, updated in place, over pages of those of others', async () => {
	chatter(130);
	const first = await scenario.run('check, comment');
	const { comments } = scenario.github.repository;
	const [own] = comments.splice(-1);
	chatter(130);
	if (own) comments.push(own);
	const second = await scenario.run('comment', { with: { version: '2.0' } });
	expect(texts(BOT)).toEqual([expect.stringMatching(/✅ Deployed[\s\S]*2\.0/)]);
	const link = `[check](${first.outputs['check-url']})`;
	expect([first.summary, comments.at(-1)?.bodies[0]]).toEqual(Array(2).fill(expect.stringContaining(link)));
	expect(first.outputs['comment-url']).toBe(second.outputs['comment-url']);
	expect(scenario.github.of('createComment')).toHaveLength(1);
	expect(scenario.github.of('listComments').some(({ query }) => query.get('page') === '3')).toBe(true);
});

test.each([
	['with GraphQL', true, BOT],
	['without it', false, BOT],
	['as a person', true, 'octocat'],
])("somebody else's comment with the marker is left alone, %s", async (_, hasGraphql, login) => {
	const { repository } = Object.assign(scenario.github, { hasGraphql, login });
	await scenario.run('comment');
	const [own] = repository.comments.splice(0);
	const marked = own?.bodies[0] ?? '';
	for (const other of ['mallory', 'github-action', 'github-actions[bot]x', 'octocat-x'])
		repository.addComment(PULL_REQUEST, other, marked);
	// Its own words may also quote a marker: only what begins with it counts.
	repository.addComment(PULL_REQUEST, login, `A reader said: ${marked}`);
	await scenario.run('comment');
	await scenario.run('comment');
	expect(scenario.github.of('createComment')).toHaveLength(2);
	const changed = repository.comments.filter(({ bodies }) => bodies.length > 1);
	expect(changed.map((one) => one.login)).toEqual([login]);
});

test('what a run that began later has written stays, however an earlier one ends', async () => {
	scenario.deploy.emulator.faults.add({ operation: 'getDeployment', fault: { kind: 'stall', at: 'headers' } });
	const earlier = scenario.watch('comment', { env: { GITHUB_RUN_ID: '1' } });
	await until(() => scenario.github.of('createComment').length === 1);
	const later = await scenario.run('comment', { env: { GITHUB_RUN_ID: '2' } });
	const shown = texts(BOT);
	expect(shown).toEqual([expect.stringContaining('✅ Deployed')]);
	earlier.child.kill('SIGTERM');
	const main = await earlier.finished;
	expect(main.stdout).toContain('The comment shows a later run, so it stays as it is');
	expect(main.outputs['comment-url']).toBe(later.outputs['comment-url']);
	await scenario.post('comment', main, { env: { GITHUB_RUN_ID: '1' } });
	expect(texts(BOT)).toEqual(shown);
});

test('whose comment it is cannot be told for the moment: rather none than a second one', async () => {
	scenario.github.login = 'octocat';
	await scenario.run('comment');
	const fault = { kind: 'answer', status: 502 } as const;
	scenario.github.faults.add({ operation: 'graphql', times: Number.POSITIVE_INFINITY, fault });
	const main = await scenario.run('comment');
	expect([main.code, notices(main).length, texts('octocat').length]).toEqual([0, 1, 1]);
});

test('a summary that is too long is cut where nothing is left open', async () => {
	// Every rule that leaves something out has its line in the summary.
	const files = Array.from({ length: 330 }, (_, at) => `${at}-${'@everybody-'.repeat(22)}.tmp`);
	scenario.deploy.workspace.write(Object.fromEntries(files.map((file) => [file, ''])));
	await scenario.run('check, comment', { with: { exclude: files.map((file) => `/${file}`).join('\n') } });
	const { checks, comments } = scenario.github.repository;
	for (const text of [checks[0]?.output.summary ?? '', comments[0]?.bodies.at(-1) ?? '']) {
		expect(text).toContain('cut off');
		expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
		for (const line of text.split('\n')) expect((line.match(/`/g)?.length ?? 0) % 2).toBe(0);
	}
});
