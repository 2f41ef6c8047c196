import { Worker } from 'node:worker_threads';
import { type Packed, type Result, runTask, SLAB, type Task } from './task.ts';

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
			const packed = pool.run(next.value, slab).then((results) => ({ task: next.value, results, slab }));
			packed.catch(() => {}); // it may fail before anybody waits for it, or when nobody does any more
			running.push(packed);
		}
		const first = await running.shift();
		if (first === undefined) return;
		yield first;
		slabs.push(first.slab);
	}
}

/** Tasks per worker, so that it never waits for the main thread: one running, one queued, one being written. */
const AHEAD = 3;

/** Runs the tasks of packing. */
type Pool = ReturnType<typeof openPool>;

/** @param count workers. With 0 the main thread does it, for small packages: starting a worker takes as long (40 ms) as deflating 3 MB. */
export function openPool(count: number, level: number) {
	const workers = Array.from({ length: count }, () => startWorker(level));
	const idlest = () => workers.reduce((a, b) => (b.load() < a.load() ? b : a));
	return {
		/** How many tasks should be under way at the same time. */
		width: Math.max(1, count * AHEAD),
		/** @throws PackageFailure that names the file: a task that failed in a worker is run again here, which gives the original error. */
		async run(task: Task, slab: Uint8Array): Promise<readonly Result[]> {
			const results = count === 0 ? undefined : await idlest().run(task, slab);
			return results ?? runTask(task, level, slab);
		},
		/** Frees everything. Nobody may wait for a task any more. */
		end: () => Promise.all(workers.map((worker) => worker.end())),
	};
}

/** MiB of a worker's young generation, which bounds its garbage. The default of 32 would raise the peak memory. */
const YOUNG_GENERATION_MB = 4;

/** The worker's file is in the same folder as this one: TypeScript in `src`, JavaScript in the bundle. */
const WORKER = new URL(`./worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** Starts a thread that runs one task after the other. It does not keep the process alive while it has none. */
function startWorker(level: number) {
	const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB };
	const worker = new Worker(WORKER, { workerData: level, env: {}, execArgv: [], resourceLimits });
	/** In the order of their results. */
	const waiting: PromiseWithResolvers<readonly Result[] | undefined>[] = [];
	let lost: Error | undefined;
	const lose = (error: Error) => {
		lost ??= error;
		for (const { reject } of waiting.splice(0)) reject(error);
	};
	worker.on('message', (results: readonly Result[] | undefined) => {
		waiting.shift()?.resolve(results);
		if (waiting.length === 0) worker.unref();
	});
	worker.on('error', lose);
	worker.on('exit', () => lose(new Error('a packing worker ended')));
	worker.unref();
	return {
		/** Tasks that it has. */
		load: () => waiting.length,
		/** @returns undefined where the task failed. */
		async run(task: Task, slab: Uint8Array): Promise<readonly Result[] | undefined> {
			if (lost !== undefined) throw lost;
			const result = Promise.withResolvers<readonly Result[] | undefined>();
			if (waiting.push(result) === 1) worker.ref();
			worker.postMessage({ task, slab });
			return result.promise;
		},
		/**
		 * Ends the worker after the tasks that it has: terminating it within one could abort the whole process inside zlib. Its
		 * results are ignored: one that left it idle would let the process exit before the worker.
		 */
		async end(): Promise<void> {
			if (lost !== undefined) return;
			const gone = new Promise((resolve) => worker.once('exit', resolve));
			worker.removeAllListeners('message').ref();
			worker.postMessage(undefined);
			await gone;
		},
	};
}
