// Faults at GitHub, and what a token may not do: reported once, and they never fail the deploy.
import { expect, test } from '@jest/globals';
import type { Fault } from '../../../src/emulator/http/faults.ts';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { ALL_PERMISSIONS } from '../../support/github-server/server.ts';
import { annotations } from '../deploy/deploying.ts';
import { ALL, ALL_SHOWN, notices, type ReportStep, reportScenario, until } from './reporting.ts';

const scenario = reportScenario();
const always = Number.POSITIVE_INFINITY;
const unfinished = () => scenario.github.repository.unfinished();

/** Runs a deploy that stays queued until something is so. */
async function afterQueued(isSo: () => boolean, step: ReportStep = {}): Promise<Finished> {
	scenario.stay('queued');
	const running = scenario.watch(ALL, step);
	await until(isSo);
	scenario.deploy.emulator.faults.clear();
	return running.finished;
}

// How each is judged: test/unit/github/faults.test.ts.
const LIMIT = { 'x-ratelimit-remaining': '0' };
test.each<{ name: string; fault: Fault; says: RegExp }>([
	{ name: '403 of a limit', fault: { kind: 'answer', status: 403, headers: LIMIT }, says: /responded with 403/ },
	{ name: '500', fault: { kind: 'answer', status: 500 }, says: /responded with 500/ },
	{ name: 'HTML', fault: { kind: 'answer', status: 200, body: '<html>a proxy</html>' }, says: /no usable response/ },
	{ name: 'a reset', fault: { kind: 'reset', at: 'headers' }, says: /no usable response/ },
])('$name from all of GitHub', async ({ fault, says }) => {
	scenario.github.faults.add({ operation: '*', times: always, fault });
	const main = await scenario.run(ALL);
	expect([main.code, main.outputs.conclusion, notices(main)]).toEqual([0, 'success', [expect.stringMatching(says)]]);
	expect(notices(main)[0]).toMatch(/check.*status.*deployment.*comment/s);
});

// What got no response may have been done: it is looked for, and never done twice.
test.each<{ name: string; fault: Fault }>([
	{ name: 'a reset', fault: { kind: 'reset', at: 'after-commit' } },
	{ name: 'HTML', fault: { kind: 'answer', status: 200, body: '<html>', afterCommit: true } },
])('$name after the work was done: one of each, concluded, and nothing to tell', async ({ fault }) => {
	const operations = ['createCheck', 'createStatus', 'createDeployment', 'createComment'] as const;
	for (const operation of operations) scenario.github.faults.add({ operation, fault });
	// The next view makes up for it: so there is one, after the response.
	const main = await afterQueued(() => operations.every((operation) => scenario.github.of(operation).length > 0));
	expect(scenario.shown(main)).toEqual(ALL_SHOWN);
	const { checks, deployments, comments } = scenario.github.repository;
	expect(main.outputs).toMatchObject({
		'check-url': expect.stringContaining(String(checks[0]?.id)),
		'github-deployment-id': String(deployments[0]?.id),
		'comment-url': expect.stringContaining(String(comments[0]?.id)),
	});
});

test('the last word does not get through: the post step says it, and where GitHub is away then too, one notice does', async () => {
	for (const operation of ['updateCheck', 'updateComment'] as const)
		scenario.github.faults.add({ operation, times: always, fault: { kind: 'answer', status: 500 } });
	for (const operation of ['createStatus', 'createDeploymentStatus'] as const)
		scenario.github.faults.add({ operation, skip: 1, times: always, fault: { kind: 'answer', status: 500 } });
	const main = await afterQueued(() => unfinished().length === 4);
	expect({ code: main.code, unfinished: unfinished().length }).toEqual({ code: 0, unfinished: 4 });
	const away = await scenario.post(ALL, main);
	expect({ code: away.code, notices: notices(away).length }).toEqual({ code: 0, notices: 1 });
	scenario.github.faults.clear();
	const post = await scenario.post(ALL, main);
	expect(scenario.shown(post)).toEqual(ALL_SHOWN);
	const { checks, statuses, deployments, comments } = scenario.github.repository;
	const states = [checks[0]?.conclusion, statuses.at(-1)?.state, deployments[0]?.statuses.at(-1)?.state];
	expect(states).toEqual(Array(3).fill('success'));
	expect(comments[0]?.bodies.at(-1)).toContain('✅');
});

const limitedFor = (seconds: number): Fault => ({
	kind: 'answer',
	status: 403,
	headers: { 'retry-after': String(seconds) },
	body: { message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.' },
});

test('a rate limit that is longer than the patience: told, and closed by the post step, which waits for it', async () => {
	scenario.github.faults.add({ operation: 'updateCheck', fault: limitedFor(60) });
	scenario.github.faults.add({ operation: 'updateComment', times: always, fault: limitedFor(60) });
	const main = await afterQueued(() => unfinished().length === 4, { pauses: 1 }); // a minute is not to be over meanwhile
	expect(main.code).toBe(0);
	expect(notices(main)).toEqual([expect.stringMatching(/check: .*rate limit.*comment: .*rate limit/)]);
	expect(unfinished().length).toBeGreaterThan(1);
	scenario.github.faults.clear();
	for (const operation of ['updateCheck', 'updateComment'] as const)
		scenario.github.faults.add({ operation, fault: limitedFor(1) });
	const post = await scenario.post(ALL, main);
	expect(scenario.shown(post)).toEqual(ALL_SHOWN);
	expect(scenario.github.repository.checks).toEqual([expect.objectContaining({ conclusion: 'success' })]);
});

test('no permission at all: one notice with all the lines, none from the post step, and the failure of the deploy is shown', async () => {
	scenario.github.permissions = [];
	scenario.deploy.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status: 409 } });
	const main = await scenario.run(ALL);
	expect([main.outputs['failure-kind'], annotations(main.stdout).length]).toEqual(['rejected', 1]);
	const lacking = ALL_PERMISSIONS.filter((permission) => permission.endsWith('write'));
	const yaml = lacking.map((permission) => `  ${permission}`).join('\n');
	expect(notices(main)).toEqual([expect.stringContaining(`permissions:\n  contents: read\n${yaml}`)]);
	const before = scenario.github.requests.length;
	const post = await scenario.post(ALL, main);
	expect({ code: post.code, notices: notices(post) }).toEqual({ code: 0, notices: [] });
	expect(scenario.github.requests).toHaveLength(before);
});
