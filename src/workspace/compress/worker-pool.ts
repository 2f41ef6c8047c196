import { Worker } from 'node:worker_threads';
import { perform } from './run-task.ts';
import { END, type Job, type Part } from './task.ts';

/** Whoever does the jobs. */
export interface Crew {
	/** Jobs that are worth handing out at the same time. */
	readonly width: number;
	/** @throws PackageFailure that names the file. */
	perform(job: Job): Promise<Part[]>;
	/** Frees everything; jobs under way are dropped. */
	end(): Promise<void>;
}

/** For little work: a worker takes about as long to start (40 ms) as deflating 3 MB here. */
export const inline: Crew = { width: 1, perform: async (job) => perform(job), end: async () => {} };

/** Jobs in a worker's queue, for it never to wait for the main thread: one to do, one to follow, one being written. */
const AHEAD = 3;

/** MiB of short-lived objects a worker keeps before it cleans up. The default of 32 would show in the peak memory. */
const YOUNG_GENERATION_MB = 4;

/** This file stands beside the worker's, in `src` as TypeScript and in the bundle as JavaScript. */
const WORKER = new URL(`./pack-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** Starts worker threads. A worker that waits for work does not keep the process alive. */
export function startWorkers(count: number): Crew {
	const members = Array.from({ length: count }, () => new Member());
	return {
		width: count * AHEAD,
		perform(job) {
			const idlest = members.reduce((a, b) => (b.load < a.load ? b : a));
			return idlest.perform(job);
		},
		async end() {
			await Promise.all(members.map((member) => member.end()));
		},
	};
}

interface Waiting {
	readonly job: Job;
	resolve(parts: Part[]): void;
	reject(error: unknown): void;
}

class Member {
	/** In the order of their answers: a worker does one job after the other. */
	readonly #waiting: Waiting[] = [];
	#lost: Error | undefined;
	/** 1 once the jobs that wait in its queue are not wanted any more. */
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

	perform(job: Job): Promise<Part[]> {
		if (this.#lost !== undefined) return Promise.reject(this.#lost);
		return new Promise((resolve, reject) => {
			if (this.#waiting.push({ job, resolve, reject }) === 1) this.#worker.ref();
			this.#worker.postMessage(job);
		});
	}

	/**
	 * Ends it between two jobs, and hears no more of its answers: an answer that let it count as idle would let the
	 * process end before it. In mid-job it is not to be terminated: within zlib that can abort the whole process.
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
		const { job, resolve, reject } = this.#waiting.shift() as Waiting;
		if (this.#waiting.length === 0) this.#worker.unref();
		// What a worker could not do is tried again here, which gives the true error.
		if (parts === undefined) inline.perform(job).then(resolve, reject);
		else resolve(parts);
	}

	#lose(error: Error): void {
		this.#lost ??= error;
		for (const { reject } of this.#waiting.splice(0)) reject(error);
	}
}
