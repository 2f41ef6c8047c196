import { setTimeout as sleep } from 'node:timers/promises';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import { annotations } from '../../scenarios/deploy/deploying.ts';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { endWithin } from '../matrix.ts';
import type { Moment } from './moment.ts';
import { type Scene, startScene } from './scene.ts';

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
 * Brings a step to a moment, ends it there, and runs its post step.
 * @param endMs milliseconds that the step may take to end.
 * @returns what is wrong with that, as sentences; empty where nothing is.
 */
export async function interrupt({ moment, signals }: Row, endMs: number): Promise<string[]> {
	const scene = await startScene(moment);
	try {
		const came = await comes(moment, scene);
		for (const signal of signals) scene.running.child.kill(signal);
		const main = await endWithin(endMs, scene.running);
		const wrong = came ? wrongWithStep(moment, signals, main, scene) : ['the moment never came'];
		const after = (moment.action ?? '') === '' ? await wrongAfterPost(main, scene) : [];
		return [...wrong, ...after].map((what) => `${nameOf({ moment, signals })}: ${what}`);
	} finally {
		await scene.close();
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

function wrongWithStep(moment: Moment, signals: Signals, main: Finished, scene: Scene): string[] {
	if (signals.includes('SIGKILL')) return [];
	if (main.signal === 'SIGKILL') return [`it had not ended in time:\n${main.stdout}`];
	const isKept = (name: string) => main.outputs['events-file']?.endsWith(name);
	const left = [...main.leftInTemp.filter((name) => !isKept(name)), ...scene.left()];
	const wrong = left.map((name) => `left behind: ${name}`);
	if (moment.early && main.signal !== null) {
		return signals.includes(main.signal) && scene.emulator.requests.length === 0
			? wrong
			: [...wrong, 'it died at work'];
	}
	if (main.signal !== null) wrong.push(`it died of ${main.signal}`);
	if (main.stderr !== '') wrong.push(`stderr: ${main.stderr}`);
	if (moment.over === undefined) wrong.push(...wrongWithCancel(main));
	if ((moment.action ?? '') !== '') return wrong;
	const expected = moment.over ?? 'cancelled';
	if ((main.code === 0) !== (expected === 'success')) wrong.push(`it ended with ${main.code}, after ${expected}`);
	if (main.outputs.conclusion !== expected) wrong.push(`its conclusion is ${main.outputs.conclusion}, not ${expected}`);
	return [...wrong, ...contradictions(main, scene.emulator)];
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

async function wrongAfterPost(main: Finished, { github, post }: Scene): Promise<string[]> {
	github.faults.clear();
	const { code, stdout } = await post(main).finished;
	return [
		...(code === 0 ? [] : [`its post step ended with ${code}:\n${stdout}`]),
		...github.repository.unfinished().map((what) => `after its post step, GitHub still shows as going on: ${what}`),
		...(github.repository.checks.length > 1 ? ['there are two checks'] : []),
		...(github.repository.comments.length > 1 ? ['there are two comments'] : []),
		...github.violations.map((what) => `GitHub refused: ${what}`),
	];
}
