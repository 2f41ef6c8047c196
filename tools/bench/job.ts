// What every job pays, whatever it deploys: the download, the start, the wait, the memory.
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { measure, median } from './measure.ts';
import { action, type Build, subAction } from './packers.ts';
import type { Sink } from './sink.ts';
import { type BenchTree, growthTree } from './trees.ts';

/** A number with its goal, for each build. */
export type GoalRow = readonly [name: string, ...measured: string[], goal: string];

/** What a `uses:` downloads, that of the last commit, and what of it is run. */
export function weights(builds: readonly Build[]): GoalRow[] {
	const megabytes = (size: number) => `${(size / 1e6).toFixed(2)} MB`;
	const tarball = ({ root }: Build) => {
		const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 27 });
		try {
			return megabytes(git('archive', '--format=tar.gz', 'HEAD').length);
		} catch {
			return '–'; // It is no repository of its own.
		}
	};
	const dist = ({ root }: Build) => {
		const files = readdirSync(path.join(root, 'dist'), { recursive: true, encoding: 'utf8' });
		const all = files.map((file) => statSync(path.join(root, 'dist', file))).filter((status) => status.isFile());
		return `${megabytes(all.reduce((sum, { size }) => sum + size, 0))}, ${all.length} files`;
	};
	return [
		['download of one `uses:`', ...builds.map(tarball), '≤ 0.6 MB'],
		['`dist`', ...builds.map(dist), '≤ 2.1 MB'],
	];
}

/** How long steps take, divided by an empty Node in the same round: the machine's load shows in both. */
export async function starts(builds: readonly Build[], small: BenchTree, rounds: number, sink: Sink) {
	const empties: number[] = [];
	const ratios = builds.map(() => ({ firstByte: [] as number[], deploy: [] as number[], listReplays: [] as number[] }));
	for (let round = 0; round < rounds; round++) {
		const empty = (await measure({ argv: [process.execPath, '-e', '0'] })).wall;
		empties.push(empty);
		for (const [nth, build] of builds.entries()) {
			const deploy = await measure(action(build, small.path, sink.url));
			const list = await measure(
				subAction(build, 'list-replays', sink.url, { 'browser-id': 'bench', 'show-links': 'false' }),
			);
			ratios[nth]?.firstByte.push((sink.last().firstByteAt - deploy.startedAt) / 1000 / empty);
			ratios[nth]?.deploy.push(deploy.wall / empty);
			ratios[nth]?.listReplays.push(list.wall / empty);
		}
	}
	const row = (name: string, of: keyof (typeof ratios)[number], goal: string): GoalRow => [
		name,
		...ratios.map((one) => median(one[of]).toFixed(1)),
		goal,
	];
	return [
		['an empty `node -e 0`', ...builds.map(() => ms(median(empties))), ''] as GoalRow,
		row('small app: first byte ÷ empty Node', 'firstByte', '≤ 2.7'),
		row('small app: whole step ÷ empty Node', 'deploy', '≤ 4.5'),
		row('`list-replays`: whole step ÷ empty Node', 'listReplays', '≤ 2.2'),
	];
}

/** How long the step goes on once a deployment that took 3 s to start is running at the service, which has an event stream. */
export async function latency(builds: readonly Build[], small: BenchTree, sink: Sink): Promise<GoalRow> {
	const late: string[] = [];
	sink.queueMs = 3000;
	for (const build of builds) {
		const runs: number[] = [];
		for (let n = 0; n < 5; n++) {
			const run = await measure(
				action(build, small.path, sink.url, { 'wait-until': 'running', 'stream-logs': 'auto' }),
			);
			runs.push((run.startedAt + run.wall * 1000 - sink.last().startedAt) / 1000);
		}
		late.push(ms(median(runs)));
	}
	sink.queueMs = 0;
	return ['from `running` at the service to the end of the step', ...late, '≤ 150 ms'];
}

/** The memory of a deploy of 100,000 files. */
export async function peak(builds: readonly Build[], sink: Sink): Promise<GoalRow> {
	const tree = growthTree(100_000);
	const peaks: string[] = [];
	for (const build of builds) {
		const { peakKiB } = await measure(action(build, tree.path, sink.url));
		peaks.push(`${(peakKiB / 1024).toFixed(0)} MiB`);
	}
	return [`peak memory at ${tree.name}`, ...peaks, '< 200 MiB'];
}

const ms = (seconds: number) => `${(seconds * 1000).toFixed(0)} ms`;
