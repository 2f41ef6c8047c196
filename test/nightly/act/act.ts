// act, a runner that shares no code with GitHub's (https://github.com/nektos/act): runs a workflow on this machine,
// without containers and without github.com. It makes the checkout itself, as a copy of the folder that it runs in.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export const VERSION = 'v0.2.87';

const root = path.resolve(import.meta.dirname, '../../..');
const bin = path.join(root, 'node_modules/.cache', `act-${VERSION}`);

/** One line of `act --json`; lines of a step's own output have `raw_output`. */
interface Line {
	readonly msg: string;
	readonly level: string;
	readonly job?: string;
	readonly stage?: string;
	readonly step?: string;
	readonly stepResult?: string;
	readonly raw_output?: boolean;
}

export interface Run {
	/** The folder with the workflow; the current state of its files is what gets checked out. */
	readonly folder: string;
	readonly workflow: string;
	readonly event: string;
	/** More arguments of act. */
	readonly args?: readonly string[];
	/** Folder of programs that stand in for those of this machine. */
	readonly programs?: string;
}

export interface Ran {
	readonly code: number | null;
	/** `Main <name>` or `Post <name>` of every step that succeeded, in order. */
	readonly succeeded: readonly string[];
}

/** Builds act with Go, unless that was done before. */
export function installAct(): void {
	if (existsSync(path.join(bin, 'act'))) return;
	console.log(`Installing act ${VERSION} with go`);
	const env = { ...process.env, GOBIN: bin };
	execFileSync('go', ['install', `github.com/nektos/act@${VERSION}`], { env, stdio: 'inherit' });
}

/**
 * Runs a workflow; prints each step as it ends, and of a failed one what it had written. Leaves nothing behind.
 * @throws where a signal ended it.
 */
export async function runAct({ folder, workflow, event, args = [], programs }: Run): Promise<Ran> {
	const scratch = mkdtempSync(path.join(tmpdir(), 'act-'));
	const act = spawn(
		path.join(bin, 'act'),
		[
			...[event, '--platform', 'ubuntu-latest=-self-hosted', '--workflows', workflow, '--json'],
			// Everything that act writes is in one folder, and it serves nothing.
			...['--action-cache-path', scratch, '--no-cache-server'],
			// Without this, act takes the token of a `gh` that is logged in, and the action would report to GitHub.
			...['--secret', 'GITHUB_TOKEN='],
			...args,
		],
		{ cwd: folder, env: environment(scratch, programs), stdio: ['ignore', 'pipe', 'pipe'] },
	);
	let warnings = ''; // there is always one, that it finds no Docker
	act.stderr.setEncoding('utf8').on('data', (text: string) => {
		warnings += text;
	});
	const closed = new Promise<number | null>((resolve, reject) => act.on('error', reject).on('close', resolve));
	let interrupted = false;
	const end = () => {
		interrupted = true;
		act.kill('SIGTERM');
	};
	process.on('SIGINT', end).on('SIGTERM', end);
	try {
		const succeeded: string[] = [];
		const output = new Map<string | undefined, string[]>();
		for await (const text of createInterface({ input: act.stdout })) {
			const { msg, level, job, stage, step, stepResult, raw_output: raw } = JSON.parse(text) as Line;
			if (raw) output.set(job, [...(output.get(job) ?? []), msg]);
			if (stepResult !== undefined && stage !== undefined) {
				console.log(`${job}${msg}`);
				if (stepResult === 'success') succeeded.push(`${stage} ${step}`);
				else console.error(output.get(job)?.join(''));
				output.delete(job);
			} else if (level === 'error') console.error(msg);
		}
		const code = await closed;
		if (interrupted) throw new Error('interrupted');
		if (code !== 0) console.error(warnings);
		return { code, succeeded };
	} finally {
		process.off('SIGINT', end).off('SIGTERM', end);
		rmSync(scratch, { recursive: true, force: true });
	}
}

/** A job starts as on a fresh machine: nothing of an outer workflow or npm script, and this Node, which is 24. */
function environment(scratch: string, programs?: string): NodeJS.ProcessEnv {
	const outer = /^(?:GITHUB|GH|ACTIONS|RUNNER|INPUT|STATE)_|^npm_(?!config_(?:cache|registry|userconfig)$)/;
	const kept = Object.entries(process.env).filter(([name]) => !outer.test(name));
	return {
		...Object.fromEntries(kept),
		PATH: [programs, path.dirname(process.execPath), process.env.PATH].filter(Boolean).join(path.delimiter),
		XDG_CONFIG_HOME: path.join(scratch, 'config'), // act writes there at its first start
		ACT_DISABLE_VERSION_CHECK: '1',
	};
}
