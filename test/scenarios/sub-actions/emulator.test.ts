// The emulator as an action: it starts in the background, is deployed to, and ends with the post step, however the job
// ends. The built action, and a real deployment by the built deploy action.
import { type ChildProcess, spawn } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { EventReader } from '../../emulator/event-reader.ts';
import { type Finished, runAction, type Step, startAction } from '../../support/action-runner/start-action.ts';
import { makeWorkspace, type Workspace } from '../../support/action-runner/workspace.ts';
import { annotations } from '../deploy/deploying.ts';
import { shownBy } from './calling.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
let workspace: Workspace;
let temp: string;

beforeEach(() => {
	workspace = makeWorkspace({
		'app.js': "require('node:child_process').spawn('sleep', ['600']);\nconsole.log('up');\n",
	});
	temp = path.join(workspace.path, '..temp');
	mkdirSync(temp);
});

/** Processes whose files are in the test's own folder: the emulator, its leash, its apps. */
function processes(): number[] {
	const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
	return pids.map(Number).filter((pid) => [`/proc/${pid}/cwd`, `/proc/${pid}/fd/1`].some((link) => leadsToTemp(link)));
}

function leadsToTemp(link: string): boolean {
	try {
		return readlinkSync(link).startsWith(`${temp}${path.sep}`);
	} catch {
		return false; // it has just ended, or is of somebody else
	}
}

async function untilNoneIsLeft(): Promise<void> {
	while (processes().length > 0) await sleep(20);
}

afterEach(() => {
	for (const pid of processes()) process.kill(pid, 'SIGKILL');
	rmSync(temp, { recursive: true, force: true });
	workspace.remove();
});

const emulatorStep = (step: Partial<Step> = {}) =>
	startAction({ action: 'emulator', workspace: workspace.path, ...step, env: { RUNNER_TEMP: temp, ...step.env } });
const start = (inputs: Record<string, string> = {}) => emulatorStep({ with: inputs }).finished;
const post = ({ state }: Finished) => emulatorStep({ phase: 'post', state }).finished;

const deployTo = ({ outputs }: Finished, inputs: Record<string, string> = {}) =>
	runAction({
		workspace: workspace.path,
		with: {
			'api-key': outputs['api-key'] ?? '',
			'base-url': outputs['base-url'] ?? '',
			entrypoint: 'app.js',
			exclude: '..temp',
			'wait-until': 'running',
			'report-to': '',
			...inputs,
		},
	});

const headersOf = ({ outputs }: Finished) => ({ authorization: `Bearer ${outputs['api-key']}` });

/** Waits until the app's log has this. An app is "running" once its process stays up, which may be before its first line. */
async function untilSaid(started: Finished, deployed: Finished, text: string): Promise<void> {
	const log = `${started.outputs['base-url']}/deployments/${deployed.outputs['deployment-id']}/events`;
	const events = new EventReader<{ message?: string }>(await fetch(log, { headers: headersOf(started) }));
	await events.until(({ message = '' }) => message.includes(text));
	await events.close();
}

test('it starts, is deployed to, and the post step ends it with its apps and prints its log', async () => {
	const started = await start();
	expect(started).toMatchObject({ code: 0, stderr: '' });
	const { 'base-url': url, 'api-key': key = '', 'log-file': log = '' } = started.outputs;
	expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
	expect(key).toMatch(/^sk_emulator_[0-9a-f]{32}$/);
	expect(started.stdout).toContain(`::add-mask::${key}`);
	expect(shownBy({ ...started, outputs: {} })).not.toContain(key);
	expect(Object.values(started.state).join()).not.toContain(key);
	const deployed = await deployTo(started);
	expect(deployed).toMatchObject({ code: 0, outputs: { status: 'running' } });
	expect(readFileSync(log, 'utf8')).toContain('POST /deployments 201');
	expect(processes().length).toBeGreaterThan(1);
	const ended = await post(started);
	expect(ended).toMatchObject({ code: 0, stderr: '' });
	expect(ended.stdout).toMatch(/::group::Log of the emulator\n[\s\S]*POST \/deployments 201[\s\S]*::endgroup::/);
	await untilNoneIsLeft();
	expect(readdirSync(temp)).toEqual([]);
});

