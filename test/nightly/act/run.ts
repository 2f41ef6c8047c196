// `npm run test:all -- act`: the e2e workflow and the workflows to paste, under an independent runner.
// The verdict is not act's exit code alone: of the e2e workflow every step must have succeeded, and of an example the
// service must have seen what it is for.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';
import { Client } from '../../emulator/client.ts';
import { appCode, deployApp } from '../../emulator/registered-app.ts';
import { GitHub } from '../../support/github-server/server.ts';
import { installAct, runAct, VERSION } from './act.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { makeSample } from './sample.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const KEY = 'local-development-key';
const TOKEN = 'ghs_standInForTheTokenOfTheRun';

/** Valid (test/unit/workflows.test.ts), but not to be run here. */
const NOT_HERE: Readonly<Record<string, string>> = {
	attestation: 'signs with an identity that only GitHub gives',
	environments: `act ${VERSION} does not know "deployment: false"`,
	'proxy-and-ghes': 'needs the proxy of a company',
};

/** The condition of steps that only a job in a container has. */
const IN_A_CONTAINER = "matrix.image != ''";

if (process.platform !== 'linux') {
	console.log(
		'skipped: npm run test:all -- act: it needs Linux, for act runs the jobs of ubuntu-latest on this machine',
	);
	process.exit();
}
const isChosen = (name: string) => name.includes(process.env.ONLY ?? '');
const wrong: string[] = [];
installAct();
if (isChosen('e2e')) await runE2e();
const untold = readdirSync(path.join(root, 'examples/workflows')).map((file) => path.basename(file, '.yml'));
for (const name of untold.filter((one) => !EXAMPLES.some((example) => example.name === one))) {
	if (NOT_HERE[name] === undefined)
		wrong.push(`examples/workflows/${name}.yml is not in the list of test/nightly/act/examples.ts`);
	else console.log(`\n--- ${name}: skipped: ${NOT_HERE[name]}`);
}
for (const example of EXAMPLES.filter(({ name }) => isChosen(name))) await runExample(example);
for (const problem of wrong) console.error(`wrong: ${problem}`);
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
	const { name, event, before = [], left = [], pulls, after, isRed = false } = example;
	console.log(`\n--- ${name}${isRed ? ', which must end red' : ''}`);
	const emulator = await startEmulator({ apiKey: KEY });
	const github = pulls && (await GitHub.start());
	const own = { headRepository: 'somebody/your-app', sha: '0'.repeat(40) };
	github?.repository.pulls.push(...(pulls ?? []).map((pull) => ({ ...own, ...pull })));
	const sample = makeSample(example);
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
