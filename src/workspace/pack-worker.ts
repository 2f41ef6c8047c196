// A worker thread of the packing: jobs in, results out. Bundled on its own, as dist/<action>/pack-worker.js.
import { parentPort } from 'node:worker_threads';
import type { Job } from './job.ts';
import { perform } from './perform.ts';

parentPort?.on('message', (job: Job) => {
	try {
		parentPort?.postMessage(perform(job));
	} catch {
		// An error loses its class on the way between threads. The main thread tries the same again, see crew.ts.
		parentPort?.postMessage(undefined);
	}
});
