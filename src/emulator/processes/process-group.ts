import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { Leash } from './leash.ts';

export interface ProcessOptions {
	cwd: string;
	env: Record<string, string>;
	leash: Leash;
	/** Whose it is, a deployment or a session: it ends with that, whatever it has started. */
	owner: string;
	onOutput(stream: 'stdout' | 'stderr', data: Buffer): void;
	/** Opens the file descriptors 3, to be read by the process, and 4, to be written. */
	channel?: boolean;
	/** What it leaves behind goes on until its owner ends; else it ends with it. */
	leavesRest?: boolean;
}

/** How a process ended: a signal counts as 128 and its number, as shells have it. */
export interface End {
	code: number;
	signal: NodeJS.Signals | null;
	/** Why it could not be started. */
	startError: string;
}

/** Milliseconds of silence after which the output of a process that has ended is closed: something else holds it open. */
const SILENCE_MS = 5000;

/** A process with all that it starts: the head of a process group of its own. */
export class ProcessGroup {
	readonly pid: number | undefined;
	/** Resolves when the process is gone and all that it wrote was read. */
	readonly ended: Promise<End>;
	readonly channel: { input: Readable; output: Writable } | undefined;
	readonly #options: ProcessOptions;
	#alive = true;

	constructor(command: readonly string[], options: ProcessOptions) {
		const { cwd, env, leash, owner, onOutput, channel = false, leavesRest = false } = options;
		this.#options = options;
		const [file = '', ...args] = command;
		const child = spawn(file, args, {
			cwd,
			env: { ...env, ...leash.mark(owner) },
			detached: true,
			stdio: ['ignore', 'pipe', 'pipe', ...(channel ? (['pipe', 'pipe'] as const) : [])],
		});
		this.pid = child.pid;
		const [, , , output, input] = child.stdio;
		if (output && input) this.channel = { input: input as Readable, output: output as Writable };
		for (const stream of child.stdio) stream?.on('error', () => undefined); // one that is killed may reset its end
		leash.hold(child.pid);
		child.stdout?.on('data', (data: Buffer) => onOutput('stdout', data));
		child.stderr?.on('data', (data: Buffer) => onOutput('stderr', data));
		let startError = '';
		child.on('error', (error) => {
			startError = error.message;
		});
		child.on('exit', () => {
			if (!leavesRest) {
				this.signal('SIGKILL');
				void leash.end(owner);
			}
			closeWhenSilent(child);
		});
		this.ended = new Promise((resolve) => {
			child.on('close', (code, signal) => {
				// What it has left in the background goes on, until its owner ends.
				this.#alive = this.signal(0);
				if (!this.#alive) leash.release(child.pid);
				resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGKILL'], signal, startError });
			});
		});
	}

	/** Reaches the whole group, and tells whether there was anybody in it. */
	signal(signal: NodeJS.Signals | 0): boolean {
		if (this.pid === undefined || !this.#alive) return false;
		try {
			return process.kill(-this.pid, signal);
		} catch {
			return false;
		}
	}

	/** Resolves when it is gone, with all that carries its owner's mark. */
	async kill(): Promise<void> {
		this.signal('SIGKILL');
		await this.#options.leash.end(this.#options.owner);
		await this.ended;
	}
}

/**
 * Closes the output of a process that has ended once it is silent: whatever the process has started may hold the other end
 * for ever. What was written before is read, however long that takes.
 */
function closeWhenSilent({ stdio }: ChildProcess): void {
	for (const stream of stdio) {
		if (!stream) continue;
		const timer = setTimeout(() => stream.destroy(), SILENCE_MS).unref();
		stream.on('data', () => timer.refresh());
		stream.on('close', () => clearTimeout(timer));
	}
}

/** Longest line that is kept, in characters: where the live platform cuts one, too. */
const MAX_LINE = 64 * 1024;

/** Cuts output into lines. */
export class Lines {
	readonly #decoder = new StringDecoder('utf8');
	readonly #onLine: (line: string) => void;
	#rest = '';

	constructor(onLine: (line: string) => void) {
		this.#onLine = onLine;
	}

	write(data: Buffer): void {
		const lines = (this.#rest + this.#decoder.write(data)).split(/\r?\n/);
		this.#rest = (lines.pop() ?? '').slice(0, MAX_LINE);
		for (const line of lines) this.#onLine(line.slice(0, MAX_LINE));
	}

	/** The last line may have no end. */
	end(): void {
		if (this.#rest !== '') this.#onLine(this.#rest);
		this.#rest = '';
	}
}
