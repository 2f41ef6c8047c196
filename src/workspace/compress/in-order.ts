import { setImmediate } from 'node:timers/promises';
import { SLAB, type Task, type TaskResult } from './task.ts';
import { inline, type WorkerPool } from './worker-pool.ts';

/** A finished task. Its slab is reused as soon as the next finished task is requested. */
export interface Done {
	readonly task: Exclude<Task, { kind: 'survey' }>;
	readonly parts: readonly TaskResult[];
	readonly slab: SharedArrayBuffer;
}

/** A task that has begun. */
interface Begun {
	readonly done: Promise<Done>;
	isDone: boolean;
}

/** Tasks that this thread may run while it waits for one that is before them: small files for as long as a worker starts. */
const OWN = 8;

/**
 * Runs tasks in parallel, and yields them in their original order. The workers come first; while they are busy, and the
 * next task in the order is not done, this thread runs tasks itself. Each task needs a slab for its result, and the number
 * of slabs is fixed, which bounds the memory for trees of any size.
 */
export async function* inOrder(
	tasks: AsyncGenerator<Task>,
	level: number,
	pool: WorkerPool,
): AsyncGenerator<Done, void, undefined> {
	const slabs = Array.from({ length: pool.width + OWN }, () => new SharedArrayBuffer(SLAB));
	const ahead: Begun[] = [];
	const begin = async (by: Pick<WorkerPool, 'runTask'>): Promise<boolean> => {
		const next = await tasks.next();
		if (!next.done) ahead.push(begun(next.value as Done['task'], level, slabs.pop() as SharedArrayBuffer, by));
		return !next.done;
	};
	for (;;) {
		while (pool.hasRoom && slabs.length > 0 && (await begin(pool)));
		if (ahead[0]?.isDone !== true && slabs.length > 0 && (await begin(inline))) {
			await setImmediate(); // the workers' results, signals and timers come in here
			continue;
		}
		const first = await ahead.shift()?.done;
		if (first === undefined) return;
		yield first;
		slabs.push(first.slab);
	}
}

function begun(task: Done['task'], level: number, slab: SharedArrayBuffer, by: Pick<WorkerPool, 'runTask'>): Begun {
	const done = by.runTask({ ...task, level, slab }).then((parts) => ({ task, parts, slab }));
	const one: Begun = { done, isDone: false };
	const settle = () => {
		one.isDone = true;
	};
	// The task may fail before it is awaited, or may never be awaited: that must not be an unhandled rejection.
	done.then(settle, settle);
	return one;
}
