import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { evidence } from '../evidence.ts';
import { isWatching, runInside, watchInside } from './inside.ts';
import { untilFinished } from './left-running.ts';
import { type Finished, OWN_NODE, prepare, ROOT, type Running, type Step } from './step.ts';

export type { Finished, Running, Step } from './step.ts';

/** A step that is a process of its own. */
export interface Started extends Running {
	readonly child: ChildProcess;
}

/** Starts a built action as GitHub's runner does: a Node 24 process in the workspace with no terminal and no standard input. */
export function startAction(step: Step): Started {
	const { env, program, temp, state, collect } = prepare(step);
	const [file = '', ...args] = [...(step.node ?? OWN_NODE), program];
	const child = spawn(file, args, {
		cwd: step.workspace,
		stdio: ['ignore', 'pipe', 'pipe'],
		// The cache spares each start the compilation of the same bundle; nothing else changes.
		env: { NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compiled'), ...env },
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
				resolve(evidence.step({ code, signal, stdout, stderr, ...collect() }));
			} catch (error) {
				reject(error);
			}
		});
	});
	return untilFinished({ child, stdout: () => stdout, finished, temp, state });
}

/**
 * Runs a step to its end: in this process where that shows the same, else in one of its own. Inside, pauses are cut short (see
 * skipping-clock.ts), and steps run one after the other: those that have to meet say `asProcess`.
 */
export function runAction(step: Step): Promise<Finished> {
	return (needsProcess(step) ? startAction(step) : runInside(step)).finished;
}

/** The same for a step that is looked at while it runs, and may be cancelled. Its pauses are as long as they are. */
export function watchAction(step: Step): Running {
	return needsProcess(step) ? startAction(step) : watchInside({ pauses: 1, ...step });
}

/** What only a process of its own shows: another Node, Node's own settings, the built files elsewhere. */
function needsProcess({ node, repository, action, asProcess, env = {} }: Step): boolean {
	return (
		asProcess === true ||
		isWatching() ||
		node !== undefined ||
		repository !== undefined ||
		action === 'emulator' ||
		Object.keys(env).some((name) => name.startsWith('NODE_'))
	);
}
