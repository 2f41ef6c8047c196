import { type Part, SLAB, type Task } from './task.ts';
import type { WorkerPool } from './worker-pool.ts';

/** A task that is done. Its slab goes to another task as soon as the next one is asked for. */
export interface Done {
	readonly task: Exclude<Task, { kind: 'survey' }>;
	readonly parts: readonly Part[];
	readonly slab: SharedArrayBuffer;
}

/**
 * Has tasks done side by side, and yields them in their own order. Each needs a slab for its result, and there is a
 * fixed number of those: that is what bounds the memory, whatever the tree.
 */
export async function* inOrder(
	tasks: AsyncGenerator<Task>,
	level: number,
	crew: WorkerPool,
): AsyncGenerator<Done, void, undefined> {
	const slabs = Array.from({ length: crew.width }, () => new SharedArrayBuffer(SLAB));
	const ahead: Promise<Done>[] = [];
	for (;;) {
		while (slabs.length > 0) {
			const next = await tasks.next();
			if (next.done) break;
			const task = next.value as Done['task'];
			const slab = slabs.pop() as SharedArrayBuffer;
			const done = crew.runTask({ ...task, level, slab }).then((parts) => ({ task, parts, slab }));
			// Its turn to be awaited may come after it has failed, or never.
			done.catch(() => {});
			ahead.push(done);
		}
		const first = await ahead.shift();
		if (first === undefined) return;
		yield first;
		slabs.push(first.slab);
	}
}
