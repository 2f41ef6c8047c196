import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';
import type { Leash } from '../state/leash.ts';
import { closeSoon } from '../state/process-life.ts';
import { errorLine } from './error-line.ts';

export interface ProcessOptions {
	cwd: string;
	env: Record<string, string>;
	leash: Leash;
	onLine(line: string): void;
	/** Opens file descriptor 3 of the process, to be read and written on both sides. */
	channel?: boolean;
}

/** How long a process may take to end after SIGTERM, in milliseconds. */
const TERM_GRACE = 2000;
/** Longest line that is kept, in characters. */
const MAX_LINE = 16 * 1024;
/** Lines of stderr among which the reason of a failure is looked for. */
const KEPT_LINES = 200;

/** A process with all that it starts: it is the head of a process group of its own, which ends with it. */
export class ProcessGroup {
	readonly pid: number | undefined;
	/** Resolves when the process is gone, to the reason of its failure; to undefined where it ended with 0. */
	readonly ended: Promise<string | undefined>;
	readonly channel: Duplex | undefined;
	/** The last lines of stderr. */
	readonly complaints: string[] = [];
	readonly #child: ChildProcess;
	#alive = true;

	constructor(command: readonly string[], { cwd, env, leash, onLine, channel = false }: ProcessOptions) {
		const [file = '', ...args] = command;
		const child = spawn(file, args, {
			cwd,
			env,
			detached: true,
			stdio: ['ignore', 'pipe', 'pipe', ...(channel ? ['pipe' as const] : [])],
		});
		this.#child = child;
		this.pid = child.pid;
		this.channel = (child.stdio[3] as Duplex | null | undefined) ?? undefined;
		this.channel?.on('error', () => undefined);
		leash.hold(child.pid);
		let startError = '';
		for (const stream of [child.stdout, child.stderr]) {
			if (stream === null) continue;
			const lines = createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY });
			lines.on('error', () => undefined); // a process that is killed may reset its end
			lines.on('line', (text) => {
				const line = text.slice(0, MAX_LINE);
				onLine(line);
				if (stream === child.stderr && this.complaints.push(line) > KEPT_LINES) this.complaints.shift();
			});
		}
		child.on('error', (error) => {
			startError = error.message;
		});
		// What the process leaves behind would keep its output open for ever, in a session of its own even after that.
		child.on('exit', () => {
			this.#signal('SIGKILL');
			closeSoon(child);
		});
		this.ended = new Promise((resolve) => {
			child.on('close', (code, signal) => {
				this.#alive = false;
				leash.release(child.pid);
				const silent = signal ? `the app was ended by ${signal}` : `the app ended with exit code ${code}`;
				resolve(code === 0 ? undefined : startError || errorLine(this.complaints) || silent);
			});
		});
	}

	#signal(signal: NodeJS.Signals): void {
		if (this.pid === undefined || !this.#alive) return;
		try {
			process.kill(-this.pid, signal);
		} catch {
			// The whole group is gone already.
		}
	}

	/** Whether it has something to do: it runs or waits for a core (R) or a disk (D), or is held up (T). Only Linux tells; elsewhere it never is. */
	get isBusy(): boolean {
		if (!this.#alive || this.pid === undefined) return false;
		try {
			// After the name in brackets, which may hold anything, comes the state.
			return /^.*\) [RDT] /s.test(readFileSync(`/proc/${this.pid}/stat`, 'utf8'));
		} catch {
			return false;
		}
	}

	kill(): void {
		this.#signal('SIGKILL');
	}

	/** SIGTERM, then SIGKILL; resolves when the process is gone. */
	async stop(): Promise<void> {
		if (this.#child.exitCode === null && this.#child.signalCode === null) this.#signal('SIGTERM');
		const killing = setTimeout(() => this.kill(), TERM_GRACE);
		await this.ended;
		clearTimeout(killing);
	}
}
