import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, release, totalmem } from 'node:os';
import type { Result } from './compare.ts';
import { ZIP } from './packers.ts';
import type { Probe } from './probes.ts';
import type { ComparedTree } from './trees.ts';

/** One tree's table. */
export function treeTable({ name, goal }: ComparedTree, results: readonly Result[]): string {
	const rows = results.map((one) => [
		one.packer,
		one.wallRatio.toFixed(2),
		one.bytesRatio.toFixed(3),
		`${one.wall.toFixed(2)} s`,
		`${one.cpu.toFixed(2)} s`,
		`${one.peakMiB.toFixed(0)} MiB`,
		`${(one.bytes / 1e6).toFixed(1)} MB`,
		`${one.firstByteMs.toFixed(0)} ms`,
	]);
	const head = ['', 'wall ÷ zip', 'bytes ÷ zip', 'wall', 'CPU', 'peak memory', 'sent', 'first byte'];
	return `## ${title(name)}\n\nGoal: wall ${goal}, bytes ≤ 1.0, peak memory ≤ 200 MiB.\n\n${table(head, rows)}`;
}

export function probeTable(name: string, probes: readonly Probe[]): string {
	return `## ${name}\n\n${table(['', 'median'], probes)}`;
}

/** Numbers that have a goal of their own. */
export function goalTable(name: string, rows: readonly (readonly [string, string, string])[]): string {
	return `## ${name}\n\n${table(['', 'measured', 'goal'], rows)}`;
}

/** One tree in the page's table: this action beside zip. */
export function treeRow({ name, goal }: ComparedTree, results: readonly Result[]): string[] {
	const of = (packer: string) => results.find((one) => one.packer === packer);
	const [zip, ours, archiver] = [of(ZIP), of('this action'), of('archiver, directory()')];
	if (zip === undefined || ours === undefined) throw new Error(`${name} was not packed by zip and by this action`);
	const seconds = (result: Result | undefined) => (result === undefined ? '–' : `${result.wall.toFixed(2)} s`);
	return [
		title(name),
		seconds(zip),
		seconds(archiver),
		seconds(ours),
		`${ours.wallRatio.toFixed(2)} (${goal})`,
		ours.bytesRatio.toFixed(3),
		`${ours.peakMiB.toFixed(0)} MiB`,
	];
}

/** The whole page. `rows`: the compared trees. */
export function page(rounds: number, rows: readonly (readonly string[])[], tables: readonly string[]): string {
	const cpu = cpus()[0]?.model.trim() ?? 'unknown';
	const machine = `${availableParallelism()} cores (${cpu}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Linux ${release()}`;
	const head = ['', 'zip, curl', 'archiver', 'this action', 'time ÷ zip (goal)', 'bytes ÷ zip', 'peak memory'];
	return `# Performance

Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}, Node ${process.version}. Load before: ${load()}.

Each packer packs the folder and posts it to a server on loopback; they take turns. Numbers are medians of ${rounds} rounds, and ratios are those of the same round. Of zlib's work, half of the CPU time of a large tree, nothing can be saved; a small app pays for the start of Node.

## Packing and sending

${table(head, rows)}

${tables.join('\n\n')}
`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const title = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function load(): string {
	return readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ');
}
