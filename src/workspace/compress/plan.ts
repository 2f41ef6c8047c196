import type { SelectedFile } from '../selected-file.ts';
import { type PlannedFile, planFile } from './planned-file.ts';
import { surveyOf } from './survey.ts';
import { PIECE, type Task } from './task.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Files in one task at most: where all are tiny, bytes alone would make tasks too long to share out evenly. */
const BATCH = 64;

/**
 * Cuts the files into tasks, in the order of the archive. How they are cut depends on the files alone, never on who
 * does the tasks: that, and the order, make equal trees equal bytes.
 * @throws PackageFailure that names the file.
 */
export async function* tasksOf(files: readonly SelectedFile[], level: number, crew: WorkerPool): AsyncGenerator<Task> {
	let batch: PlannedFile[] = [];
	let bytes = 0;
	for (const selected of files) {
		const file = planFile(selected);
		if (batch.length > 0 && (batch.length === BATCH || bytes + file.size > PIECE)) {
			yield { kind: 'whole', files: batch };
			batch = [];
			bytes = 0;
		}
		if (file.size > PIECE) yield* piecesOf(file, level, crew);
		else {
			batch.push(file);
			bytes += file.size;
		}
	}
	if (batch.length > 0) yield { kind: 'whole', files: batch };
}

async function* piecesOf(file: PlannedFile, level: number, crew: WorkerPool): AsyncGenerator<Task> {
	const survey = await surveyOf(file, level, crew);
	for (let from = 0; from < file.size; from += PIECE) {
		const range = { from, to: Math.min(from + PIECE, file.size) };
		yield survey.dense ? { kind: 'store', file, range, crc: survey.crc } : { kind: 'deflate', file, range };
	}
}

/** Whether the files together are so small that workers would not pay. Looks at no more of them than it takes. */
export function isSmall(files: readonly SelectedFile[], limit: number): boolean {
	let bytes = 0;
	return files.every((file) => {
		bytes += planFile(file).size;
		return bytes <= limit;
	});
}
