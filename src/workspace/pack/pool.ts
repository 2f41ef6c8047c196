import { Worker } from 'node:worker_threads';
import { type Packed, type Result, runTask, SLAB, type Task } from './task.ts';

/** Runs the tasks of packing. */
export interface Pool {
	/** How many tasks should be under way at the same time. */
	readonly width: number;
	/** @throws PackageFailure that names the file. */
	run(task: Task, slab: Uint8Array): Promise<readonly Result[]>;
	/** Frees everything. Nobody may wait for a task any more. */
	end(): Promise<unknown>;
}

/**
 * Runs tasks in parallel, and yields them in their order. Each needs a slab for its results, and the number of slabs is
 * fixed, which bounds the memory for trees of any size. A slab is used again as soon as the next task is asked for.
 */
export async function* inOrder(tasks: Iterator<Task, void>, pool: Pool): AsyncGenerator<Packed, void, undefined> {
	const slabs: Uint8Array[] = Array.from({ length: pool.width }, () => new Uint8Array(new SharedArrayBuffer(SLAB)));
	const running: Promise<Packed>[] = [];
	for (;;) {
		for (let slab = slabs.pop(); slab !== undefined; slab = slabs.pop()) {
			const next = tasks.next();
			if (next.done) break;
			running.push(runIn(slab, next.value, pool));
		}
		const first = await running.shift();
		if (first === undefined) return;
		yield first;
		slabs.push(first.slab);
	}
}

function runIn(slab: Uint8Array, task: Task, pool: Pool): Promise<Packed> {
	const packed = pool.run(task, slab).then((results) => ({ task, results, slab }));
	// A task may fail before anybody waits for it, or when nobody does any more.
	packed.catch(() => {});
	return packed;
}

/** Tasks per worker, so that it never waits for the main thread: one running, one queued, one being written. */
const AHEAD = 3;

/** @param count workers. With 0 the main thread does it, for small packages: starting a worker takes as long (40 ms) as deflating 3 MB. */
export function openPool(count: number, level: number): Pool {
	const workers = Array.from({ length: count }, () => new PackingWorker(level));
	const idlest = () => workers.reduce((a, b) => (b.load < a.load ? b : a));
	return {
		width: Math.max(1, count * AHEAD),
		run: async (task, slab) => (count === 0 ? runTask(task, level, slab) : idlest().run(task, slab)),
		end: () => Promise.all(workers.map((worker) => worker.end())),
	};
}

/** MiB of a worker's young generation, which bounds its garbage. The default of 32 would raise the peak memory. */
const YOUNG_GENERATION_MB = 4;

/** The worker's file is in the same folder as this one: TypeScript in `src`, JavaScript in the bundle. */
const WORKER = new URL(`./worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** A thread that runs one task after the other. It does not keep the process alive while it has none. */
class PackingWorker {
	readonly #level: number;
	readonly #worker: Worker;
	/** In the order of their results; undefined is the result of a task that failed. */
	readonly #waiting: PromiseWithResolvers<readonly Result[] | undefined>[] = [];
	#lost: Error | undefined;

	constructor(level: number) {
		this.#level = level;
		const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB };
		this.#worker = new Worker(WORKER, { workerData: level, env: {}, execArgv: [], resourceLimits });
		this.#worker.on('message', (results: readonly Result[] | undefined) => {
			this.#waiting.shift()?.resolve(results);
			if (this.load === 0) this.#worker.unref();
		});
		this.#worker.on('error', (error) => this.#lose(error));
		this.#worker.on('exit', () => this.#lose(new Error('a packing worker ended')));
		this.#worker.unref();
	}

	get load(): number {
		return this.#waiting.length;
	}

	async run(task: Task, slab: Uint8Array): Promise<readonly Result[]> {
		if (this.#lost !== undefined) throw this.#lost;
		const waiting = Promise.withResolvers<readonly Result[] | undefined>();
		if (this.#waiting.push(waiting) === 1) this.#worker.ref();
		this.#worker.postMessage({ task, slab });
		// A task that failed in the worker is run again here, which gives the original error.
		return (await waiting.promise) ?? runTask(task, this.#level, slab);
	}

	/**
	 * Ends the worker after the tasks that it has: terminating it within one could abort the whole process inside zlib. Its
	 * results are ignored: one that left it idle would let the process exit before the worker.
	 */
	async end(): Promise<void> {
		if (this.#lost !== undefined) return;
		const gone = new Promise((resolve) => this.#worker.once('exit', resolve));
		this.#worker.removeAllListeners('message').ref();
		this.#worker.postMessage(undefined);
		await gone;
	}

	#lose(error: Error): void {
		this.#lost ??= error;
		for (const { reject } of this.#waiting.splice(0)) reject(error);
	}
}
