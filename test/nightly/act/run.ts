// `npm run test:all -- act`: the e2e workflow and the workflows to paste, under an independent runner.
// The verdict is not act's exit code alone: of the e2e workflow every step must have succeeded, and of an example the
// service must have seen what it is for.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';
import { Client } from '../../emulator/client.ts';
import { appCode, deployApp } from '../../emulator/registered-app.ts';
import type { PullRequest } from '../../support/github-server/repository.ts';
import { GitHub } from '../../support/github-server/server.ts';
import { installAct, runAct, VERSION } from './act.ts';
import { makeSample, OLDER_FILE } from './sample.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const KEY = 'local-development-key';
const TOKEN = 'ghs_standInForTheTokenOfTheRun';

interface Example {
	readonly name: string;
	readonly event: string;
	/** What must be true of the service afterwards. */
	readonly deployments: number;
	/** Operations that it must have seen succeed. */
	readonly operations?: readonly string[];
	/** Steps that must have succeeded, where the service of the job is not the one that is looked at here. */
	readonly steps?: readonly string[];
	/** The app registers itself, and this is the body of each action that a workflow calls. */
	readonly handler?: string;
	/** The event's payload, where the workflow reads more of it than act makes up. */
	readonly payload?: object;
	/** Versions of the app that run already. */
	readonly before?: readonly string[];
	/** Versions of those that must be left. */
	readonly left?: readonly string[];
	/** Pull requests that GitHub knows. Default: there is no GitHub to ask. */
	readonly pulls?: readonly Pick<PullRequest, 'number' | 'state' | 'headRepository'>[];
	/** Files that the last deployment must have. */
	readonly files?: readonly string[];
	/** Folders that the repository has as well, by their paths there, from the root of this one. */
	readonly more?: Readonly<Record<string, string>>;
	/** An example that runs before it, in the same repository. */
	readonly after?: { readonly name: string; readonly event: string };
	/** The workflow must end red. */
	readonly isRed?: boolean;
}

const GREEN = "console.log('testing', payload); return { ok: true };";
/** The first run is green, the next one red. */
const GREEN_ONCE = `const { length } = await (await kernel.invocations.list()).items;
	if (length > 1) throw new Error('the button is gone');
	return { ok: true };`;
const RED = `const { session_id } = await kernel.browsers.create({ invocation_id });
	await kernel.browsers.replays.start(session_id);
	throw new Error('the button is gone');`;

/** A comment on a pull request, by somebody who may write. */
const DEPLOY_COMMAND = {
	action: 'created',
	issue: { number: 7, pull_request: {} },
	comment: { body: '/deploy', author_association: 'MEMBER', user: { login: 'somebody' } },
	repository: { full_name: 'somebody/your-app' },
};

