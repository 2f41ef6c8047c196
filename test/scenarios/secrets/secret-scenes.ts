// Good and bad runs of the actions, in which the service and GitHub say what a test has them say.
import { type Emulator, type Operation, startEmulator } from '../../../src/emulator/emulator.ts';
import { leaksIn } from '../../support/action-runner/leaks.ts';
import { onPullRequest } from '../../support/action-runner/on-pull-request.ts';
import { type Finished, type Running, runAction, watchAction } from '../../support/action-runner/start-action.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import { GitHub } from '../../support/github-server/server.ts';
import { APP, QUICK } from '../deploy/deploying.ts';
import { ALL } from '../reports/reporting.ts';
import { until } from '../sub-actions/calling.ts';
import { CANARIES, ENCODINGS, ENV_VARS, KEY, LEFT_OUT_FILES, PROXY, TOKEN } from './canaries.ts';
import { type Evidence, sinksOf } from './evidence.ts';

export interface Scene {
	readonly name: string;
	/** '' is the deploy action. */
	readonly action: string;
	readonly with?: Readonly<Record<string, string>>;
	/** More files of the checkout. */
	readonly files?: Readonly<Record<string, string | Buffer>>;
	/** How the step must end, so that the scene is the one that it is called. */
	readonly code: number;
	/** What is said, and by whom. */
	arrange?(emulator: Emulator, github: GitHub): void;
	/** The runner cancels the step as soon as this is so. */
	cancel?(servers: Pick<Evidence, 'emulator' | 'github'>): boolean;
	/** Sinks where the user himself has put the secret. */
	carries?(sink: string): boolean;
}

/** Steps of the deploy action. */
export const FAILS = { action: '', code: 1 };
export const GOES_WELL = { action: '', code: 0 };
/** The setup key of a deploy with values takes its time. */
export const NO_VALUES = { 'env-vars': '' };
export const always = Number.POSITIVE_INFINITY;

const DEPLOY = { entrypoint: 'app.js', 'env-vars': ENV_VARS, 'report-to': ALL, timeout: '20', 'poll-interval': '0.1' };

/** Plays a scene with debug logging on, the post step too. `look` looks at what was left behind. */
export async function play<T>(
	scene: Scene,
	look: (evidence: Evidence) => T,
): Promise<{ code: number | null; found: T }> {
	const emulator = await startEmulator({ ...QUICK, apiKey: KEY });
	const github = await GitHub.start();
	const workspace = makeWorkspace({ ...APP, ...LEFT_OUT_FILES, ...scene.files });
	const temp = makeWorkspace({}); // RUNNER_TEMP, which outlives the steps
	try {
		scene.arrange?.(emulator, github);
		const inputs = { 'api-key': KEY, 'base-url': emulator.url, ...(scene.action === '' ? DEPLOY : {}), ...scene.with };
		const step = onPullRequest(github, {
			action: scene.action,
			workspace: workspace.path,
			with: inputs,
			token: TOKEN,
			debug: true,
			env: { RUNNER_TEMP: temp.path, https_proxy: `${PROXY}:1` },
		});
		const main = await (scene.cancel === undefined ? runAction(step) : cancelled(watchAction(step), scene));
		const steps = [main];
		if (scene.action === '' && inputs['report-to'] !== '')
			steps.push(await runAction({ ...step, phase: 'post', state: main.state }));
		return { code: main.code, found: look({ steps, emulator, github, temp: temp.path }) };
	} finally {
		workspace.remove();
		temp.remove();
		await Promise.all([emulator.close(), github.close()]);
	}

	async function cancelled(running: Running, { cancel }: Scene): Promise<Finished> {
		await until(running, () => cancel?.({ emulator, github }) === true);
		running.child.kill('SIGINT');
		return running.finished;
	}
}

/** Plays a scene. @returns how it ended otherwise than it should, and the leaks. */
export async function leaksOf(scene: Scene): Promise<string[]> {
	const { code, found: sinks } = await play(scene, sinksOf);
	const open = sinks.filter(({ name }) => !scene.carries?.(name));
	return [...(code === scene.code ? [] : [`ended with ${code}`]), ...leaksIn(open, CANARIES)];
}

/** Secrets in these encodings, or in all. */
export const echoesOf = (secrets: readonly string[], encodings = ENCODINGS): string[] =>
	encodings.flatMap(({ encode }) => secrets.map(encode));

/** An error body with a detail for every echo. */
export function errorBody(echoes: readonly string[]): object {
	return {
		code: echoes[0],
		message: echoes.slice(0, 6).join(' and '), // more would be cut, perhaps in the middle of one
		details: echoes.map((echo, at) => ({ code: `|${echo}`, message: `${at}: ${echo} |` })),
		inner_error: { code: echoes.at(-1), message: echoes.slice(-6).join(' and ') },
	};
}

/** Makes the service respond to an operation with this, always or so many times. */
export function responds(
	emulator: Emulator,
	operation: Operation,
	status: number,
	body: string | object,
	headers: Record<string, string> = {},
	times = always,
): void {
	emulator.faults.add({ operation, times, fault: { kind: 'answer', status, body, headers } });
}

/** Frames of the stream of a deployment that has failed, with these lines of its app. */
export function logFrames(lines: readonly string[]): string {
	const timestamp = new Date(0).toISOString();
	const events = lines.map((message) => ({ event: 'log', timestamp, message }));
	return [...events, { event: 'deployment_state', timestamp, deployment: { status: 'failed' } }]
		.map((event) => `data: ${JSON.stringify(event)}\n\n`)
		.join('');
}

/** Makes the service put its own words into the records that it responds with. */
export function overrides(emulator: Emulator, operation: Operation, record: object, times = 1): void {
	emulator.faults.add({ operation, times, fault: { kind: 'override', record } });
}
