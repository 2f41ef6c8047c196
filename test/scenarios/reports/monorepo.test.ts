// Many apps of one repository, deployed by one job matrix at the same time, on one pull request, with one token.
// Four here; `npm run test:all -- tables` takes twenty and prints what it has counted.

import { expect, test } from '@jest/globals';
import { EVERY } from '../../support/action-runner/every.ts';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { type Event, HEAD, pullRequest } from '../../support/github-server/events.ts';
import type { GitHubOperation } from '../../support/github-server/routes.ts';
import type { GitHubRequest } from '../../support/github-server/server.ts';
import { annotations } from '../deploy/deploying.ts';
import { reportScenario } from './reporting.ts';

const COUNT = EVERY ? 20 : 4;
const apps = Array.from({ length: COUNT }, (_, at) => `apps/${String.fromCharCode(97 + at)}`);
/** Its entrypoint is missing. */
const BROKEN = apps[2] as string;
const SECOND = '6dcb09b5b57875f334f61aebed695e2e4193db5e';
/** The most writes for one app and one push: each state is shown once, and a slow machine leaves time for all of them. */
const MOST_WRITES: readonly { readonly of: readonly GitHubOperation[]; readonly most: number }[] = [
	{ of: ['createCheck', 'updateCheck'], most: 4 }, // packing, sent, queued, ended
	{ of: ['createComment', 'updateComment'], most: 2 }, // queued, ended
	{ of: ['createDeployment'], most: 1 },
	{ of: ['createDeploymentStatus'], most: 3 }, // queued, ended, and the former one inactive
	{ of: ['createStatus', 'deleteComment'], most: 0 },
];

/** Polls of one deployment, on average, that find it queued. */
const QUEUED_POLLS = 8;

const scenario = reportScenario(Object.fromEntries(apps.map((app) => [`${app}/app.sh`, 'exit 0\n'])));

/** One push: every leg is a process of its own, and nobody waits for another one. */
async function push(sha: string): Promise<Map<string, Finished>> {
	const event = pullRequest() as Event & { payload: { pull_request: { head: { sha: string } } } };
	event.payload.pull_request.head.sha = sha;
	scenario.deploy.emulator.faults.add({
		operation: 'getDeployment',
		times: QUEUED_POLLS * (COUNT - 1),
		fault: { kind: 'override', record: { status: 'queued', status_reason: '', updated_at: null } },
	});
	const legs = apps.map(async (directory) => {
		const entrypoint = directory === BROKEN ? 'missing.sh' : 'app.sh';
		const environment = `preview ${directory}`;
		const leg = scenario.run('check, comment, deployment', {
			asProcess: true,
			event,
			with: { directory, entrypoint, environment },
		});
		return [directory, await leg] as const;
	});
	return new Map(await Promise.all(legs));
}

const nameOf = (app: string) => `deploy ${app}/${app === BROKEN ? 'missing' : 'app'}.sh`;
const isDone = ({ status = 0 }: GitHubRequest) => status < 400;
const done = (operation: GitHubOperation) => scenario.github.of(operation).filter(isDone).length;
const refused = (operation: GitHubOperation) => scenario.github.of(operation).length - done(operation);

/** What the pull request shows after a push, app by app. */
function expectShown(legs: Map<string, Finished>, sha: string): void {
	const { repository } = scenario.github;
	expect([...legs.values()].flatMap(({ stdout }) => annotations(stdout, 'notice'))).toEqual([]);
	const checks = repository.checks.filter(({ head_sha }) => head_sha === sha);
	expect(checks.map(({ name }) => name).sort()).toEqual(apps.map(nameOf));
	expect(repository.comments).toHaveLength(COUNT);
	for (const [app, { code, outputs }] of legs) {
		const ended = app === BROKEN ? 'failure' : 'success';
		expect([app, code, outputs.conclusion]).toEqual([app, app === BROKEN ? 1 : 0, ended]);
		const check = checks.find(({ name }) => name === nameOf(app));
		expect(check).toMatchObject({ status: 'completed', conclusion: ended });
		expect(outputs['check-url']).toContain(`/runs/${check?.id}`);
		const own = repository.comments.filter(({ bodies }) => bodies.some((body) => body.includes(`\`${nameOf(app)}\``)));
		expect(own).toHaveLength(1);
		const [comment] = own;
		expect(comment?.bodies.every((body) => body.includes(`\`${nameOf(app)}\``))).toBe(true);
		expect(comment?.bodies.at(-1)).toContain(`commit ${sha.slice(0, 7)}`);
		expect(comment?.bodies.at(-1)).toContain(outputs['deployment-id'] ?? 'missing.sh');
		expect(outputs['comment-url']).toContain(`#issuecomment-${comment?.id}`);
		const deployments = repository.deployments.filter(
			({ request }) => request.ref === sha && request.environment === `preview ${app}`,
		);
		expect(deployments.map(({ statuses }) => statuses.at(-1)?.state)).toEqual([ended]);
	}
	expect(repository.unfinished()).toEqual([]);
}

/** What a push costs at GitHub, one app with the other. */
function expectFew(): void {
	const { requests } = scenario.github;
	const writes = MOST_WRITES.map(({ of }) => of.reduce((sum, operation) => sum + done(operation), 0) / COUNT);
	expect(MOST_WRITES.filter(({ most }, at) => (writes[at] as number) > most)).toEqual([]);
	expect(done('graphql')).toBeLessThanOrEqual(COUNT);
	// Each view that the comment shows, queued and ended, begins with one look; whoever was refused looks again.
	const again = refused('createComment') + refused('updateComment');
	expect(done('listComments')).toBeLessThanOrEqual(2 * COUNT + again);
	// The limit was hit: without care something would be missing.
	expect(requests.filter((request) => !isDone(request)).length).toBeGreaterThan(0);
}

test('two pushes: a check and a comment for each app, with a rate limit that all of them together hit', async () => {
	// An app makes four writes at least: of check and comment its end, of the deployment that it is and how it ended.
	await scenario.replaceGitHub({ secondaryLimit: { writes: 4 * COUNT - 1, seconds: 1 } });
	const counted = [];
	for (const sha of [HEAD, SECOND]) {
		scenario.github.requests.length = 0;
		scenario.deploy.emulator.requests.length = 0;
		expectShown(await push(sha), sha);
		expectFew();
		expect(done('createComment')).toBe(sha === HEAD ? COUNT : 0);
		const polls = scenario.deploy.emulator.requests.filter(({ operation }) => operation === 'getDeployment');
		expect(polls.length).toBeGreaterThanOrEqual(QUEUED_POLLS * (COUNT - 1));
		counted.push({
			apps: COUNT,
			checks: scenario.github.repository.checks.length,
			comments: scenario.github.repository.comments.length,
			'done at GitHub': scenario.github.requests.filter(isDone).length,
			'refused there': scenario.github.requests.filter((request) => !isDone(request)).length,
			polls: polls.length,
		});
	}
	expect(scenario.deploy.emulator.ledger).toHaveLength(2 * (COUNT - 1));
	if (EVERY) console.table(counted);
});
