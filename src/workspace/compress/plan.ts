import type { SelectedFile } from '../selected-file.ts';
import { type PlannedFile, planFile } from './planned-file.ts';
import { surveyOf } from './survey.ts';
import { PIECE, type Task } from './task.ts';
import type { WorkerPool } from './worker-pool.ts';

/** The most files in one task: with many tiny files, a limit of bytes alone would make tasks too long to balance. */
const BATCH = 64;

/**
 * Splits the files into tasks, in the order of the archive. The split depends only on the files, never on the worker
 * pool. Together with the fixed order, this gives equal bytes for equal trees.
 * @throws PackageFailure that names the file.
 */
export async function* tasksOf(files: readonly SelectedFile[], level: number, pool: WorkerPool): AsyncGenerator<Task> {
	let batch: PlannedFile[] = [];
	let bytes = 0;
	for (const selected of files) {
		const file = planFile(selected);
		if (batch.length > 0 && (batch.length === BATCH || bytes + file.size > PIECE)) {
			yield { kind: 'whole', files: batch };
			batch = [];
			bytes = 0;
		}
		if (file.size > PIECE) yield* piecesOf(file, level, pool);
		else {
			batch.push(file);
			bytes += file.size;
		}
	}
	if (batch.length > 0) yield { kind: 'whole', files: batch };
}

async function* piecesOf(file: PlannedFile, level: number, pool: WorkerPool): AsyncGenerator<Task> {
	const survey = await surveyOf(file, level, pool);
	for (let from = 0; from < file.size; from += PIECE) {
		const range = { from, to: Math.min(from + PIECE, file.size) };
		yield survey.dense ? { kind: 'store', file, range, crc: survey.crc } : { kind: 'deflate', file, range };
	}
}

/** Whether the files together have at most `limit` bytes, so that workers do not pay. Stops at the first file beyond it. */
export function isSmall(files: readonly SelectedFile[], limit: number): boolean {
	let bytes = 0;
	return files.every((file) => {
		bytes += planFile(file).size;
		return bytes <= limit;
	});
}
