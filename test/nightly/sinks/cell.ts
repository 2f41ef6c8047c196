import { setTimeout as sleep } from 'node:timers/promises';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import { annotations } from '../../scenarios/deploy/deploying.ts';
import {
	breakSink,
	COMMAND_FILES,
	type CommandFileName,
	type SinkFault,
} from '../../support/action-runner/broken-sink.ts';
import type { Finished, Started } from '../../support/action-runner/start-action.ts';
import { startScene } from '../signals/scene.ts';
import type { Life } from './life.ts';

/** One step with one broken sink. */
export interface Cell {
	readonly life: Life;
	readonly fault: SinkFault;
}

/** What a step left behind, and the deployment that it made. */
export interface Lived {
	readonly finished: Finished;
	readonly id: string | undefined;
	/** What GitHub still shows as going on, as sentences. */
	readonly unfinished: readonly string[];
}

/** Runs the step of a life; without a fault as it should be. */
export function live(life: Life, fault?: SinkFault): Promise<Lived> {
	return life.post === true ? livePost(life, fault) : liveMain(life, fault);
}

async function liveMain(life: Life, fault?: SinkFault): Promise<Lived> {
	const scene = await startScene(life, fault);
	const { running, emulator } = scene;
	try {
		const release = emulator.faults.hold(life.operation);
		const hasLogged = () => fault?.sink === 'stdout' || running.stdout().includes(life.logged ?? '');
		await until(running, () => hasAsked(emulator, life) && hasLogged());
		scene.strike();
		release();
		const finished = await running.finished;
		return { finished, id: emulator.ledger[0]?.id, unfinished: [] };
	} finally {
		await scene.close();
	}
}

const hasAsked = ({ requests }: Emulator, life: Life) => requests.some(({ operation }) => operation === life.operation);

/** A sink of a post step that breaks later breaks as soon as it has said its first word. */
async function livePost(life: Life, fault?: SinkFault): Promise<Lived> {
	const scene = await startScene(life);
	const sink = fault && breakSink(fault);
	try {
		const { emulator, running } = scene;
		await until(running, () => hasAsked(emulator, life));
		running.child.kill('SIGKILL');
		const main = await running.finished;
		scene.github.faults.clear();
		const post = scene.post(main, sink?.step);
		if (fault?.later === true) await until(post, () => post.stdout() !== '');
		sink?.strike?.(post);
		const finished = await post.finished;
		const unfinished = scene.github.repository.unfinished().map((what) => `GitHub still shows as going on: ${what}`);
		return { finished, id: undefined, unfinished };
	} finally {
		sink?.close();
		await scene.close();
	}
}

async function until({ child }: Started, isSo: () => boolean): Promise<void> {
	while (!isSo() && child.exitCode === null && child.signalCode === null) await sleep(2);
}

/** What is wrong with a step whose sink was broken, as sentences; empty where nothing is. */
export function wrongWith({ life, fault }: Cell, { finished, id, unfinished }: Lived, sound: Finished): string[] {
	const { code, signal, stdout, stderr } = finished;
	const wrong = [...unfinished];
	if (code !== life.code) wrong.push(`it ended with ${code ?? signal}, not ${life.code}`);
	if (stderr !== '') wrong.push(`stderr: ${stderr}`);
	if (/^\s+at .*:\d+:\d+\)?$/m.test(stdout)) wrong.push('it shows a stack');
	for (const sink of COMMAND_FILES) {
		const [written, due] = [namesIn(finished, sink), namesIn(sound, sink)];
		if (sink !== fault.sink && written !== due) wrong.push(`${sink} has "${written}", not "${due}"`);
	}
	const known = fault.sink === 'stdout' ? JSON.stringify(finished.outputs) : stdout;
	if (id !== undefined && !known.includes(id)) wrong.push('its id is nowhere');
	if (fault.sink !== 'stdout') wrong.push(...wrongWithLog(fault, finished, sound));
	return wrong.map((what) => `${life.name}, ${fault.name}: ${what}`);
}

function wrongWithLog(fault: SinkFault, { stdout }: Finished, sound: Finished): string[] {
	const wrong: string[] = [];
	const errors = (log: string) => annotations(log).length;
	if (errors(stdout) !== errors(sound.stdout)) wrong.push(`it gives ${errors(stdout)} errors`);
	const notices = annotations(stdout, 'notice');
	const isUsed = fault.sink !== 'stderr' && namesIn(sound, fault.sink as CommandFileName) !== '';
	// Where a file breaks in the midst, all may have been written by then.
	const isDue = isUsed && fault.later !== true;
	if (notices.length > (isUsed ? 1 : 0) || (isDue && notices.length === 0))
		wrong.push(`it gives ${notices.length} notices: ${JSON.stringify(notices)}`);
	const bad = notices.filter(({ message }) => !message.startsWith(fault.sink) || !fault.says?.test(message));
	return [...wrong, ...bad.map(({ message }) => `its notice is "${message}"`)];
}

/** What was written to a command file: its names, for values differ from run to run. */
function namesIn({ outputs, state, summary }: Finished, sink: CommandFileName): string {
	if (sink === 'GITHUB_STEP_SUMMARY') return summary === '' ? '' : 'a summary';
	return Object.keys(sink === 'GITHUB_OUTPUT' ? outputs : state)
		.toSorted()
		.join(' ');
}
