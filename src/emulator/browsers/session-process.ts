import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type { spawn } from '@lydell/node-pty';
import { invalid } from '../http/errors.ts';
import type { Leash } from '../processes/leash.ts';
import { ProcessGroup } from '../processes/process-group.ts';
import type { ProcessForm, TerminalSize } from './process-form.ts';

/** Bytes that are kept of each output. */
const MAX_OUTPUT = 1024 * 1024;

/** A process of either kind: one on a pseudo-terminal, or one with pipes. */
interface Running {
	readonly pid: number | undefined;
	/** Its exit code. */
	readonly ended: Promise<number>;
	/** Reaches the whole process group. */
	kill(): void;
	resize?(cols: number, rows: number): void;
}

interface Surroundings {
	/** The folder that is `/` of the session. */
	home: string;
	leash: Leash;
	/** Id of the session. */
	owner: string;
}

/** A process of a browser session: a real one, and on a real pseudo-terminal where one is asked for. */
export class SessionProcess {
	readonly id: string = randomUUID();
	readonly startedAt: string = new Date().toISOString();
	readonly pid: number;
	/** Its exit code. */
	readonly ended: Promise<number>;
	/** What it has written; on a terminal that is not kept. */
	readonly output: Record<'stdout' | 'stderr', Buffer> = { stdout: Buffer.alloc(0), stderr: Buffer.alloc(0) };
	readonly #running: Running;
	#hasEnded = false;

	constructor(form: ProcessForm, surroundings: Surroundings) {
		this.#running = form.terminal
			? onTerminal(form, form.terminal, surroundings)
			: onPipes(form, surroundings, (stream, data) => {
					this.output[stream] = Buffer.concat([this.output[stream], data]).subarray(0, MAX_OUTPUT);
				});
		this.pid = this.#running.pid ?? 0;
		this.ended = this.#running.ended.then((code) => {
			this.#hasEnded = true;
			return code;
		});
	}

	resize(cols: number, rows: number): void {
		if (!this.#running.resize) throw invalid('the process has no terminal');
		if (this.#hasEnded) throw invalid('the process has ended');
		this.#running.resize(cols, rows);
	}

	kill(): void {
		if (!this.#hasEnded) this.#running.kill();
	}
}

function environment(home: string): Record<string, string> {
	const { PATH = '/usr/local/bin:/usr/bin:/bin' } = process.env;
	return { PATH, HOME: home };
}

function onPipes(
	{ file, args }: ProcessForm,
	{ home, leash, owner }: Surroundings,
	onOutput: (stream: 'stdout' | 'stderr', data: Buffer) => void,
): Running {
	const options = { cwd: home, env: environment(home), leash, owner, onOutput, leavesRest: true };
	const group = new ProcessGroup([file, ...args], options);
	const ended = group.ended.then(({ code, startError }) => {
		if (startError !== '') onOutput('stderr', Buffer.from(`${startError}\n`));
		return code;
	});
	return { pid: group.pid, ended, kill: () => group.signal('SIGKILL') };
}

function onTerminal({ file, args }: ProcessForm, size: TerminalSize, { home, leash, owner }: Surroundings): Running {
	const env = { ...environment(home), ...leash.mark(owner) };
	const pty = loadPty()(file, args, { name: 'xterm-256color', cwd: home, env, ...size });
	leash.hold(pty.pid);
	const ended = new Promise<number>((resolve) => {
		pty.onExit(({ exitCode, signal }) => resolve(signal ? 128 + signal : exitCode));
	});
	return {
		pid: pty.pid,
		ended,
		kill: () => pty.kill('SIGKILL'),
		resize: (cols, rows) => pty.resize(cols, rows),
	};
}

/** The package is native code for one machine: a bundle does not bring it, and finds it only where it is installed. */
const PTY = '@lydell/node-pty';

function loadPty(): typeof spawn {
	try {
		return (createRequire(import.meta.url)(PTY) as { spawn: typeof spawn }).spawn;
	} catch {
		throw invalid(`this emulator has no pseudo-terminal: ${PTY} is not installed beside it (npm install ${PTY})`);
	}
}
