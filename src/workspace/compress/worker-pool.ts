import { Worker } from 'node:worker_threads';
import { runTask } from './run-task.ts';
import { END, type HandedTask, type TaskResult } from './task.ts';
import { fromNumbers, toMessage } from './task-message.ts';

/** Runs the tasks of packing. */
export interface WorkerPool {
	/** How many tasks the workers should have at the same time. */
	readonly width: number;
	/** Whether they have fewer. */
	readonly hasRoom: boolean;
	/** @throws PackageFailure that names the file. */
	runTask(task: HandedTask): Promise<TaskResult[]>;
	/** Frees everything; running tasks are dropped. */
	end(): Promise<void>;
}

/** A pool without threads, for small packages: starting a worker takes as long (40 ms) as deflating 3 MB here. */
export const inline: WorkerPool = {
	width: 0,
	hasRoom: false,
	runTask: async (task) => runTask(task),
	end: async () => {},
};

/** Tasks per worker, so that it never waits for the main thread: one running, one queued, one being written. */
export const AHEAD = 3;

/** MiB of a worker's young generation, which bounds its garbage. The default of 32 would raise the peak memory. */
const YOUNG_GENERATION_MB = 4;

/** The worker's file is in the same folder as this one: TypeScript in `src`, JavaScript in the bundle. */
const WORKER = new URL(`./pack-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** Starts worker threads. An idle worker does not keep the process alive. */
export function startWorkers(count: number): WorkerPool {
	const workers = Array.from({ length: count }, () => new PoolWorker());
	return {
		width: count * AHEAD,
		get hasRoom() {
			return workers.some(({ load }) => load < AHEAD);
		},
		runTask(task) {
			const idlest = workers.reduce((a, b) => (b.load < a.load ? b : a));
			return idlest.runTask(task);
		},
		async end() {
			await Promise.all(workers.map((worker) => worker.end()));
		},
	};
}

interface Waiting {
	readonly task: HandedTask;
	resolve(parts: TaskResult[]): void;
	reject(error: unknown): void;
}

class PoolWorker {
	/** Tasks without a result yet, in the order of their results: a worker runs one task after the other. */
	readonly #waiting: Waiting[] = [];
	#lost: Error | undefined;
	/** Set to 1 once the worker should skip the tasks in its queue. */
	readonly #ended = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
	readonly #worker = new Worker(WORKER, {
		workerData: this.#ended,
		env: {},
		execArgv: [],
		resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
	});

	constructor() {
		this.#worker.on('message', (numbers: number[] | undefined) => this.#settle(numbers && fromNumbers(numbers)));
		this.#worker.on('error', (error) => this.#lose(error));
		this.#worker.on('exit', () => this.#lose(new Error('a packing worker ended')));
		this.#worker.unref();
	}

	get load(): number {
		return this.#waiting.length;
	}

	runTask(task: HandedTask): Promise<TaskResult[]> {
		if (this.#lost !== undefined) return Promise.reject(this.#lost);
		return new Promise((resolve, reject) => {
			if (this.#waiting.push({ task, resolve, reject }) === 1) this.#worker.ref();
			this.#worker.postMessage(toMessage(task));
		});
	}

	/**
	 * Ends the worker between two tasks. Terminating it during a task could abort the whole process inside zlib. Its results
	 * are ignored from now on: a result that made it idle would let the process exit before the worker has ended.
	 */
	async end(): Promise<void> {
		if (this.#lost !== undefined) return;
		const gone = new Promise((resolve) => this.#worker.once('exit', resolve));
		this.#worker.removeAllListeners('message').ref();
		Atomics.store(this.#ended, 0, 1);
		this.#worker.postMessage(END);
		await gone;
	}

	#settle(parts: TaskResult[] | undefined): void {
		const { task, resolve, reject } = this.#waiting.shift() as Waiting;
		if (this.#waiting.length === 0) this.#worker.unref();
		// A task that failed in a worker is run again here, which gives the original error.
		if (parts === undefined) inline.runTask(task).then(resolve, reject);
		else resolve(parts);
	}

	#lose(error: Error): void {
		this.#lost ??= error;
		for (const { reject } of this.#waiting.splice(0)) reject(error);
	}
}
