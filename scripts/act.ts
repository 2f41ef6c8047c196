// `npm run test:act`: runs .github/workflows/e2e.yml under act, a runner that shares no code with GitHub's: on this
// machine, without containers and without github.com. act makes the checkout itself, as a copy of this folder.
// The verdict is not act's exit code alone: every step of the workflow, and the action's post step, must have succeeded.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parse as parseYaml } from 'yaml';

/** https://github.com/nektos/act; the first versions that know `using: node24` are younger than most installed ones. */
const VERSION = 'v0.2.87';
const WORKFLOW = '.github/workflows/e2e.yml';

const root = path.dirname(import.meta.dirname);
const bin = path.join(root, 'node_modules/.cache', `act-${VERSION}`);
const scratch = mkdtempSync(path.join(tmpdir(), 'act-'));

/** One line of `act --json`; lines of a step's own output have `raw_output`. */
interface Line {
	readonly msg: string;
	readonly level: string;
	readonly stage?: string;
	readonly step?: string;
	readonly stepResult?: string;
	readonly raw_output?: boolean;
	/** With `command: 'set-output'`: an output of the step, and its value in `arg`. */
	readonly command?: string;
	readonly name?: string;
	readonly arg?: string;
}

try {
	if (!existsSync(path.join(bin, 'act'))) {
		console.log(`Installing act ${VERSION} with go`);
		const env = { ...process.env, GOBIN: bin };
		execFileSync('go', ['install', `github.com/nektos/act@${VERSION}`], { env, stdio: 'inherit' });
	}
	const { succeeded, code } = await runAct();
	const missing = expectedSteps().filter((step) => !succeeded.has(step));
	for (const step of missing) console.error(`did not succeed: ${step}`);
	if (code !== 0) console.error(`act ended with ${code}`);
	process.exitCode = code === 0 && missing.length === 0 ? 0 : 1;
	if (process.exitCode === 0) console.log(`${succeeded.size} steps of ${WORKFLOW} succeeded under act ${VERSION}`);
} finally {
	rmSync(scratch, { recursive: true, force: true });
}

/** `Main <name>` for each step of the workflow, and the post step of the action. */
function expectedSteps(): string[] {
	const workflow = parseYaml(readFileSync(path.join(root, WORKFLOW), 'utf8')) as {
		jobs: Record<string, { steps: { name: string; uses?: string }[] }>;
	};
	const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
	const posts = steps.filter(({ uses }) => uses === './').map(({ name }) => `Post ${name}`);
	return [...steps.map(({ name }) => `Main ${name}`), ...posts];
}

/** Prints each step as it ends, and what a failed one had written. */
async function runAct(): Promise<{ succeeded: ReadonlySet<string>; code: number | null }> {
	const act = spawn(
		path.join(bin, 'act'),
		[
			...['push', '--platform', 'ubuntu-latest=-self-hosted', '--workflows', WORKFLOW, '--json'],
			// Everything that act writes is in one folder, and it serves nothing.
			...['--action-cache-path', scratch, '--no-cache-server'],
			// Without this, act takes the token of a `gh` that is logged in, and the action would report to GitHub.
			...['--secret', 'GITHUB_TOKEN='],
		],
		{ cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] },
	);
	let warnings = ''; // there is always one, that it finds no Docker
	act.stderr.setEncoding('utf8').on('data', (text: string) => {
		warnings += text;
	});
	const closed = new Promise<number | null>((resolve, reject) => act.on('error', reject).on('close', resolve));
	// At a terminal act gets SIGINT by itself; both signals end it in good order, and this script goes on to clean up.
	process.on('SIGINT', () => {}).on('SIGTERM', () => act.kill('SIGTERM'));
	const succeeded = new Set<string>();
	let output: string[] = [];
	let emulator: number | undefined;
	for await (const text of createInterface({ input: act.stdout })) {
		const { msg, level, stage, step, stepResult, raw_output: raw, ...line } = JSON.parse(text) as Line;
		if (raw) output.push(msg);
		if (line.command === 'set-output' && line.name === 'pid') emulator = Number(line.arg);
		if (stepResult !== undefined && stage !== undefined) {
			console.log(msg.trim());
			if (stepResult === 'success') succeeded.add(`${stage} ${step}`);
			else console.error(output.join(''));
			output = [];
		} else if (level === 'error') console.error(msg);
	}
	if (emulator !== undefined && !succeeded.has('Main End the emulator')) endGroup(emulator);
	const code = await closed;
	if (code !== 0) console.error(warnings);
	return { succeeded, code };
}

/** A cancelled act does not run the steps that always run at GitHub, and GitHub ends what a job leaves behind. */
function endGroup(leader: number): void {
	try {
		process.kill(-leader, 'SIGTERM');
	} catch {
		// It has ended.
	}
}

/** A job starts as on a fresh machine: nothing of an outer workflow or npm script, and this Node, which is 24. */
function environment(): NodeJS.ProcessEnv {
	const outer = /^(?:GITHUB|GH|ACTIONS|RUNNER|INPUT|STATE)_|^npm_(?!config_(?:cache|registry|userconfig)$)/;
	const kept = Object.entries(process.env).filter(([name]) => !outer.test(name));
	return {
		...Object.fromEntries(kept),
		PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
		XDG_CONFIG_HOME: path.join(scratch, 'config'), // act writes there at its first start
		ACT_DISABLE_VERSION_CHECK: '1',
	};
}