test('a RUNNER_TEMP that is not there is named', async () => {
	const { code, stdout } = await emulatorStep({ env: { RUNNER_TEMP: `${temp}/nowhere` } }).finished;
	expect(code).toBe(1);
	const [error] = annotations(stdout);
	expect(error?.message).toContain(`${temp}/nowhere`);
	expect(error?.message).toContain('ENOENT');
	expect(error?.message).not.toContain('report it');
});

test('examples/hello is deployed to it', async () => {
	const started = await start();
	cpSync(path.join(ROOT, 'examples/hello'), workspace.path, { recursive: true });
	const deployed = await deployTo(started, { entrypoint: 'src/app.js' });
	expect(deployed).toMatchObject({ code: 0, outputs: { status: 'running' } });
	await untilSaid(started, deployed, 'Hello, world!');
	await post(started);
	await untilNoneIsLeft();
});

const SDK = 'node_modules/@onkernel/sdk';

test.each([
	['main.py', 'print("from Python")', 'from Python'],
	[
		'index.ts',
		"import Kernel from '@onkernel/sdk';\nnew Kernel().app('one' as string).action('run', async (context: unknown) => 1);",
		'',
	],
])('%s is run by the runner that lies beside the bundle', async (entrypoint, text, says) => {
	const started = await start();
	writeFileSync(path.join(workspace.path, entrypoint), text);
	const isScript = (from: string) => statSync(from).isDirectory() || /\.m?js$|package\.json$/.test(from);
	cpSync(path.join(ROOT, SDK), path.join(workspace.path, SDK), { recursive: true, filter: isScript });
	const deployed = await deployTo(started, { entrypoint, exclude: '..temp\n!node_modules' });
	expect(deployed).toMatchObject({ code: 0, outputs: { status: 'running' } });
	await untilSaid(started, deployed, says);
	const apps = await (await fetch(`${started.outputs['base-url']}/apps`, { headers: headersOf(started) })).json();
	expect(apps).toHaveLength(entrypoint === 'index.ts' ? 1 : 0);
	await post(started);
	await untilNoneIsLeft();
});

test('two jobs on one machine have an emulator each, with a key each', async () => {
	const [one, other] = await Promise.all([start(), start()]);
	expect(one.outputs['base-url']).not.toBe(other.outputs['base-url']);
	const stranger = { ...one, outputs: { ...one.outputs, 'api-key': other.outputs['api-key'] ?? '' } };
	const refused = await deployTo(stranger);
	expect(annotations(refused.stdout)[0]?.message).toContain('401');
	await post(one);
	expect(await deployTo(other)).toMatchObject({ code: 0 });
	await post(other);
	await untilNoneIsLeft();
});

test('faults: the rules apply, one or several', async () => {
	const fault = { operation: 'createDeployment', times: 'Infinity', fault: { kind: 'answer', status: 413 } };
	for (const faults of [fault, [fault]]) {
		const started = await start({ faults: JSON.stringify(faults) });
		expect(await deployTo(started)).toMatchObject({ code: 1 });
		expect((await post(started)).stdout).toContain('POST /deployments 413');
	}
});

test.each([
	['port', '65536', /0 to 65535/],
	['faults', '{', /is not valid JSON/],
	['faults', '{"operation":"none","fault":{"kind":"reset"}}', /operation must be one of/],
	['faults', '{"operation":"*","times":"often","fault":{"kind":"delay","ms":1}}', /times must be a whole number/],
])('a bad input: %s %s', async (input, value, says) => {
	const started = await start({ [input]: value });
	expect(started).toMatchObject({ code: 1, stderr: '', outputs: {} });
	expect(annotations(started.stdout)).toHaveLength(1);
	expect(annotations(started.stdout)[0]?.message).toContain(`Input "${input}"`);
	expect(annotations(started.stdout)[0]?.message).toMatch(says);
	expect(await post(started)).toMatchObject({ code: 0, stderr: '' });
	await untilNoneIsLeft();
	expect(readdirSync(temp)).toEqual([]);
});

