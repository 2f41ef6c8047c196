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
  each fresh machine and read on none. Without comments and indentation, a quarter of its bytes, it takes as long; without the
  parentheses around the functions of its modules, so that V8 would compile them at their first use, \`list-replays\` takes 75
  instead of 65 ms of CPU. No flag of V8 that can be set at the start (fewer compilers, no eager compiling) saved CPU time there,
  where 87 % of the loaded code is of modules that it needs.
- **Small files.** Of some 78 µs of CPU for a file of 2 kB, zlib takes 22, the system 13 (the walk, \`lstat\`, open, read, close,
  sending), collecting garbage 10 (Node makes a stream object for each file that is deflated), compiling our code to machine
  code 7, setting up memory 5; the rest is JavaScript and Node's start. \`zip\` takes 55, on one core. One handle of zlib
  for all files would save 6, but in Node it remembers what came before: 63 of 16,000 files had other bytes than when
  deflated alone. libdeflate as WebAssembly (\`libdeflate\` 0.1.0) took 43 µs for 3 % more bytes, and 98 µs for 1 % fewer, where
  zlib took 27. A deflate in JavaScript made for small files, whose tables need no clearing, took 19 instead of 20 µs at 0.5 kB,
  but 43 instead of 32 at 1.6 kB, for 1 to 2 % fewer bytes. The first 0.2 s, Node's start and the walk, are on one core.
- **Large trees.** Half of the CPU is zlib's own, on all cores; a tenth each are the system's and the collection of garbage.
- **Memory.** At 100,000 files: Node 45 MiB, a worker thread 25, buffers under way 10 to 20, and the rest the list of files,
  the central directory and garbage not yet collected. V8 is told to collect early, for a tenth more time.`;

/** The whole page. */
export function page(command: string, rounds: number, tables: readonly string[]): string {
	const cpu = cpus()[0]?.model.trim() ?? 'unknown';
	const machine = `${availableParallelism()} cores (${cpu}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Linux ${release()}`;
	return `# Performance

Made by \`${command}\` on ${new Date().toISOString().slice(0, 10)}: ${machine}, Node ${process.version}. Load before: ${load()}.

Every packer packs the folder and posts it to a server on loopback. They take turns, ${rounds} rounds for zip and for us, one for
the others; numbers are medians, ratios those of the same round; a first run of zip is not counted. The zip of \`zip -qr\` is
written to the disk first, ours streams. Peak memory is that of the largest process.

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
