import { combineCrc } from './crc-combine.ts';
import { isDenseSample, SAMPLE_SIZE, samplePositions } from './density.ts';
import type { PlannedFile } from './planned-file.ts';
import { readRange } from './read-file.ts';
import type { Part } from './task.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Bytes of one task of a survey: long enough that its message does not count. */
const STRETCH = 8 * 1024 * 1024;

/** What is known of a large file before its entry begins. */
export type Survey =
	| { readonly dense: false }
	/** To be stored, with the CRC-32 of its content. */
	| { readonly dense: true; readonly crc: number };

/**
 * Finds out how to pack a large file. One that is dense throughout is stored, which takes a first reading: a stored
 * entry needs its checksum in front, for whoever reads it from a stream would not see where it ends. The few samples
 * that come first spare all others that reading.
 * @param level 0 stores everything.
 */
export async function surveyOf(file: PlannedFile, level: number, crew: WorkerPool): Promise<Survey> {
	if (level !== 0 && !isDenseSample(samplesOf(file))) return { dense: false };
	let crc = 0;
	for (let from = 0; from < file.size; from += STRETCH * crew.width) {
		for (const { to, at, part } of await ranges(file, from, level, crew)) {
			if (!part.stored) return { dense: false };
			crc = combineCrc(crc, part.crc, to - at);
		}
	}
	return { dense: true, crc };
}

/** As many ranges as the crew does at once. */
function ranges(file: PlannedFile, from: number, level: number, crew: WorkerPool) {
	const starts = Array.from({ length: crew.width }, (_, index) => from + index * STRETCH);
	return Promise.all(
		starts
			.filter((at) => at < file.size)
			.map(async (at) => {
				const to = Math.min(at + STRETCH, file.size);
				const [part] = await crew.runTask({ kind: 'survey', file, range: { from: at, to }, level });
				return { at, to, part: part as Part };
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
