import { combineCrc } from './crc-combine.ts';
import { isDenseSample, SAMPLE_SIZE, samplePositions } from './density.ts';
import type { PlannedFile } from './planned-file.ts';
import { readRange } from './read-file.ts';
import type { TaskResult } from './task.ts';
import { AHEAD, inline, type WorkerPool } from './worker-pool.ts';

/** Bytes per survey task: enough that the cost of its message does not matter. */
const RANGE = 8 * 1024 * 1024;

/** What is known about a large file before its entry begins. */
export type Survey =
	| { readonly dense: false }
	/** The file is to be stored; `crc` is the CRC-32 of its content. */
	| { readonly dense: true; readonly crc: number };

/**
 * Decides how to pack a large file. A file that is incompressible throughout is stored. That needs an extra pass over
 * the file, because a stored entry needs its checksum in its header: with a data descriptor instead, a reader of a stream
 * could not see where the entry ends. A few samples are checked first, so that other files mostly skip that pass.
 * @param level 0 stores everything.
 */
export async function surveyOf(file: PlannedFile, level: number, pool: WorkerPool): Promise<Survey> {
	if (level !== 0 && !isDenseSample(samplesOf(file))) return { dense: false };
	let crc = 0;
	// This thread takes as many as a worker does.
	const runners = [...new Array<WorkerPool>(pool.width).fill(pool), ...new Array<WorkerPool>(AHEAD).fill(inline)];
	for (let from = 0; from < file.size; from += RANGE * runners.length) {
		for (const { to, at, part } of await ranges(file, from, level, runners)) {
			if (!part.stored) return { dense: false };
			crc = combineCrc(crc, part.crc, to - at);
		}
	}
	return { dense: true, crc };
}

/** Surveys the next ranges, one by each runner. */
function ranges(file: PlannedFile, from: number, level: number, runners: readonly WorkerPool[]) {
	return Promise.all(
		runners
			.map((runner, index) => ({ runner, at: from + index * RANGE }))
			.filter(({ at }) => at < file.size)
			.map(async ({ runner, at }) => {
				const to = Math.min(at + RANGE, file.size);
				const [part] = await runner.runTask({ kind: 'survey', file, range: { from: at, to }, level });
				return { at, to, part: part as TaskResult };
			}),
	);
}

function samplesOf(file: PlannedFile): Buffer {
	return Buffer.concat(
		samplePositions(file.size).map((from) => {
			const range = { from, to: from + SAMPLE_SIZE };
			return readRange(file, range, Buffer.allocUnsafe(SAMPLE_SIZE + 1));
		}),
	);
}
