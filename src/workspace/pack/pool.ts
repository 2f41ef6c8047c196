import { Worker } from 'node:worker_threads';
import { type Packed, type Result, runTask, SLAB, type Task } from './task.ts';

/** Tasks per worker, so that it never waits for the main thread: one running, one queued, one being written. */
const AHEAD = 3;

/**
 * Runs tasks in parallel, and yields them in their order. Each needs a slab for its results, and the number of slabs is
 * fixed, which bounds the memory for trees of any size. A slab is used again as soon as the next task is asked for.
 * @param level 0–9.
 * @param count workers, which have ended when this has. With 0 the main thread does it, for small packages: starting a worker
 * takes as long (40 ms) as deflating 3 MB.
 * @throws PackageFailure that names the file: a task that failed in a worker is run again here, which gives the original error.
 */
export async function* inOrder(
	tasks: Iterator<Task, void>,
	level: number,
	count: number,
): AsyncGenerator<Packed, void, undefined> {
	const workers = Array.from({ length: count }, () => startWorker(level));
	const run = async (task: Task, slab: Uint8Array): Promise<Packed> => {
		const [idlest] = workers.toSorted((a, b) => a.load() - b.load());
		return { task, slab, results: (await idlest?.run(task, slab)) ?? runTask(task, level, slab) };
	};
	const width = Math.max(1, count * AHEAD);
	const slabs: Uint8Array[] = Array.from({ length: width }, () => new Uint8Array(new SharedArrayBuffer(SLAB)));
	const running: Promise<Packed>[] = [];
	try {
		for (;;) {
			for (let slab = slabs.pop(); slab !== undefined; slab = slabs.pop()) {
				const next = tasks.next();
				if (next.done) break;
				const packed = run(next.value, slab);
				packed.catch(() => {}); // it may fail before anybody waits for it, or when nobody does any more
				running.push(packed);
			}
			const first = await running.shift();
			if (first === undefined) return;
			yield first;
			slabs.push(first.slab);
		}
	} finally {
		await Promise.all(workers.map((worker) => worker.end()));
	}
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
