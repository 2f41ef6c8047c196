// A worker thread of the packing: jobs in, results out. Bundled on its own, as dist/<action>/pack-worker.js.
import { parentPort, workerData } from 'node:worker_threads';
import { perform } from './run-task.ts';
import { END, type Job } from './task.ts';

const ended = workerData as Int32Array;

parentPort?.on('message', (job: Job | typeof END) => {
	if (job === END) return parentPort?.close();
	if (Atomics.load(ended, 0) === 1) return;
	try {
		parentPort?.postMessage(perform(job));
	} catch {
		// An error loses its class on the way between threads. The main thread tries the same again, see crew.ts.
		parentPort?.postMessage(undefined);
	}
});
