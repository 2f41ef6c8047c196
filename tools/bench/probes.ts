import path from 'node:path';
import { measure, median } from './measure.ts';
import { action, type Packer } from './packers.ts';
import type { Sink } from './sink.ts';
import { type BenchTree, growthTree } from './trees.ts';

/** A number of its own: name, value, what it is beside. */
export type Probe = readonly [name: string, value: string];

/** What the comparison does not show. */
export async function probes(lib: string, trees: readonly BenchTree[], sink: Sink): Promise<Probe[]> {
	const [small, large] = trees as [BenchTree, BenchTree, ...BenchTree[]];
	const empty = await times(9, () => measure({ argv: [process.execPath, '-e', '0'] }));
	const refusing = await times(9, () => measure({ ...action(small.path, sink.url, { 'api-key': '' }), code: 1 }));
	const find = await times(5, () => measure({ argv: ['find', '.', '-type', 'f'], cwd: large.path }));
	const walk: number[] = [];
	for (let n = 0; n < 5; n++) {
		const subject = `${import.meta.dirname}/subjects/walk.js`;
		walk.push(Number((await measure({ argv: [process.execPath, subject, lib, large.path] })).out) / 1000);
	}
	return [
		['start of an empty `node -e 0`', ms(empty)],
		['start of the bundle, to a refused input', `${ms(refusing)}, ${(refusing / empty).toFixed(1)} of the empty one`],
		...(await subActionStarts(empty)),
		[`\`find . -type f\` of the ${large.name}`, ms(find)],
		['our walk of it, rules and order included', `${ms(median(walk))}, ${(median(walk) / find).toFixed(1)} of find's`],
		['from the status to the end of the step', ms(await statusLatency(small, sink))],
	];
}

/** The start of each sub-action's bundle, to a refused input. */
async function subActionStarts(empty: number): Promise<Probe[]> {
	const rows: Probe[] = [];
	for (const name of ['list-replays', 'watch-files', 'resize-terminal', 'delete-api-key']) {
		const bundle = path.resolve(import.meta.dirname, `../../dist/${name}/index.js`);
		const start = await times(9, () => measure({ argv: [process.execPath, bundle], code: 1 }));
		rows.push([
			`start of \`${name}\`, to a refused input`,
			`${ms(start)}, ${(start / empty).toFixed(1)} of the empty one`,
		]);
	}
	return rows;
}

/** How long the step goes on once a deployment that took 3 s to start has started. */
async function statusLatency(tree: BenchTree, sink: Sink): Promise<number> {
	sink.queueMs = 3000;
	const late: number[] = [];
	for (let n = 0; n < 3; n++) {
		const run = await measure(action(tree.path, sink.url, { 'wait-until': 'started' }));
		late.push((run.startedAt + run.wall * 1000 - sink.last().startedAt) / 1000);
	}
	sink.queueMs = 0;
	return median(late);
}

/** Time and memory of one packer on more and more files. */
export async function growth(counts: readonly number[], packer: Packer, sink: Sink): Promise<Probe[]> {
	const rows: Probe[] = [];
	for (const count of counts) {
		const tree = growthTree(count);
		const run = await measure(packer.command(tree.path, sink.url));
		rows.push([tree.name, `${ms(run.wall)}, ${(run.peakKiB / 1024).toFixed(0)} MiB`]);
	}
	return rows;
}

async function times(count: number, run: () => Promise<{ wall: number }>): Promise<number> {
	const walls: number[] = [];
	for (let n = 0; n < count; n++) walls.push((await run()).wall);
	return median(walls);
}

const ms = (seconds: number) => `${(seconds * 1000).toFixed(0)} ms`;
