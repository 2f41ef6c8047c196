import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, release, totalmem } from 'node:os';
import type { Result } from './compare.ts';
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

/** What stands in the way of the rest, as profiles show it. */
const BOUNDS = `## What bounds it

- **Start.** A quarter of the CPU time of a small deploy is V8 compiling: first the 1 MB of its files, then each function at
  its first call. The rest is short work that runs once, and so unoptimized: streams and sockets of Node, undici with its
  parser (WebAssembly), the rules of what is packed, the log without secrets. A tenth is V8 optimizing beside it, which an
  idle second core takes over. Minified code takes a little longer, not less, and Node's compile cache would be written on
  each fresh machine and read on none.
- **Small files.** Of some 85 µs of CPU for a file of 2 kB, deflating takes 30 (Node sets up a stream object and zlib's state
  for each), opening, reading and checking it 15, the main thread 25 (\`lstat\`, the walk, archiver's queue, headers), and
  collecting garbage 10. \`zip\` takes 55, on one core. On two cores that leaves little to gain; on four it is half.
- **Memory.** At 100,000 files: Node 45 MiB, the list of files and the central directory 35, buffers under way 15, and two
  worker threads 30 each. Beyond 20,000 files V8 is told to collect early, for a tenth more time.`;

/** The whole page. */
export function page(command: string, rounds: number, tables: readonly string[]): string {
	const cpu = cpus()[0]?.model.trim() ?? 'unknown';
	const machine = `${availableParallelism()} cores (${cpu}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Linux ${release()}`;
	return `# Performance

Made by \`${command}\` on ${new Date().toISOString().slice(0, 10)}: ${machine}, Node ${process.version}. Load before: ${load()}.

Every packer packs the folder and posts it to a server on loopback. They take turns, ${rounds} rounds for zip and for us, one for
the others; numbers are medians, ratios those of the same round. The zip of \`zip -qr\` is written to the disk first, ours
streams. Peak memory is that of the largest process.

${[...tables, BOUNDS].join('\n\n')}
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
