// What delete-deployments changes at GitHub: what shows a deleted deployment, and nothing else; never the result.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Step } from '../../support/action-runner/start-action.ts';
import { MERGE, PULL_REQUEST, pullRequest, push, REPOSITORY } from '../../support/github-server/events.ts';
import { rendered } from '../../support/github-server/rendered.ts';
import { GitHub } from '../../support/github-server/server.ts';
import { APP, annotations } from '../deploy/deploying.ts';
import { callScenario, shownBy } from './calling.ts';

const TOKEN = 'ghs_tokenOfTheWorkflowRun0123456789abcd';
const scenario = callScenario('delete-deployments', { queuedMs: 1, startGraceMs: 1 });
let github: GitHub;

beforeEach(async () => {
	github = await GitHub.start();
});
afterEach(async () => {
	await github.close();
	expect(github.violations).toEqual([]);
});

let runs = 0;
/** Each step is of a run of its own. */
const step = (inputs: Record<string, string>): Partial<Step> => ({
	event: pullRequest(),
	with: { 'github-token': TOKEN, ...inputs },
	env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: REPOSITORY, GITHUB_SHA: MERGE, GITHUB_RUN_ID: String(++runs) },
});
const deployed = async () => (await scenario.client.deploy('setInterval(() => {}, 1_000);')).id;
/** A GitHub deployment as the deploy action leaves it. */
function shown(environment: string, payload: unknown) {
	const { repository } = github;
	const deployment = { id: repository.nextId(), request: { ref: MERGE, environment, payload }, statuses: [] };
	repository.deployments.push(deployment as never);
	return deployment as { statuses: { state: string }[] };
}
/** What the deploy action stores in it. */
const recordOf = (deployment: string) => ({ run: '7-0123456789abcdef', setup: '', digest: '', deployment });
const states = (one: { statuses: { state: string }[] }) => one.statuses.map(({ state }) => state);

test('GitHub deployments that name a deleted id become inactive, no others', async () => {
	const [id, other] = [await deployed(), await deployed()];
	// An earlier run may have ended before it told of gone-1.
	const own = [recordOf(id), JSON.stringify(recordOf(id)), recordOf('gone-1')].map((one) => shown('preview', one));
	const records = [recordOf(other), { ...recordOf(''), digest: id }, 'not JSON', null];
	const others = [shown('production', recordOf(id)), ...records.map((one) => shown('preview', one))];
	for (let at = 0; at < 120; at++) shown('preview', recordOf(`new-${at}`));
	const { code, stdout } = await scenario.run(step({ 'deployment-id': `${id},gone-1`, environment: 'preview' }));
	expect({ code, errors: annotations(stdout) }).toEqual({ code: 0, errors: [] });
	expect(own.map(states)).toEqual([['inactive'], ['inactive'], ['inactive']]);
	expect(others.flatMap(states)).toEqual([]);
	expect(github.of('createDeploymentStatus')).toHaveLength(3);
});

test('GitHub refuses the second page: what the first one has is inactive', async () => {
	const id = await deployed();
	for (let at = 0; at < 100; at++) shown('preview', recordOf(`old-${at}`));
	const own = shown('preview', recordOf(id)); // the newest, on the first page
	github.faults.add({ operation: 'listDeployments', skip: 1, fault: FORBIDDEN });
	await scenario.run(step({ 'deployment-id': id, environment: 'preview' }));
	expect(states(own)).toEqual(['inactive']);
});

const BUSY = { kind: 'answer', status: 409, body: { code: 'conflict', message: 'busy' } } as const;

const FORBIDDEN = { kind: 'answer', status: 403 } as const;
const busy = () => scenario.emulator.faults.add({ operation: 'deleteDeployment', fault: BUSY });
const forbid = () => github.faults.add({ operation: 'listDeployments', fault: FORBIDDEN });

type Stays = [why: string, inputs: Record<string, string>, notices?: string[], asked?: number, prepare?: () => void];
test.each<Stays>([
	['a dry run', { 'dry-run': 'true' }],
	['no environment', { environment: '' }],
	['no token', { 'github-token': '' }, ['there is no github-token']],
	['it could not be deleted', {}, [], 0, busy],
	['GitHub refuses', {}, ['deployments: write'], 1, forbid],
])('a GitHub deployment stays as it is: %s', async (_, inputs, ...[notices = [], asked = 0, prepare]) => {
	const id = await deployed();
	const own = shown('preview', recordOf(id));
	prepare?.();
	const finished = await scenario.run(step({ 'deployment-id': id, environment: 'preview', ...inputs }));
	expect(finished.code).toBe(prepare === busy ? 1 : 0); // GitHub never changes the result
	const said = annotations(finished.stdout, 'notice').map(({ message }) => message);
	expect([said, states(own), github.requests.length]).toEqual([
		notices.map((text) => expect.stringContaining(text)),
		[],
		asked,
	]);
	expect(shownBy(finished)).not.toContain(TOKEN);
});