const EXAMPLES: readonly Example[] = [
	{ name: 'deploy-on-push', event: 'push', deployments: 1 },
	...['pull-request', 'preview'].flatMap((name): Example[] => [
		{ name, event: 'pull_request', deployments: 1, handler: GREEN, payload: pullRequest('opened') },
		{
			name,
			event: 'pull_request_target',
			deployments: 2,
			operations: ['deleteDeployment'],
			payload: pullRequest('closed'),
			before: ['pr-7', 'pr-70'],
			left: ['pr-70'],
		},
	]),
	{
		name: 'preview',
		event: 'schedule',
		deployments: 3,
		operations: ['deleteDeployment'],
		payload: { repository: { full_name: 'somebody/your-app' } },
		pulls: [
			{ number: 7, state: 'closed' },
			{ number: 70, state: 'open' },
		],
		before: ['pr-7', 'pr-70', 'v1'],
		left: ['pr-70', 'v1'],
	},
	{
		name: 'keep-newest',
		event: 'push',
		deployments: 8,
		operations: ['deleteDeployment'],
		handler: GREEN,
		before: ['v1', 'main-1', 'main-2', 'main-3', 'main-4', 'main-5', 'main-6'],
		left: ['v1', 'main-3', 'main-4', 'main-5', 'main-6'],
	},
	{
		name: 'roll-back',
		event: 'workflow_dispatch',
		deployments: 1,
		payload: { inputs: { ref: 'v1' } },
		files: [OLDER_FILE],
	},
	{
		name: 'deploy-command',
		event: 'issue_comment',
		deployments: 1,
		payload: DEPLOY_COMMAND,
		pulls: [{ number: 7, state: 'open' }],
		files: [OLDER_FILE],
	},
	{
		name: 'deploy-command',
		event: 'issue_comment',
		deployments: 0,
		payload: DEPLOY_COMMAND,
		pulls: [{ number: 7, state: 'open', headRepository: 'somebody-else/your-app' }],
		isRed: true,
	},
	{ name: 'deploy-or-roll-back', event: 'push', deployments: 1, operations: ['createInvocation'], handler: GREEN },
	{
		name: 'deploy-or-roll-back',
		event: 'push',
		after: { name: 'deploy-or-roll-back', event: 'push' },
		deployments: 3,
		handler: GREEN_ONCE,
		isRed: true,
		steps: ['Roll back'],
	},
	{ name: 'fork-dry-run', event: 'pull_request', deployments: 0 },
	{ name: 'fork-emulator', event: 'pull_request', deployments: 0, steps: ['Check that the app is still running'] },
	{ name: 'wait-then-act', event: 'push', deployments: 1 },
	{
		name: 'smoke-test',
		event: 'push',
		deployments: 1,
		operations: ['createInvocation', 'getInvocation'],
		handler: GREEN,
	},
	{
		name: 'smoke-test',
		event: 'push',
		deployments: 1,
		operations: ['createInvocation', 'listReplays'],
		handler: RED,
		isRed: true,
	},
	{ name: 'promote', event: 'push', deployments: 2, operations: ['createInvocation'], handler: GREEN },
	{ name: 'promote', event: 'push', deployments: 1, operations: ['createInvocation'], handler: RED, isRed: true },
	{ name: 'build-once', event: 'push', deployments: 2, steps: ['Check that it is what was built'] },
	{ name: 'fork-package', event: 'pull_request', deployments: 0 },
	{
		name: 'fork-preview',
		event: 'workflow_run',
		payload: forkRun(),
		after: { name: 'fork-package', event: 'pull_request' },
		deployments: 1,
	},
	{
		name: 'end-to-end',
		event: 'pull_request',
		deployments: 1,
		operations: ['createInvocation'],
		handler: GREEN,
		payload: pullRequest('opened'),
	},
	{
		name: 'end-to-end',
		event: 'pull_request',
		deployments: 1,
		operations: ['createInvocation', 'listReplays'],
		handler: RED,
		payload: pullRequest('opened'),
		isRed: true,
	},
	{
		name: 'pnpm',
		event: 'push',
		deployments: 1,
		more: { '.': 'test/nightly/act/pnpm' },
		files: ['node_modules/ms', 'node_modules/.pnpm/ms@2.0.0/node_modules/ms/package.json'],
	},
	{
		name: 'smoke-test-browser',
		event: 'pull_request',
		deployments: 0,
		more: { 'examples/app-browser': 'examples/app-browser' },
		steps: ['Smoke test', 'Print what it returned'],
	},
	{
		name: 'monorepo',
		event: 'pull_request',
		deployments: 3,
		payload: pullRequest('opened'),
		pulls: [{ number: 7, state: 'open' }],
		steps: ['One table for all apps'],
	},
	{ name: 'source', event: 'push', deployments: 1 },
	{ name: 'key-for-one-run', event: 'push', deployments: 1, operations: ['createApiKey', 'deleteApiKey'] },
	{
		name: 'replays',
		event: 'pull_request',
		deployments: 0,
		operations: ['listReplays', 'deleteBrowser'],
		payload: pullRequest('opened'),
	},
	{ name: 'watch-download', event: 'workflow_dispatch', deployments: 0, operations: ['watchEvents', 'readFile'] },
];

/** Valid (test/unit/workflows.test.ts), but not to be run here. */
const NOT_HERE: Readonly<Record<string, string>> = {
	attestation: 'signs with an identity that only GitHub gives',
	environments: `act ${VERSION} does not know "deployment: false"`,
	'proxy-and-ghes': 'needs the proxy of a company',
};

/** The condition of steps that only a job in a container has. */
const IN_A_CONTAINER = "matrix.image != ''";

/** Names of examples, where only those are to be run; `e2e` is the workflow of the project. */
const only = process.argv.slice(2);
const isWanted = (name: string) => only.length === 0 || only.includes(name);

if (process.platform !== 'linux') {
	console.log(
		'skipped: npm run test:all -- act: it needs Linux, for act runs the jobs of ubuntu-latest on this machine',
	);
	process.exit();
}
const wrong: string[] = [];
installAct();
if (isWanted('e2e')) await runE2e();
const untold = readdirSync(path.join(root, 'examples/workflows')).map((file) => path.basename(file, '.yml'));
for (const name of untold.filter((one) => !EXAMPLES.some((example) => example.name === one))) {
	if (NOT_HERE[name] === undefined)
		wrong.push(`examples/workflows/${name}.yml is not in the list of test/nightly/act/run.ts`);
	else console.log(`\n--- ${name}: skipped: ${NOT_HERE[name]}`);
}
for (const example of EXAMPLES.filter(({ name }) => isWanted(name))) await runExample(example);
for (const problem of wrong) console.error(`wrong: ${problem}`);
if (wrong.length === 0) {
	const what = only.length === 0 ? `The e2e workflow and ${EXAMPLES.length} examples` : only.join(', ');
	console.log(`\n${what} ran under act ${VERSION}`);
}
process.exitCode = wrong.length === 0 ? 0 : 1;

