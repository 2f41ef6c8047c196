import { SLAB, type Task, type TaskResult } from './task.ts';
import type { WorkerPool } from './worker-pool.ts';

/** A finished task. Its slab is reused as soon as the next finished task is requested. */
export interface Done {
	readonly task: Exclude<Task, { kind: 'survey' }>;
	readonly parts: readonly TaskResult[];
	readonly slab: SharedArrayBuffer;
}

/**
 * Runs tasks in parallel, and yields them in their original order. Each task needs a slab for its result, and the number
 * of slabs is fixed, which bounds the memory for trees of any size.
 */
export async function* inOrder(
	tasks: AsyncGenerator<Task>,
	level: number,
	pool: WorkerPool,
): AsyncGenerator<Done, void, undefined> {
	const slabs = Array.from({ length: pool.width }, () => new SharedArrayBuffer(SLAB));
	const ahead: Promise<Done>[] = [];
	for (;;) {
		while (slabs.length > 0) {
			const next = await tasks.next();
			if (next.done) break;
			const task = next.value as Done['task'];
			const slab = slabs.pop() as SharedArrayBuffer;
			const done = pool.runTask({ ...task, level, slab }).then((parts) => ({ task, parts, slab }));
			// The task may fail before it is awaited, or may never be awaited: that must not be an unhandled rejection.
			done.catch(() => {});
			ahead.push(done);
		}
		const first = await ahead.shift();
		if (first === undefined) return;
		yield first;
		slabs.push(first.slab);
	}
}
