import { measure, median, type Run } from './measure.ts';
import { type Packer, ZIP } from './packers.ts';
import type { Sink } from './sink.ts';
import type { BenchTree } from './trees.ts';

/** One packer on one tree: medians. */
export interface Result {
	readonly packer: string;
	/** Divided by those of zip and curl in the same rounds. */
	readonly wallRatio: number;
	readonly bytesRatio: number;
	/** Seconds. */
	readonly wall: number;
	readonly cpu: number;
	readonly peakMiB: number;
	/** Bytes of the request. */
	readonly bytes: number;
	/** Milliseconds from the start of the process to the first byte of the body. */
	readonly firstByteMs: number;
}

type Sent = Run & { readonly bytes: number; readonly firstByteMs: number };

/** Runs every packer on a tree, in turns: what disturbs the machine then disturbs all of them. */
export async function compare(tree: BenchTree, all: readonly Packer[], rounds: number, sink: Sink): Promise<Result[]> {
	// Not counted: it brings the tree into the system's memory, from which all that follow read it.
	await measure((all.find(({ name }) => name === ZIP) as Packer).command(tree.path, sink.url));
	const runs = new Map<string, Sent[]>(all.map(({ name }) => [name, []]));
	for (let round = 0; round < rounds; round++) {
		for (const packer of all) {
			if (round > 0 && !packer.paired) continue;
			const run = await measure(packer.command(tree.path, sink.url));
			const { bytes, firstByteAt } = sink.last();
			runs.get(packer.name)?.push({ ...run, bytes, firstByteMs: firstByteAt - run.startedAt });
		}
	}
	const reference = runs.get(ZIP) as Sent[];
	return [...runs].map(([packer, sent]) => {
		const of = (pick: (run: Sent) => number) => median(sent.map(pick));
		const ratio = (pick: (run: Sent) => number) =>
			median(sent.map((run, round) => pick(run) / pick(reference[round] as Sent)));
		return {
			packer,
			wallRatio: ratio(({ wall }) => wall),
			bytesRatio: ratio(({ bytes }) => bytes),
			wall: of(({ wall }) => wall),
			cpu: of(({ cpu }) => cpu),
			peakMiB: of(({ peakKiB }) => peakKiB / 1024),
			bytes: of(({ bytes }) => bytes),
			firstByteMs: of(({ firstByteMs }) => firstByteMs),
		};
	});
}
