import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:os';
import { Readable } from 'node:stream';
import type { IPty } from '@lydell/node-pty';
import { invalid } from '../http/errors.ts';
import { frame } from '../http/response.ts';
import type { Leash } from '../state/leash.ts';
import { closeSoon } from '../state/process-life.ts';
import type { ProcessForm } from './process-form.ts';
import { spawnOnTerminal } from './pseudo-terminal.ts';

/** Bytes of output that are kept; the oldest go first. */
const MAX_OUTPUT = 1024 * 1024;

export const SIGNALS = ['TERM', 'KILL', 'INT', 'HUP'] as const;

interface Chunk {
	stream: 'stdout' | 'stderr';
	data: Buffer;
}

/** A process of a browser session: a real one, and on a real pseudo-terminal where one is asked for. */
export class SessionProcess {
	readonly id: string = randomUUID();
	readonly startedAt: string = new Date().toISOString();
	readonly pid: number;
	readonly ended: Promise<void>;
	exitCode: number | null = null;
	readonly #terminal: IPty | undefined;
	readonly #child: ChildProcess | undefined;
	readonly #output: Chunk[] = [];
	readonly #timer: NodeJS.Timeout | undefined;
	readonly #readers = new Set<Readable>();
	readonly #leash: Leash;

	constructor(form: ProcessForm, home: string, leash: Leash) {
		const { file, args, cwd, terminal, timeLimit } = form;
		this.#leash = leash;
		if (timeLimit > 0) this.#timer = setTimeout(() => this.kill('KILL'), timeLimit * 1000);
		const { PATH = '/usr/local/bin:/usr/bin:/bin' } = process.env;
		const env = { PATH, HOME: home, ...form.env };
		const { promise, resolve } = Promise.withResolvers<void>();
		this.ended = promise;
		const ended = (code: number) => {
			this.exitCode = code;
			clearTimeout(this.#timer);
			// What it has left in the background goes on, until the session ends.
			if (!this.#reach(0)) this.#release();
			for (const reader of this.#readers) this.#finish(reader);
			resolve();
		};
		if (terminal) {
			this.#terminal = spawnOnTerminal(file, args, { name: 'xterm-256color', encoding: null, cwd, env, ...terminal });
			this.pid = this.#terminal.pid;
			leash.hold(this.pid);
			this.#terminal.onData((data) => this.#emit('stdout', Buffer.from(data)));
			this.#terminal.onExit(({ exitCode, signal }) => ended(signal ? 128 + signal : exitCode));
			return;
		}
		this.#child = spawn(file, args, { cwd, env, detached: true, stdio: 'pipe' });
		this.pid = this.#child.pid ?? 0;
		leash.hold(this.#child.pid);
		this.#child.on('error', (error) => this.#emit('stderr', Buffer.from(`${error.message}\n`)));
		this.#child.stdin?.on('error', () => undefined);
		this.#child.stdout?.on('data', (data: Buffer) => this.#emit('stdout', data));
		this.#child.stderr?.on('data', (data: Buffer) => this.#emit('stderr', data));
		this.#child.on('exit', () => closeSoon(this.#child as ChildProcess));
		this.#child.on('close', (code, signal) => ended(code ?? 128 + constants.signals[signal ?? 'SIGKILL']));
	}

	get running(): boolean {
		return this.exitCode === null;
	}

	#emit(stream: Chunk['stream'], data: Buffer): void {
		this.#output.push({ stream, data });
		let size = this.#output.reduce((sum, chunk) => sum + chunk.data.length, 0);
		while (size > MAX_OUTPUT && this.#output.length > 1) size -= this.#output.shift()?.data.length ?? 0;
		for (const reader of this.#readers) reader.push(frame({ stream, data_b64: data.toString('base64') }));
	}

	#finish(reader: Readable): void {
		reader.push(frame({ event: 'exit', exit_code: this.exitCode }));
		reader.push(null);
	}

	/** Frames of the output from its start, then the exit. */
	follow(): Readable {
		const reader = new Readable({ read: () => undefined, objectMode: true });
		for (const { stream, data } of this.#output) reader.push(frame({ stream, data_b64: data.toString('base64') }));
		if (this.running) this.#readers.add(reader);
		else this.#finish(reader);
		reader.on('close', () => this.#readers.delete(reader));
		return reader;
	}

	resize(cols: number, rows: number): void {
		if (!this.#terminal) throw invalid('the process has no terminal');
		if (!this.running) throw invalid('the process has ended');
		this.#terminal.resize(cols, rows);
	}

	write(data: Buffer): void {
		if (!this.running) throw invalid('the process has ended');
		if (this.#terminal) this.#terminal.write(data.toString('utf8'));
		else this.#child?.stdin?.write(data);
	}

	/** Reaches the whole process group. */
	kill(signal: (typeof SIGNALS)[number]): void {
		if (this.running) this.#reach(`SIG${signal}`);
	}

	/** Ends it with all that it has left in the background. */
	end(): void {
		this.#reach('SIGKILL');
		if (!this.running) this.#release();
	}

	#release(): void {
		if (this.pid !== 0) this.#leash.release(this.pid);
	}

	/** @returns whether there is anybody in its process group. */
	#reach(signal: NodeJS.Signals | 0): boolean {
		if (this.pid === 0) return false;
		try {
			return process.kill(-this.pid, signal);
		} catch {
			return false;
		}
	}
}
