// Many apps of one repository, deployed by one job matrix at the same time, on one pull request, with one token.
// Four and one push here; `npm run test:all -- tables` takes twenty and two, and prints what it has counted.

import { expect, test } from '@jest/globals';
import { EVERY } from '../../support/action-runner/every.ts';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { type Event, HEAD, pullRequest } from '../../support/github-server/events.ts';
import { notices, reportScenario } from './reporting.ts';

const COUNT = EVERY ? 20 : 4;
const apps = Array.from({ length: COUNT }, (_, at) => `apps/${String.fromCharCode(97 + at)}`);
/** Its entrypoint is missing. */
const BROKEN = apps[2] as string;
const PUSHES = EVERY ? [HEAD, '6dcb09b5b57875f334f61aebed695e2e4193db5e'] : [HEAD];

const scenario = reportScenario(Object.fromEntries(apps.map((app) => [`${app}/app.sh`, 'exit 0\n'])));

/** One push: every leg is a process of its own, and nobody waits for another one. */
async function push(sha: string): Promise<Map<string, Finished>> {
	const event = pullRequest() as Event & { payload: { pull_request: { head: { sha: string } } } };
	event.payload.pull_request.head.sha = sha;
	const legs = apps.map(async (directory) => {
		const entrypoint = directory === BROKEN ? 'missing.sh' : 'app.sh';
		const inputs = { directory, entrypoint, environment: `preview ${directory}` };
		const leg = scenario.run('check, comment, deployment', { asProcess: true, event, with: inputs });
		return [directory, await leg] as const;
	});
	return new Map(await Promise.all(legs));
}

const nameOf = (app: string) => `deploy ${app}/${app === BROKEN ? 'missing' : 'app'}.sh`;
const refused = () => scenario.github.requests.filter(({ status = 0 }) => status >= 400);

/** What the pull request shows of one app after a push. */
function expectShown(app: string, leg: Finished, sha: string): void {
	const { repository } = scenario.github;
	const [code, conclusion] = app === BROKEN ? [1, 'failure'] : [0, 'success'];
	const checks = repository.checks.filter(({ head_sha, name }) => head_sha === sha && name === nameOf(app));
	const comments = repository.comments.filter(({ bodies }) =>
		bodies.every((body) => body.includes(`\`${nameOf(app)}\``)),
	);
	const deployments = repository.deployments.filter(
		({ request }) => request.ref === sha && request.environment === `preview ${app}`,
	);
	expect({
		code: leg.code,
		notices: notices(leg),
		checks: checks.map((check) => [check.status, check.conclusion]),
		comments: comments.map(({ bodies }) => bodies.at(-1)),
		deployments: deployments.map(({ statuses }) => statuses.at(-1)?.state),
	}).toEqual({
		code,
		notices: [],
		checks: [['completed', conclusion]],
		comments: [expect.stringContaining(`commit ${sha.slice(0, 7)}`)],
		deployments: [conclusion],
	});
	expect(comments[0]?.bodies.at(-1)).toContain(leg.outputs['deployment-id'] ?? 'missing.sh');
	expect(leg.outputs).toMatchObject({
		conclusion,
		'check-url': expect.stringContaining(`/runs/${checks[0]?.id}`),
		'comment-url': expect.stringContaining(`#issuecomment-${comments[0]?.id}`),
	});
}

test('a check and a comment for each app, with a rate limit that all of them together hit', async () => {
	// An app makes four writes at least: of check and comment its end, of the deployment that it is and how it ended.
	await scenario.replaceGitHub({ secondaryLimit: { writes: 4 * COUNT - 1, seconds: 1 } });
	for (const sha of PUSHES) {
		scenario.github.requests.length = 0;
		for (const [app, leg] of await push(sha)) expectShown(app, leg, sha);
		expect(scenario.github.repository.unfinished()).toEqual([]);
		expect(refused().length).toBeGreaterThan(0); // without care something would be missing
		if (EVERY) console.log(`${COUNT} apps: ${scenario.github.requests.length} requests, ${refused().length} refused`);
	}
	const { checks, comments } = scenario.github.repository;
	expect({
		checks: checks.length,
		comments: comments.length,
		deployed: scenario.deploy.emulator.ledger.length,
	}).toEqual({
		checks: PUSHES.length * COUNT,
		comments: COUNT,
		deployed: PUSHES.length * (COUNT - 1),
	});
});
