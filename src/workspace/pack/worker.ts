// A worker thread for packing: it receives tasks and sends results. It is bundled as dist/worker.js.
import { parentPort, workerData } from 'node:worker_threads';
import { runTask, type Task } from './task.ts';

const level = workerData as number;

parentPort?.on('message', (message: { task: Task; slab: Uint8Array } | undefined) => {
	if (message === undefined) return parentPort?.close();
	try {
		parentPort?.postMessage(runTask(message.task, level, message.slab));
	} catch {
		// An error loses its class between threads. The main thread runs the task again instead; see pool.ts.
		parentPort?.postMessage(undefined);
	}
});
