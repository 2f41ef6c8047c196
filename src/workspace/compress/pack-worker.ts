// A worker thread for packing: it receives tasks and sends results. It is bundled as dist/pack-worker.js.
import { parentPort, workerData } from 'node:worker_threads';
import { runTask } from './run-task.ts';
import { END } from './task.ts';
import { fromMessage, type TaskMessage, toNumbers } from './task-message.ts';

const ended = workerData as Int32Array;

parentPort?.on('message', (task: TaskMessage | typeof END) => {
	if (task === END) return parentPort?.close();
	if (Atomics.load(ended, 0) === 1) return;
	try {
		parentPort?.postMessage(toNumbers(runTask(fromMessage(task))));
	} catch {
		// An error loses its class between threads. The main thread runs the task again instead; see worker-pool.ts.
		parentPort?.postMessage(undefined);
	}
});
