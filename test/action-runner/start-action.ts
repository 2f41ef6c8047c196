import { type ChildProcess, spawn } from 'node:child_process';
import { lchownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { parseCommandFile } from './command-file.ts';
import type { User } from './ordinary-user.ts';
import { keepRunning } from './running-steps.ts';

/** A step to run, as a workflow would write it. */
export interface Step {
	/** Folder of the action.yml, relative to the repository: '' is the deploy action. */
	readonly action?: string;
	/** Where the runner has put the repository. Default: this checkout. */
	readonly repository?: string;
	/** The `with:` of the step. */
	readonly with?: Readonly<Record<string, string>>;
	/** The checkout: becomes the working directory and GITHUB_WORKSPACE. */
	readonly workspace: string;
	/** More environment variables, e.g. a proxy. */
	readonly env?: Readonly<Record<string, string>>;
	readonly event?: { readonly name: string; readonly payload: unknown };
	readonly debug?: boolean;
	readonly token?: string;
	/** Default: main. A post step gets the state that its main step saved. */
	readonly phase?: 'main' | 'post';
	readonly state?: Readonly<Record<string, string>>;
	/** Bytes: no file may become larger, as on a disk that runs full in the midst of a write. Only on Linux. */
	readonly fileLimit?: number;
	/** Somebody else to run it as; only root may ask for that. */
	readonly user?: User;
	/** Default: the Node that runs the tests. */
	readonly node?: NodeCommand;
}

/** A Node to run an action with. */
export interface NodeCommand {
	/** The program and its first arguments. */
	readonly command: readonly string[];
	/** A path of this machine as that Node knows it. Default: the same. */
	pathOf?(at: string): string;
	/** How lines end there: on Windows the runner takes both for the end of a line. Default: \n. */
	readonly eol?: '\n' | '\r\n';
	/** What it needs in its environment. */
	readonly env?: Readonly<Record<string, string>>;
}

/** What a step left behind. */
export interface Finished {
	readonly code: number | null;
	readonly signal: NodeJS.Signals | null;
	readonly stdout: string;
	readonly stderr: string;
	readonly outputs: Readonly<Record<string, string>>;
	readonly state: Readonly<Record<string, string>>;
	readonly summary: string;
	/** Names of what was left in the folder for temporary files, less the app's log, which an app may write to or not. */
	readonly leftInTemp: readonly string[];
}

export interface Running {
	readonly child: ChildProcess;
	/** All of stdout so far. */
	stdout(): string;
	readonly finished: Promise<Finished>;
	/** What it has saved by now. */
	state(): Record<string, string>;
	/** RUNNER_TEMP of the step; removed when it has finished, unless kept. */
	readonly temp: string;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Metadata {
	readonly inputs?: Readonly<Record<string, { readonly default?: string }>>;
	readonly runs: { readonly main: string; readonly post?: string };
}

/**
 * Starts a built action as GitHub's runner does: a Node 24 process in the workspace with no terminal and no standard
 * input, the inputs as INPUT_ variables with the defaults of action.yml, and fresh command files.
 */
export function startAction(step: Step): Running {
	const home = path.join(step.repository ?? ROOT, step.action ?? '');
	const metadata = parseYaml(readFileSync(path.join(home, 'action.yml'), 'utf8')) as Metadata;
	const main = step.phase === 'post' ? (metadata.runs.post as string) : metadata.runs.main;
	const folder = mkdtempSync(path.join(tmpdir(), 'runner-'));
	const temp = path.join(folder, 'temp');
	mkdirSync(temp);
	const file = (name: string, text = '') => {
		const at = path.join(folder, name);
		writeFileSync(at, text);
		return at;
	};
	const {
		command,
		pathOf = (at: string) => at,
		env: needs = {},
		eol = '\n',
		// ACTION_NODE: another Node to run the actions on than the tests, see test/machines.
	} = step.node ?? { command: [process.env.ACTION_NODE ?? process.execPath] };
	const files = { output: file('output'), state: file('state'), summary: file('summary') };
	if (step.user !== undefined) hand(step.user, folder, step.workspace);
	const full = [...command, pathOf(path.join(home, main))];
	const [program = '', ...args] = step.fileLimit === undefined ? full : limited(step.fileLimit, full);
	const child = spawn(program, args, {
		cwd: step.workspace,
		stdio: ['ignore', 'pipe', 'pipe'],
		...step.user,
		env: {
			PATH: process.env.PATH,
			HOME: process.env.HOME,
			// Spares each of the hundreds of starts the compilation of the same bundle; nothing else changes.
			NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compiled'),
			CI: 'true',
			GITHUB_ACTIONS: 'true',
			GITHUB_RUN_ATTEMPT: '1',
			GITHUB_WORKSPACE: pathOf(step.workspace),
			GITHUB_OUTPUT: pathOf(files.output),
			GITHUB_STATE: pathOf(files.state),
			GITHUB_STEP_SUMMARY: pathOf(files.summary),
			GITHUB_EVENT_NAME: step.event?.name ?? 'push',
			GITHUB_EVENT_PATH: pathOf(file('event.json', JSON.stringify(step.event?.payload ?? {}))),
			RUNNER_TEMP: pathOf(temp),
			...needs,
			...(step.debug ? { RUNNER_DEBUG: '1' } : {}),
			...inputVariables(metadata, step),
			...Object.fromEntries(Object.entries(step.state ?? {}).map(([name, value]) => [`STATE_${name}`, value])),
			...step.env,
		},
	});
	let stdout = '';
	let stderr = '';
	child.stdout.setEncoding('utf8').on('data', (text: string) => {
		stdout += text;
	});
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		stderr += text;
	});
	const finished = new Promise<Finished>((resolve, reject) => {
		child.on('error', reject).on('close', (code, signal) => {
			try {
				const read = (at: string) => {
					const text = readFileSync(at, 'utf8');
					return eol === '\n' ? text : text.replaceAll(eol, '\n');
				};
				const outputs = parseCommandFile(read(files.output));
				const state = parseCommandFile(read(files.state));
				const leftInTemp = readdirSync(temp).filter((name) => !name.startsWith('app-log-'));
				resolve({ code, signal, stdout, stderr, outputs, state, summary: read(files.summary), leftInTemp });
			} catch (error) {
				reject(error);
			} finally {
				rmSync(folder, { recursive: true, force: true });
			}
		});
	});
	const state = () => parseCommandFile(readFileSync(files.state, 'utf8'));
	return keepRunning({ child, stdout: () => stdout, finished, temp, state });
}

/** The same process, with a limit. Not by a shell's `ulimit`: a shell drops variables with a hyphen, such as INPUT_API-KEY. */
function limited(bytes: number, command: readonly string[]): string[] {
	return ['prlimit', `--fsize=${bytes}`, ...command];
}

/** Makes the files of a step its user's own. */
function hand({ uid, gid }: User, ...folders: readonly string[]): void {
	for (const folder of folders) {
		const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
		for (const at of [folder, ...inside]) lchownSync(at, uid, gid);
	}
}

/** Runs a step to its end. */
export function runAction(step: Step): Promise<Finished> {
	return startAction(step).finished;
}

function inputVariables(metadata: Metadata, step: Step): Record<string, string> {
	const defaults = Object.entries(metadata.inputs ?? {}).map(([name, input]): [string, string] => [
		name,
		(input.default ?? '').replace('${{ github.token }}', step.token ?? ''),
	]);
	const values = { ...Object.fromEntries(defaults), ...step.with };
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
	);
}