test('a port that is taken is told', async () => {
	const server = createServer().listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	const { port } = server.address() as { port: number };
	const { code, stdout } = await start({ port: String(port) });
	server.close();
	expect(code).toBe(1);
	expect(annotations(stdout)[0]?.message).toMatch(/Input "port" is in use/);
	await untilNoneIsLeft();
});

const hasControl = () => readdirSync(temp).some((name) => existsSync(path.join(temp, name, 'control')));

// Moments of a start that can be seen from outside, in their order.
test.each([
	{ moment: 'the folder is there', seen: () => readdirSync(temp).length > 0, signal: 'SIGKILL' },
	{ moment: 'its process is there', seen: () => processes().length > 0, signal: 'SIGINT' },
	{ moment: 'its control socket is there', seen: hasControl, signal: 'SIGTERM' },
] as const)('$signal to the main step when $moment leaves no process', async ({ seen, signal }) => {
	const step = emulatorStep();
	while (!seen()) await sleep(1);
	step.child.kill(signal);
	const killed = await step.finished;
	// Where it had been let go of by then, it lives until the post step.
	if (killed.state.pid === undefined) await untilNoneIsLeft();
	expect(await post(killed)).toMatchObject({ code: 0, stderr: '' });
	await untilNoneIsLeft();
});

/** A runner that starts the step, and lives on: what it writes is of no interest. */
function startRunnerProcess(): ChildProcess {
	const script = `
		import { startAction } from ${JSON.stringify(path.resolve(import.meta.dirname, '../../support/action-runner/start-action.ts'))};
		const { outputs } = await startAction(${JSON.stringify({
			action: 'emulator',
			workspace: workspace.path,
			env: { RUNNER_TEMP: temp },
		})}).finished;
		console.log(JSON.stringify(outputs));
		setInterval(() => {}, 1000);
	`;
	return spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
		stdio: ['ignore', 'pipe', 'inherit'],
		cwd: ROOT,
	});
}

test('without a post step: where the runner is killed, the emulator and its apps end', async () => {
	const runner = startRunnerProcess();
	const [text] = (await new Promise((resolve) => runner.stdout?.once('data', (data) => resolve([data])))) as [Buffer];
	const outputs = JSON.parse(String(text)) as Record<string, string>;
	expect(await deployTo({ outputs } as unknown as Finished)).toMatchObject({ code: 0 });
	expect(processes().length).toBeGreaterThan(1);
	runner.kill('SIGKILL');
	await untilNoneIsLeft();
});

test('an emulator that was killed: its apps end, and the post step says so', async () => {
	const started = await start();
	await deployTo(started);
	process.kill(Number(started.state.pid), 'SIGKILL');
	await untilNoneIsLeft();
	const { code, stdout } = await post(started);
	expect(code).toBe(0);
	expect(stdout).toContain('had already stopped');
	expect(stdout).toContain('POST /deployments 201');
	expect(existsSync(started.outputs['log-file'] ?? '')).toBe(false);
});

test('an emulator that hangs is killed by the post step', async () => {
	const started = await start();
	await deployTo(started);
	process.kill(Number(started.state.pid), 'SIGSTOP');
	expect(await post(started)).toMatchObject({ code: 0 });
	await untilNoneIsLeft();
});

test('a long log is printed from its end, and how much is missing is told', async () => {
	const started = await start();
	const get = () => fetch(`${started.outputs['base-url']}/${'x'.repeat(8000)}`).then((response) => response.text());
	for (let sent = 0; sent < 40; sent += 1) await get();
	const { stdout } = await post(started);
	expect(stdout).toMatch(/\(the first \d+ bytes are left out\)/);
	expect(stdout.length).toBeLessThan(400_000);
});
