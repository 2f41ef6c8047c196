// A worker thread of the packing: tasks in, results out. Bundled on its own, as dist/<action>/pack-worker.js.
import { parentPort, workerData } from 'node:worker_threads';
import { runTask } from './run-task.ts';
import { END, type HandedTask } from './task.ts';

const ended = workerData as Int32Array;

parentPort?.on('message', (task: HandedTask | typeof END) => {
	if (task === END) return parentPort?.close();
	if (Atomics.load(ended, 0) === 1) return;
	try {
		parentPort?.postMessage(runTask(task));
	} catch {
		// An error loses its class on the way between threads. The main thread tries the same again, see crew.ts.
		parentPort?.postMessage(undefined);
	}
});
