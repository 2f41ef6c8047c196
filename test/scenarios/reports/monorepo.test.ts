// A monorepo that deploys only what changed, with one comment: one job for each app, three pushes. Three apps here, all at
// once at the first push; `npm run test:all -- tables` takes twenty, always all at once.

import { expect, test } from '@jest/globals';
import { EVERY } from '../../support/action-runner/every.ts';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { type Event, HEAD, PULL_REQUEST, pullRequest } from '../../support/github-server/events.ts';
import { rendered } from '../../support/github-server/rendered.ts';
import { registeringApp } from '../deploy/deploying.ts';
import { notices, reportScenario } from './reporting.ts';

const COUNT = EVERY ? 20 : 3;
const apps = Array.from({ length: COUNT }, (_, at) => `apps/${String.fromCharCode(97 + at)}`);
const CHANGED = apps[1] as string;
const PUSHES = [HEAD, '6dcb09b5b57875f334f61aebed695e2e4193db5e', '7fd1a60b01f91b314f59955a4e4d4e80d8edf11d'] as const;

const app = (folder: string, text?: string) => {
	const files = Object.entries(registeringApp(folder.replace('/', '-'), text));
	return Object.fromEntries(files.map(([file, content]) => [`${folder}/${file}`, content]));
};
const scenario = reportScenario(Object.assign({}, ...apps.map((folder) => app(folder))));
const emulator = () => scenario.deploy.emulator;
const COMMENT_WRITES = ['createComment', 'updateComment', 'deleteComment'] as const;
const commentWrites = () => COMMENT_WRITES.flatMap((operation) => scenario.github.of(operation)).length;

const MAY_REPLACE = /^Not skipped: deployment \S+ is newer, and may be of this app$/m;

/** One push. @param together whether every job is a process of its own, its post step another one, and nobody waits for another one. */
async function push(sha: string, together: boolean): Promise<Map<string, Finished>> {
	const event = pullRequest() as Event & { payload: { pull_request: { head: { sha: string } } } };
	event.payload.pull_request.head.sha = sha;
	const legs = apps.map(async (directory) => {
		const step = {
			asProcess: together,
			event,
			with: { directory, 'skip-unchanged': 'true', 'comment-key': 'apps', 'wait-until': 'running' },
		};
		const main = await scenario.run('check, deployment, comment', step);
		const post = await scenario.post('check, deployment, comment', main, step);
		expect({ code: post.code, notices: notices(post) }).toEqual({ code: 0, notices: [] });
		return [directory, main] as const;
	});
	return new Map(await Promise.all(legs));
}

/** The one comment tells of every app what its own outputs say. */
function expectTrueComment(legs: Map<string, Finished>, sha: string): void {
	const { comments } = scenario.github.repository;
	expect(comments.map(({ issue }) => issue)).toEqual([PULL_REQUEST]);
	const [head, ...rows] = rendered(comments[0]?.bodies.at(-1) ?? '').rows;
	expect(head).toEqual(['App', 'Result', 'Deployment', 'Commit', 'Details']);
	expect(rows.map(([name]) => name)).toEqual(apps.map((folder) => `deploy ${folder}/app.js`));
	for (const [at, { outputs }] of [...legs.values()].entries()) {
		const result = outputs.skipped === 'true' ? /^✅ Unchanged, running since / : /^✅ Deployed: running after /;
		expect(rows[at]?.slice(1, 4)).toEqual([expect.stringMatching(result), outputs['deployment-id'], sha.slice(0, 7)]);
	}
}

test('all new, one changed, none changed: as many packages, and one true comment each time', async () => {
	for (const [at, sha] of PUSHES.entries()) {
		if (at === 1) scenario.deploy.workspace.write(app(CHANGED, 'changed'));
		scenario.github.requests.length = 0;
		emulator().requests.length = 0;
		const legs = await push(sha, EVERY || at === 0);
		for (const leg of legs.values())
			expect({ code: leg.code, notices: notices(leg) }).toEqual({ code: 0, notices: [] });
		const sent = emulator().requests.filter(({ operation }) => operation === 'createDeployment').length;
		const deployed = [...legs].filter(([, { outputs }]) => outputs.skipped === 'false').map(([folder]) => folder);
		expect(deployed).toHaveLength(sent);
		// A neighbour that looks before the changed app's deployment is noted at GitHub cannot know whose it is.
		const doubts = [...legs].filter(([, { stdout }]) => MAY_REPLACE.test(stdout)).map(([folder]) => folder);
		const changed = deployed.filter((folder) => (at === 1 && folder === CHANGED) || !doubts.includes(folder));
		expect(changed).toEqual([apps, [CHANGED], []][at]);
		expectTrueComment(legs, sha);
		expect(scenario.github.repository.unfinished()).toEqual([]);
		expect(commentWrites()).toBeLessThanOrEqual(2 * COUNT);
	}
	// Each app's former deployment is retired, and no neighbour's.
	const active = scenario.github.repository.deployments.filter(({ statuses }) => statuses.at(-1)?.state === 'success');
	expect(active).toHaveLength(COUNT);
});
