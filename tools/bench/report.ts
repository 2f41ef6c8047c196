import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, release, totalmem } from 'node:os';
import type { Result } from './compare.ts';
import type { GoalRow } from './job.ts';
import { ARCHIVER, type Build, ZIP } from './packers.ts';
import type { ComparedTree } from './trees.ts';

/** The trees in one table: this action, as it is and as it was, beside zip. */
export function treesTable(
	builds: readonly Build[],
	trees: readonly (readonly [ComparedTree, readonly Result[]])[],
): string {
	const rows = trees.flatMap(([{ name, goal }, results]) => {
		const of = (packer: string) => results.find((one) => one.packer === packer);
		const seconds = (packer: string) => `${of(packer)?.wall.toFixed(2) ?? '–'} s`;
		return builds.map(({ name: build }, nth) => {
			const ours = of(build) as Result;
			const title = nth === 0 ? name : `… ${build}`;
			const ratio = `${ours.wallRatio.toFixed(2)}${nth === 0 ? ` (${goal})` : ''}`;
			const memory = `${ours.peakMiB.toFixed(0)} MiB`;
			return [title, seconds(ZIP), seconds(ARCHIVER), seconds(build), ratio, ours.bytesRatio.toFixed(3), memory];
		});
	});
	return table(['', 'zip, curl', 'archiver', 'this action', 'time ÷ zip (goal)', 'bytes ÷ zip', 'peak memory'], rows);
}

/** Numbers that have a goal of their own. */
export function goalTable(builds: readonly Build[], rows: readonly GoalRow[]): string {
	return table(['', ...builds.map(({ name }) => name), 'goal'], rows);
}

/** The machine and its load. */
export function machine(rounds: number): string {
	const cpu = cpus()[0]?.model.trim() ?? 'unknown';
	const load = readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ');
	return `${availableParallelism()} cores (${cpu}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Linux ${release()}, Node ${process.version}, load before: ${load}; medians of ${rounds} rounds.`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