/** Every step of the workflow as on ubuntu-latest, and the post steps of the actions that have one. */
async function runE2e(): Promise<void> {
	const workflow = '.github/workflows/e2e.yml';
	console.log(`\n--- ${workflow}`);
	const args = ['--job', 'e2e', '--matrix', 'system:ubuntu'];
	const { code, succeeded } = await runAct({ folder: root, workflow, event: 'workflow_dispatch', args });
	const { jobs } = parseYaml(readFileSync(path.join(root, workflow), 'utf8')) as {
		jobs: { e2e: { steps: { name: string; uses?: string; if?: string }[] } };
	};
	const steps = jobs.e2e.steps.filter((step) => step.if !== IN_A_CONTAINER);
	const posts = steps.filter(({ uses = '' }) => ['./', './emulator'].includes(uses)).map(({ name }) => `Post ${name}`);
	const missing = [...steps.map(({ name }) => `Main ${name}`), ...posts].filter((step) => !succeeded.includes(step));
	wrong.push(...missing.map((step) => `e2e: did not succeed: ${step}`));
	if (code !== 0) wrong.push(`e2e: act ended with ${code}`);
}

/** An example as it is, in a repository of somebody who pasted it. */
async function runExample(example: Example): Promise<void> {
	const { name, event, handler, payload, before = [], left = [], pulls, more = {}, after, isRed = false } = example;
	console.log(`\n--- ${name}${isRed ? ', which must end red' : ''}`);
	const emulator = await startEmulator({ apiKey: KEY });
	const github = pulls && (await GitHub.start());
	const own = { headRepository: 'somebody/your-app', sha: '0'.repeat(40) };
	github?.repository.pulls.push(...(pulls ?? []).map((pull) => ({ ...own, ...pull })));
	const sample = makeSample(name, { handler, payload, after: after?.name, more });
	const check = (isSo: boolean, problem: string) => {
		if (!isSo) wrong.push(`${name}: ${problem}`);
	};
	try {
		const ids = new Map<string, string>();
		for (const version of before) ids.set(version, await deployed(emulator, version));
		const args = [
			...['--secret', `BROWSER_API_KEY=${KEY}`, '--secret', `BROWSER_ORG_API_KEY=${KEY}`],
			...['--var', `BROWSER_API_URL=${emulator.url}`],
			...(github === undefined ? [] : ['--env', `GITHUB_API_URL=${github.url}`, '--secret', `GITHUB_TOKEN=${TOKEN}`]),
			...sample.args,
		];
		const run = (workflow: string, by: string) =>
			runAct({ folder: sample.folder, workflow, event: by, args, programs: sample.programs });
		if (after !== undefined)
			check((await run(sample.earlier, after.event)).code === 0, `${after.name} before it failed`);
		const { code, succeeded } = await run(sample.workflow, event);
		check((code === 0) !== isRed, `act ended with ${code}`);
		for (const step of example.steps ?? []) check(succeeded.includes(`Main ${step}`), `did not succeed: ${step}`);
		for (const version of before) {
			const isLeft = await isRunning(emulator, ids.get(version) as string);
			check(isLeft === left.includes(version), `${version} was ${isLeft ? 'left' : 'deleted'}`);
		}
		const entries = emulator.ledger.at(-1)?.entries.map((entry) => entry.name) ?? [];
		for (const file of example.files ?? []) check(entries.includes(file), `${file} was not deployed`);
		const { length } = emulator.ledger;
		check(length === example.deployments, `${length} deployments instead of ${example.deployments}`);
		const done = new Set(emulator.requests.filter(({ status = 500 }) => status < 300).map((one) => one.operation));
		for (const one of example.operations ?? [])
			check(done.has(one as never), `the service saw no ${one} that succeeded`);
		for (const problem of [...(github?.violations ?? []), ...(github?.repository.unfinished() ?? [])])
			check(false, problem);
	} finally {
		sample.remove();
		await github?.close();
		await emulator.close();
	}
}

/** A version of the app that the workflows name, which runs. */
async function deployed(emulator: Emulator, version: string): Promise<string> {
	const client = new Client(emulator);
	const { id } = await deployApp(client, appCode('your-app'), { version });
	await client.until(id, 'running');
	return id;
}

async function isRunning(emulator: Emulator, id: string): Promise<boolean> {
	return (await new Client(emulator).get(id)).status === 'running';
}

/** The event of a pull request of this repository. */
function pullRequest(action: string): object {
	const state = action === 'closed' ? 'closed' : 'open';
	const repo = { full_name: 'somebody/your-app', fork: false };
	return {
		action,
		number: 7,
		pull_request: { number: 7, state, head: { ref: 'topic', repo }, base: { ref: 'main', repo } },
		repository: { full_name: 'somebody/your-app' },
	};
}

/** The event after a run for a pull request from a fork. */
function forkRun(): object {
	return {
		repository: { full_name: 'somebody/your-app' },
		workflow_run: {
			id: 1,
			event: 'pull_request',
			conclusion: 'success',
			head_branch: 'main',
			head_sha: '0123456789abcdef0123456789abcdef01234567',
			head_repository: { full_name: 'somebody-else/your-app' },
			pull_requests: [],
		},
	};
}
