import type { PlannedFile } from './planned-file.ts';
import type { HandedTask, TaskResult } from './task.ts';

/**
 * A task as it passes between threads. Its many files are one flat array: cloning objects writes the names of all their
 * fields again for each, and cost a small file as much as reading it. Other tasks have one file, and go as they are.
 */
export type TaskMessage =
	| Exclude<HandedTask, { kind: 'whole' }>
	| { readonly kind: 'files'; readonly fields: readonly Field[]; readonly level: number; readonly slab: Slab };

type Field = string | number | boolean;
type Slab = SharedArrayBuffer | undefined;

/** Fields of one file in the array. */
const FIELDS = 5;

export function toMessage(task: HandedTask): TaskMessage {
	if (task.kind !== 'whole') return task;
	const fields: Field[] = [];
	for (const { source, size, modifiedMs, identity, linked } of task.files)
		fields.push(source, size, modifiedMs, identity, linked);
	return { kind: 'files', fields, level: task.level, slab: task.slab };
}

export function fromMessage(message: TaskMessage): HandedTask {
	if (message.kind !== 'files') return message;
	const { fields, level, slab } = message;
	const files: PlannedFile[] = [];
	for (let at = 0; at < fields.length; at += FIELDS) {
		const [source, size, modifiedMs, identity, linked] = fields.slice(at, at + FIELDS) as FileFields;
		// The name and the mode are for the archive and for errors, which the main thread writes.
		files.push({ path: source, source, size, mode: 0, modifiedMs, identity, linked });
	}
	return { kind: 'whole', files, level, ...(slab === undefined ? {} : { slab }) };
}

type FileFields = [source: string, size: number, modifiedMs: number, identity: string, linked: boolean];

/** The results of a task, flat for the same reason. */
export function toNumbers(results: readonly TaskResult[]): number[] {
	const numbers: number[] = [];
	for (const { stored, crc, length } of results) numbers.push(stored ? 1 : 0, crc, length);
	return numbers;
}

export function fromNumbers(numbers: readonly number[]): TaskResult[] {
	const results: TaskResult[] = [];
	for (let at = 0; at < numbers.length; at += 3)
		results.push({ stored: numbers[at] === 1, crc: numbers[at + 1] as number, length: numbers[at + 2] as number });
	return results;
}
