import { Worker } from 'node:worker_threads';
import { runTask } from './run-task.ts';
import { END, type HandedTask, type Part } from './task.ts';

/** Whoever does the tasks. */
export interface WorkerPool {
	/** Tasks that are worth handing out at the same time. */
	readonly width: number;
	/** @throws PackageFailure that names the file. */
	runTask(task: HandedTask): Promise<Part[]>;
	/** Frees everything; tasks under way are dropped. */
	end(): Promise<void>;
}

/** For little work: a worker takes about as long to start (40 ms) as deflating 3 MB here. */
export const inline: WorkerPool = { width: 1, runTask: async (task) => runTask(task), end: async () => {} };

/** Tasks in a worker's queue, for it never to wait for the main thread: one to do, one to follow, one being written. */
const AHEAD = 3;

/** MiB of short-lived objects a worker keeps before it cleans up. The default of 32 would show in the peak memory. */
const YOUNG_GENERATION_MB = 4;

/** This file stands beside the worker's, in `src` as TypeScript and in the bundle as JavaScript. */
const WORKER = new URL(`./pack-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** Starts worker threads. A worker that waits for work does not keep the process alive. */
export function startWorkers(count: number): WorkerPool {
	const members = Array.from({ length: count }, () => new PoolWorker());
	return {
		width: count * AHEAD,
		runTask(task) {
			const idlest = members.reduce((a, b) => (b.load < a.load ? b : a));
			return idlest.runTask(task);
		},
		async end() {
			await Promise.all(members.map((member) => member.end()));
		},
	};
}

interface Waiting {
	readonly task: HandedTask;
	resolve(parts: Part[]): void;
	reject(error: unknown): void;
}

class PoolWorker {
	/** In the order of their responses: a worker does one task after the other. */
	readonly #waiting: Waiting[] = [];
	#lost: Error | undefined;
	/** 1 once the tasks that wait in its queue are not wanted any more. */
	readonly #ended = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
	readonly #worker = new Worker(WORKER, {
		workerData: this.#ended,
		env: {},
		execArgv: [],
		resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
	});

	constructor() {
		this.#worker.on('message', (parts: Part[] | undefined) => this.#settle(parts));
		this.#worker.on('error', (error) => this.#lose(error));
		this.#worker.on('exit', () => this.#lose(new Error('a packing worker ended')));
		this.#worker.unref();
	}

	get load(): number {
		return this.#waiting.length;
	}

	runTask(task: HandedTask): Promise<Part[]> {
		if (this.#lost !== undefined) return Promise.reject(this.#lost);
		return new Promise((resolve, reject) => {
			if (this.#waiting.push({ task, resolve, reject }) === 1) this.#worker.ref();
			this.#worker.postMessage(task);
		});
	}

	/**
	 * Ends it between two tasks, and hears no more of its responses: a response that let it count as idle would let the
	 * process end before it. In mid-task it is not to be terminated: within zlib that can abort the whole process.
	 */
	async end(): Promise<void> {
		if (this.#lost !== undefined) return;
		const gone = new Promise((resolve) => this.#worker.once('exit', resolve));
		this.#worker.removeAllListeners('message').ref();
		Atomics.store(this.#ended, 0, 1);
		this.#worker.postMessage(END);
		await gone;
	}

	#settle(parts: Part[] | undefined): void {
		const { task, resolve, reject } = this.#waiting.shift() as Waiting;
		if (this.#waiting.length === 0) this.#worker.unref();
		// What a worker could not do is tried again here, which gives the true error.
		if (parts === undefined) inline.runTask(task).then(resolve, reject);
		else resolve(parts);
	}

	#lose(error: Error): void {
		this.#lost ??= error;
		for (const { reject } of this.#waiting.splice(0)) reject(error);
	}
}
