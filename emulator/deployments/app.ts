import { type ChildProcess, spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Leash } from '../state/leash.ts';

export interface AppOptions {
	/** The unpacked archive: the app's working directory and its HOME. */
	folder: string;
	entrypoint: string;
	envVars: Record<string, string>;
	leash: Leash;
	onLine(line: string): void;
	/** Called once: without a reason where the app ended with 0. */
	onEnd(failure: string | undefined): void;
}

/** How long an app may take to end after SIGTERM, in milliseconds. */
const TERM_GRACE = 2000;
/** Longest line that is kept, in characters. */
const MAX_LINE = 16 * 1024;

const INTERPRETERS: Record<string, string> = {
	'.js': process.execPath,
	'.mjs': process.execPath,
	'.cjs': process.execPath,
	'.ts': process.execPath,
	'.mts': process.execPath,
	'.cts': process.execPath,
	'.py': 'python3',
	'.sh': 'sh',
};

/** The command that runs an entrypoint, or undefined where nothing can. */
export async function commandFor(folder: string, entrypoint: string): Promise<string[] | undefined> {
	const file = path.join(folder, entrypoint);
	const interpreter = INTERPRETERS[path.extname(entrypoint).toLowerCase()];
	if (interpreter) return [interpreter, file];
	return ((await stat(file)).mode & 0o111) !== 0 ? [file] : undefined;
}

/** A deployed app: a real process, head of a process group of its own so that all it started ends with it. */
export class App {
	readonly pid: number | undefined;
	readonly ended: Promise<void>;
	readonly #child: ChildProcess;
	#alive = true;

	constructor(command: readonly string[], options: AppOptions) {
		const { folder, envVars, leash, onLine, onEnd } = options;
		const { PATH = '/usr/local/bin:/usr/bin:/bin' } = process.env;
		const [file = '', ...args] = command;
		const child = spawn(file, args, {
			cwd: folder,
			env: { PATH, HOME: folder, ...envVars },
			detached: true,
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		this.#child = child;
		this.pid = child.pid;
		leash.hold(child.pid);
		let lastComplaint = '';
		let startError = '';
		for (const stream of [child.stdout, child.stderr]) {
			createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (text) => {
				const line = text.slice(0, MAX_LINE);
				onLine(line);
				if (stream === child.stderr && isComplaint(line)) lastComplaint = line.trim();
			});
		}
		child.on('error', (error) => {
			startError = error.message;
		});
		// What the app leaves behind would keep its output open for ever.
		child.on('exit', () => this.#signal('SIGKILL'));
		this.ended = new Promise((resolve) => {
			child.on('close', (code, signal) => {
				this.#alive = false;
				leash.release(child.pid);
				const silent = signal ? `the app was ended by ${signal}` : `the app ended with exit code ${code}`;
				onEnd(code === 0 ? undefined : startError || lastComplaint || silent);
				resolve();
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

	kill(): void {
		this.#signal('SIGKILL');
	}

	/** SIGTERM, then SIGKILL; resolves when the app is gone. */
	async stop(): Promise<void> {
		if (this.#child.exitCode === null && this.#child.signalCode === null) this.#signal('SIGTERM');
		const killing = setTimeout(() => this.kill(), TERM_GRACE);
		await this.ended;
		clearTimeout(killing);
	}
}

/** Whether a line of stderr says something: Node ends an uncaught exception with stack frames and its own version. */
function isComplaint(line: string): boolean {
	return line.trim() !== '' && !/^\s+at |^Node\.js v\d/.test(line);
}
