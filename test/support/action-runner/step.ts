// A step as a workflow would write it, and what the runner lays out for it.
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { parseCommandFile } from './command-file.ts';

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
	/** The Node to run it with, and its first arguments. Default: the one that runs the tests. */
	readonly node?: readonly string[];
	/** Whether it is to be a process of the built `dist`, also where it could run in this one. */
	readonly asProcess?: boolean;
	/** How long a pause is in this process, as a part of its length. Default: a twentieth. */
	readonly pauses?: number;
	/** How long a connection may be silent in this process, as a part of what is usual. Default: 1. */
	readonly silence?: number;
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

/** A step that runs. */
export interface Running {
	/** Inside the test's process a signal is a cancel, and a SIGKILL cannot be had. */
	readonly child: Pick<ChildProcess, 'kill' | 'exitCode' | 'signalCode' | 'pid'>;
	/** All of stdout so far. */
	stdout(): string;
	readonly finished: Promise<Finished>;
	/** What it has saved by now. */
	state(): Record<string, string>;
	/** RUNNER_TEMP of the step; removed when it has finished, unless kept. */
	readonly temp: string;
}

export const ROOT = path.resolve(import.meta.dirname, '../../..');

interface Metadata {
	readonly inputs?: Readonly<Record<string, { readonly default?: string }>>;
	readonly runs: { readonly main: string; readonly post?: string };
}

const known = new Map<string, Metadata>();

/** Reads an action.yml once. */
function metadataOf(file: string): Metadata {
	const metadata = known.get(file) ?? (parseYaml(readFileSync(file, 'utf8')) as Metadata);
	known.set(file, metadata);
	return metadata;
}

/** Lays out the inputs as INPUT_ variables, with the defaults of action.yml, and fresh command files. */
export function prepare(step: Step) {
	const home = path.join(step.repository ?? ROOT, step.action ?? '');
	const metadata = metadataOf(path.join(home, 'action.yml'));
	const main = step.phase === 'post' ? (metadata.runs.post as string) : metadata.runs.main;
	const folder = mkdtempSync(path.join(tmpdir(), 'runner-'));
	const temp = path.join(folder, 'temp');
	mkdirSync(temp);
	const file = (name: string, text = '') => {
		const at = path.join(folder, name);
		writeFileSync(at, text);
		return at;
	};
	const files = { output: file('output'), state: file('state'), summary: file('summary') };
	const read = (at: string) => readFileSync(at, 'utf8');
	const state = () => parseCommandFile(read(files.state));
	return {
		/** As action.yml names it. */
		program: path.join(home, main),
		temp,
		/** The variables of the step alone. */
		env: {
			PATH: process.env.PATH,
			HOME: process.env.HOME,
			CI: 'true',
			GITHUB_ACTIONS: 'true',
			GITHUB_RUN_ATTEMPT: '1',
			GITHUB_WORKSPACE: step.workspace,
			GITHUB_OUTPUT: files.output,
			GITHUB_STATE: files.state,
			GITHUB_STEP_SUMMARY: files.summary,
			GITHUB_EVENT_NAME: step.event?.name ?? 'push',
			GITHUB_EVENT_PATH: file('event.json', JSON.stringify(step.event?.payload ?? {})),
			RUNNER_TEMP: temp,
			...(step.debug ? { RUNNER_DEBUG: '1' } : {}),
			...inputVariables(metadata, step),
			...Object.fromEntries(Object.entries(step.state ?? {}).map(([name, value]) => [`STATE_${name}`, value])),
			...step.env,
		},
		state,
		/** Reads what the step left, and removes all of it. */
		collect(): Pick<Finished, 'outputs' | 'state' | 'summary' | 'leftInTemp'> {
			try {
				const leftInTemp = readdirSync(temp).filter((name) => !name.startsWith('app-log-'));
				const outputs = parseCommandFile(read(files.output));
				return { outputs, state: state(), summary: read(files.summary), leftInTemp };
			} finally {
				rmSync(folder, { recursive: true, force: true });
			}
		},
	};
}

/** ACTION_NODE: another Node to run the actions on than the tests, see test/nightly/machines. */
export const OWN_NODE: readonly string[] = [process.env.ACTION_NODE ?? process.execPath];

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