/** Deploys as a workflow does, with a comment. */
async function previewed(reportName = 'deploy', commentKey = ''): Promise<string> {
	scenario.workspace.write(APP);
	const comment = { 'report-to': 'comment', 'report-name': reportName, 'comment-key': commentKey };
	const inputs = { entrypoint: 'app.js', ...comment };
	const { outputs } = await scenario.run({ ...step({}), action: '', token: TOKEN, with: inputs });
	return outputs['deployment-id'] ?? '';
}
const texts = () => github.repository.comments.map(({ bodies }) => bodies.at(-1) ?? '');

test("the preview's comment says that it is gone, in place, and no other one does", async () => {
	github.repository.addComment(PULL_REQUEST, 'reader', 'Nice');
	const [id, other] = [await previewed(), await previewed('another')];
	const { code, stdout } = await scenario.run(step({ 'deployment-id': id, 'report-name': 'deploy' }));
	expect({ code, notices: annotations(stdout, 'notice') }).toEqual({ code: 0, notices: [] });
	expect(texts()).toEqual([
		'Nice',
		expect.stringMatching(new RegExp(`^<!-- .* -->\n## 🗑️ The preview was deleted\n\nDeleted.*${id}`)),
		expect.stringContaining(other),
	]);
	// The next deploy takes the comment over.
	await previewed();
	expect(texts()[1]).toContain('Deployed');
	expect(github.of('createComment')).toHaveLength(2);
});

test('a comment that shows another deployment, and the same text by somebody else, stay as they are; none is made', async () => {
	const [gone, shownNow] = [await deployed(), await previewed()];
	const [own] = texts();
	github.repository.addComment(PULL_REQUEST, 'mallory', own?.replaceAll(shownNow, gone) ?? '');
	const before = texts();
	for (const event of [pullRequest(), push()]) {
		const { code } = await scenario.run({ ...step({ 'deployment-id': gone, 'report-name': 'deploy' }), event });
		expect({ code, texts: texts() }).toEqual({ code: 0, texts: before });
	}
});

test('a row that shows it says that the preview is gone, whatever its name, and the others stay', async () => {
	/** Name, icon and deployment of each row. */
	const rows = (text = '') =>
		rendered(text).rows.map(([name, result = '', id]) => `${name}: ${result.split(' ')[0]} ${id}`);
	const [web, api] = [await previewed('deploy', 'apps'), await previewed('deploy api', 'apps')];
	await previewed('deploy', 'other apps');
	const [, others] = texts();
	const { code, stdout } = await scenario.run(step({ 'deployment-id': web, 'comment-key': 'apps' }));
	expect({ code, notices: annotations(stdout, 'notice') }).toEqual({ code: 0, notices: [] });
	expect(rows(texts()[0]).slice(1)).toEqual([`deploy api: ✅ ${api}`, `deploy: 🗑️ ${web}`]);
	expect(texts()[1]).toBe(others);
	// The next deploy takes the row over.
	const next = await previewed('deploy', 'apps');
	expect(rows(texts()[0]).slice(1)).toEqual([`deploy api: ✅ ${api}`, `deploy: ✅ ${next}`]);
	expect(github.of('createComment')).toHaveLength(2);
});

test('closed-pull-requests: the previews of closed pull requests go, in a run of no pull request', async () => {
	const registered = async (version: string) => {
		const { id } = await scenario.client.deploy('//! app shop run', { version });
		await scenario.client.until(id, 'running');
		return id;
	};
	const [closed, open] = [await registered('pr-7'), await registered('pr-8')];
	await registered('pr-9'); // GitHub does not know it
	const pull = (number: number, state: 'open' | 'closed') => ({ number, sha: MERGE, state });
	github.repository.pulls.push(pull(7, 'closed'), pull(8, 'open'));
	const own = shown('preview', recordOf(closed));
	const sweep = { 'app-name': 'shop', 'version-prefix': 'pr-', 'closed-pull-requests': 'true', environment: 'preview' };
	const { code, outputs, stdout } = await scenario.run({ ...step(sweep), event: push() });
	const warnings = annotations(stdout, 'warning').map(({ message }) => message);
	expect({ code, outputs, warnings, states: states(own) }).toEqual({
		...{ code: 0, outputs: { 'deleted-ids': closed, count: '1' }, states: ['inactive'] },
		warnings: [expect.stringContaining('Version "pr-9" stays')],
	});
	expect((await scenario.client.get(open)).status).toBe('running');
});
