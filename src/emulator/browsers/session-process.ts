import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import type { spawn } from '@lydell/node-pty';
import { invalid } from '../http/errors.ts';
import { frame } from '../http/response.ts';
import type { Leash } from '../processes/leash.ts';
import { ProcessGroup } from '../processes/process-group.ts';
import type { ProcessForm } from './process-form.ts';

/** Bytes of output that are kept; the oldest go first. */
const MAX_OUTPUT = 1024 * 1024;

interface Chunk {
	stream: 'stdout' | 'stderr';
	data: Buffer;
}

/** What a process of either kind can do: one on a pseudo-terminal, or one with pipes. */
interface Running {
	readonly pid: number | undefined;
	/** Its exit code. */
	readonly ended: Promise<number>;
	/** Reaches the whole process group. */
	kill(): void;
	write(data: Buffer): void;
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
	readonly #running: Running;
	readonly #output: Chunk[] = [];
	readonly #readers = new Set<Readable>();
	#exitCode: number | undefined;

	constructor(form: ProcessForm, { home, leash, owner }: Surroundings) {
		const { PATH = '/usr/local/bin:/usr/bin:/bin' } = process.env;
		const env = { PATH, HOME: home, ...form.env, ...leash.mark(owner) };
		const onOutput = (stream: Chunk['stream'], data: Buffer) => this.#emit({ stream, data });
		this.#running = form.terminal ? onTerminal(form, env, onOutput) : onPipes(form, env, leash, owner, onOutput);
		this.pid = this.#running.pid ?? 0;
		leash.hold(this.#running.pid);
		this.ended = this.#running.ended.then((code) => {
			this.#exitCode = code;
			for (const reader of this.#readers) this.#finish(reader);
			return code;
		});
	}

	/** What it has written to one of its outputs. */
	output = (stream: Chunk['stream']): Buffer =>
		Buffer.concat(this.#output.filter((chunk) => chunk.stream === stream).map(({ data }) => data));

	#emit(chunk: Chunk): void {
		this.#output.push(chunk);
		let size = this.#output.reduce((sum, { data }) => sum + data.length, 0);
		while (size > MAX_OUTPUT && this.#output.length > 1) size -= this.#output.shift()?.data.length ?? 0;
		for (const reader of this.#readers) reader.push(outputFrame(chunk));
	}

	#finish(reader: Readable): void {
		reader.push(frame({ event: 'exit', exit_code: this.#exitCode }));
		reader.push(null);
	}

	/** Frames of the output from its start, then the exit. */
	follow(): Readable {
		const reader = new Readable({ read: () => undefined, objectMode: true });
		for (const chunk of this.#output) reader.push(outputFrame(chunk));
		if (this.#exitCode === undefined) this.#readers.add(reader);
		else this.#finish(reader);
		return reader.on('close', () => this.#readers.delete(reader));
	}

	#requireRunning(): void {
		if (this.#exitCode !== undefined) throw invalid('the process has ended');
	}

	resize(cols: number, rows: number): void {
		if (!this.#running.resize) throw invalid('the process has no terminal');
		this.#requireRunning();
		this.#running.resize(cols, rows);
	}

	write(data: Buffer): void {
		this.#requireRunning();
		this.#running.write(data);
	}

	/** Resolves when it is gone. */
	async kill(): Promise<void> {
		if (this.#exitCode === undefined) this.#running.kill();
		await this.ended;
	}
}

const outputFrame = ({ stream, data }: Chunk): string => frame({ stream, data_b64: data.toString('base64') });

type OnOutput = (stream: Chunk['stream'], data: Buffer) => void;

function onPipes(
	{ file, args, cwd }: ProcessForm,
	env: Record<string, string>,
	leash: Leash,
	owner: string,
	onOutput: OnOutput,
): Running {
	const group = new ProcessGroup([file, ...args], {
		cwd,
		env,
		leash,
		owner,
		onOutput,
		stdin: true,
		leavesRest: true,
	});
	const ended = group.ended.then(({ code, startError }) => {
		if (startError !== '') onOutput('stderr', Buffer.from(`${startError}\n`));
		return code;
	});
	return { pid: group.pid, ended, kill: () => group.signal('SIGKILL'), write: (data) => group.write(data) };
}

function onTerminal(
	{ file, args, cwd, terminal }: ProcessForm,
	env: Record<string, string>,
	onOutput: OnOutput,
): Running {
	const pty = loadPty()(file, args, { name: 'xterm-256color', encoding: null, cwd, env, ...terminal });
	pty.onData((data) => onOutput('stdout', Buffer.from(data)));
	const ended = new Promise<number>((resolve) => {
		pty.onExit(({ exitCode, signal }) => resolve(signal ? 128 + signal : exitCode));
	});
	return {
		pid: pty.pid,
		ended,
		kill: () => pty.kill('SIGKILL'),
		write: (data) => pty.write(data.toString('utf8')),
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
