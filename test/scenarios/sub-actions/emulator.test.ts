// The emulator as an action: it starts in the background, is deployed to, and ends with the post step, however the job
// ends. The built action, and a real deployment by the built deploy action.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Client } from '../../emulator/client.ts';
import { type Finished, runAction, type Step, startAction } from '../../support/action-runner/start-action.ts';
import { makeWorkspace, type Workspace } from '../../support/action-runner/workspace.ts';
import { annotations } from '../deploy/deploying.ts';
import { shownBy } from './calling.ts';

const APP = "require('node:child_process').spawn('sleep', ['600']);\nconsole.log('up');\n";
const ROOT = path.resolve(import.meta.dirname, '../../..');
let workspace: Workspace;
let temp: string;

beforeEach(() => {
	workspace = makeWorkspace({ '..temp': null });
	temp = path.join(workspace.path, '..temp');
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

const isEmulator = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('background.js');

async function untilNoneIsLeft(): Promise<void> {
	while (processes().length > 0) await sleep(20);
}

afterEach(() => {
	for (const pid of processes()) process.kill(pid, 'SIGKILL');
	workspace.remove();
});

const emulatorStep = (step: Partial<Step> = {}) =>
	startAction({ action: 'emulator', workspace: workspace.path, ...step, env: { RUNNER_TEMP: temp, ...step.env } });
const start = (inputs: Record<string, string> = {}) => emulatorStep({ with: inputs }).finished;
const post = ({ state }: Finished) => emulatorStep({ phase: 'post', state }).finished;
const clientOf = ({ outputs }: Pick<Finished, 'outputs'>) =>
	new Client({ url: outputs['base-url'] ?? '', apiKey: outputs['api-key'] ?? '' });
/** Has an app with processes run there. */
async function runApp(started: Pick<Finished, 'outputs'>): Promise<void> {
	const client = clientOf(started);
	await client.until((await client.deploy(APP)).id, 'running');
}

test('it starts, examples/hello is deployed to it, and the post step ends it with its apps and prints its log', async () => {
	const started = await start();
	expect(started).toMatchObject({ code: 0, stderr: '' });
	const { 'base-url': url = '', 'api-key': key = '', 'log-file': log = '' } = started.outputs;
	expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
	expect(key).toMatch(/^sk_emulator_[0-9a-f]{32}$/);
	expect(started.stdout).toContain(`::add-mask::${key}`);
	expect(shownBy({ ...started, outputs: {} })).not.toContain(key);
	expect(Object.values(started.state).join()).not.toContain(key);
	cpSync(path.join(ROOT, 'examples/hello'), workspace.path, { recursive: true });
	const inputs = { 'api-key': key, 'base-url': url, entrypoint: 'src/app.js', exclude: '..temp', 'report-to': '' };
	const deployed = await runAction({ workspace: workspace.path, with: { ...inputs, 'wait-until': 'running' } });
	expect(deployed).toMatchObject({ code: 0, outputs: { status: 'running' } });
	expect(readFileSync(log, 'utf8')).toContain('POST /deployments 201');
	expect(readdirSync(path.dirname(log))).toContainEqual(expect.stringMatching(/^emulator-/)); // its apps' files
	expect(processes().length).toBeGreaterThan(1);
	const ended = await post(started);
	expect(ended).toMatchObject({ code: 0, stderr: '' });
	expect(ended.stdout).toMatch(/::group::Log of the emulator\n[\s\S]*POST \/deployments 201[\s\S]*::endgroup::/);
	await untilNoneIsLeft();
	expect(readdirSync(temp)).toEqual([]);
});

test('two jobs on one machine have an emulator each, with a key and faults each', async () => {
	const fault = { operation: 'createDeployment', times: 'Infinity', fault: { kind: 'answer', status: 413 } };
	const [one, other] = await Promise.all([start(), start({ faults: JSON.stringify(fault) })]);
	expect(one.outputs['base-url']).not.toBe(other.outputs['base-url']);
	const stranger = { outputs: { ...one.outputs, 'api-key': other.outputs['api-key'] ?? '' } };
	expect((await clientOf(stranger).fetch('/apps')).status).toBe(401);
	await runApp(one);
	await post(one);
	await expect(clientOf(other).deploy(APP)).rejects.toThrow('413');
	expect((await post(other)).stdout).toContain('POST /deployments 413');
	await untilNoneIsLeft();
});

test('what the emulator itself refuses: the input is named, and nothing is left', async () => {
	const server = createServer().listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	const { port } = server.address() as { port: number };
	for (const [inputs, says] of [
		[{ port: String(port) }, /Input "port" is in use/],
		[{ faults: '{"operation":"none","fault":{"kind":"reset"}}' }, /Input "faults" .*operation must be one of/],
	] as const) {
		const refused = await start(inputs);
		expect(refused).toMatchObject({ code: 1, stderr: '', outputs: {} });
		const errors = annotations(refused.stdout).map(({ message }) => message);
		expect(errors).toEqual([expect.stringMatching(says)]);
		expect(await post(refused)).toMatchObject({ code: 0, stderr: '' });
	}
	server.close();
	await untilNoneIsLeft();
	expect(readdirSync(temp)).toEqual([]);
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
	expect(await post(killed)).toMatchObject({ code: 0, stderr: '' });
	await untilNoneIsLeft();
});

/** A runner that starts the step, and lives on: what it writes is of no interest. */
function startRunnerProcess(): ChildProcess {
	const script = `
		import { startAction } from ${JSON.stringify(path.join(ROOT, 'test/support/action-runner/start-action.ts'))};
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
	const text = await new Promise((resolve) => runner.stdout?.once('data', resolve));
	await runApp({ outputs: JSON.parse(String(text)) });
	expect(processes().length).toBeGreaterThan(1);
	runner.kill('SIGKILL');
	await untilNoneIsLeft();
});

test('an emulator that was killed: its apps end, and the post step says so', async () => {
	const started = await start();
	await runApp(started);
	for (const pid of processes()) if (isEmulator(pid)) process.kill(pid, 'SIGKILL');
	await untilNoneIsLeft();
	const { code, stdout } = await post(started);
	expect(code).toBe(0);
	expect(stdout).toContain('had already stopped');
	expect(stdout).toContain('POST /deployments 201');
	expect(existsSync(started.outputs['log-file'] ?? '')).toBe(false);
});
