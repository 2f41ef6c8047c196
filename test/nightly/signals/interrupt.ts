// Brings one step of an action to a moment, ends it there, and looks at all that it leaves: of its folders, too, which are its own.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';
import { annotations, QUICK } from '../../scenarios/deploy/deploying.ts';
import { ALL } from '../../scenarios/reports/reporting.ts';
import { namesBelow } from '../../support/action-runner/names-below.ts';
import { onPullRequest } from '../../support/action-runner/on-pull-request.ts';
import { type Finished, startAction } from '../../support/action-runner/start-action.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import { GitHub } from '../../support/github-server/server.ts';
import { endWithin } from '../matrix.ts';
import type { Moment, Scene } from './moment.ts';

/** Milliseconds after which a moment does not come any more, however busy the machine is. */
const COMING_MS = 300_000;

/** Signals, sent one right after the other. */
export type Signals = readonly NodeJS.Signals[];

export interface Row {
	readonly moment: Moment;
	readonly signals: Signals;
}

export const nameOf = ({ moment, signals }: Row) => `${moment.name}, ${signals.join(' and ')}`;

/**
 * @param endMs milliseconds that the step may take to end.
 * @returns what is wrong with its end, as sentences; empty where nothing is.
 */
export async function interrupt({ moment, signals }: Row, endMs: number): Promise<string[]> {
	const { action = '', with: inputs = {}, files = {}, arrange } = moment;
	const [emulator, github] = await Promise.all([startEmulator(QUICK), GitHub.start()]);
	const workspace = makeWorkspace(files);
	const temp = makeWorkspace({}); // the system's folder for temporary files
	const before = namesBelow(workspace.path);
	try {
		const found = await arrange?.({ emulator, github });
		const deploy = action === '' ? { entrypoint: 'app.js', 'report-to': ALL } : {};
		const step = onPullRequest(github, {
			action,
			workspace: workspace.path,
			with: { 'api-key': emulator.apiKey, 'base-url': emulator.url, ...deploy, ...inputs, ...found },
			env: { TMPDIR: temp.path },
		});
		const scene: Scene = { emulator, github, running: startAction(step) };
		const came = await comes(moment, scene);
		for (const signal of signals) scene.running.child.kill(signal);
		const main = await endWithin(endMs, scene.running);
		const left = [...namesBelow(workspace.path).filter((name) => !before.includes(name)), ...namesBelow(temp.path)];
		const wrong = came ? wrongWithStep(moment, signals, main, left, emulator) : ['the moment never came'];
		github.faults.clear();
		if (action === '') {
			const post = await startAction({ ...step, phase: 'post', state: main.state }).finished;
			wrong.push(...wrongAfterPost(post, github));
		}
		return wrong.map((what) => `${nameOf({ moment, signals })}: ${what}`);
	} finally {
		workspace.remove();
		temp.remove();
		await Promise.all([emulator.close(), github.close()]);
	}
}

async function comes({ reached }: Moment, scene: Scene): Promise<boolean> {
	const { child } = scene.running;
	const limit = AbortSignal.timeout(COMING_MS);
	while (!reached(scene)) {
		if (child.exitCode !== null || child.signalCode !== null || limit.aborted) return false;
		await sleep(2);
	}
	return true;
}

function wrongWithStep(moment: Moment, signals: Signals, main: Finished, left: string[], emulator: Emulator): string[] {
	if (signals.includes('SIGKILL')) return [];
	if (main.signal === 'SIGKILL') return [`it had not ended in time:\n${main.stdout}`];
	const isKept = (name: string) => main.outputs['events-file']?.endsWith(name);
	const wrong = [...main.leftInTemp.filter((name) => !isKept(name)), ...left].map((name) => `left behind: ${name}`);
	if (moment.early && main.signal !== null) {
		return signals.includes(main.signal) && emulator.requests.length === 0 ? wrong : [...wrong, 'it died at work'];
	}
	if (main.signal !== null) wrong.push(`it died of ${main.signal}`);
	if (main.stderr !== '') wrong.push(`stderr: ${main.stderr}`);
	if (moment.over === undefined) wrong.push(...wrongWithCancel(main));
	if ((moment.action ?? '') !== '') return wrong;
	const expected = moment.over ?? 'cancelled';
	if ((main.code === 0) !== (expected === 'success')) wrong.push(`it ended with ${main.code}, after ${expected}`);
	if (main.outputs.conclusion !== expected) wrong.push(`its conclusion is ${main.outputs.conclusion}, not ${expected}`);
	return [...wrong, ...contradictions(main, emulator)];
}

function wrongWithCancel({ code, stdout, summary }: Finished): string[] {
	const errors = annotations(stdout).map(({ message }) => message);
	return [
		...(code === 0 ? ['it succeeded'] : []),
		...(/cancelled/i.test(summary) ? [] : ['its summary does not say so']),
		...(errors.length === 1 && errors[0]?.includes('was cancelled')
			? []
			: [`its errors are ${JSON.stringify(errors)}`]),
	];
}

/** What the step says of the deployment, against what the service knows of it. */
function contradictions({ outputs, stdout }: Finished, { ledger, requests }: Emulator): string[] {
	const made = ledger[0]?.id;
	const id = outputs['deployment-id'];
	const [error = { message: '' }] = annotations(stdout);
	const wrong: string[] = [];
	if (ledger.length > 1) wrong.push('it deployed more than once');
	if (id !== undefined && id !== made) wrong.push(`its id is ${id}, and the deployment's is ${made}`);
	const hadResponse = requests.some(({ operation }) => operation === 'getDeployment');
	if (hadResponse && id === undefined) wrong.push('it asked for the status, and does not give the id');
	if (made === undefined) return wrong;
	const isTold = [`deployment ${made}`, 'may exist'].some((text) => error.message.includes(text));
	if (id === undefined && !isTold) wrong.push('it does not say that it may have deployed');
	if (outputs.retryable === 'true') wrong.push('it calls itself retryable, and has deployed');
	return wrong;
}

function wrongAfterPost({ code, stdout }: Finished, { repository, violations }: GitHub): string[] {
	return [
		...(code === 0 ? [] : [`its post step ended with ${code}:\n${stdout}`]),
		...repository.unfinished().map((what) => `after its post step, GitHub still shows as going on: ${what}`),
		...(repository.checks.length > 1 ? ['there are two checks'] : []),
		...(repository.comments.length > 1 ? ['there are two comments'] : []),
		...violations.map((what) => `GitHub refused: ${what}`),
	];
}
