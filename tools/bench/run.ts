// npm run bench [-- --rounds 3] [--only job|trees] [--before <another checkout>]: packs and sends some trees with this
// action, with `zip -qr` and curl, and with archiver, and prints the tables of docs/performance.md. It runs dist: build first.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compare, type Result } from './compare.ts';
import { type GoalRow, latency, peak, starts, weights } from './job.ts';
import { OURS, packers } from './packers.ts';
import { goalTable, machine, treesTable } from './report.ts';
import { openSink } from './sink.ts';
import { benchTrees, type ComparedTree } from './trees.ts';

const { values } = parseArgs({
	options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' }, before: { type: 'string' } },
});
const rounds = Number(values.rounds);
const root = path.resolve(import.meta.dirname, '../..');
if (!existsSync(path.join(root, 'dist/deploy/index.js'))) throw new Error('npm run build comes first');
const before = values.before === undefined ? [] : [{ name: 'before', root: path.resolve(values.before) }];
const builds = [{ name: OURS, root }, ...before];

console.log(`${machine(rounds)}\n`);
const scratch = mkdtempSync(path.join(tmpdir(), 'bench-'));
const sink = await openSink();
const trees = benchTrees();
if (values.only !== 'trees') {
	const [small] = trees as [ComparedTree, ...ComparedTree[]];
	const rows: GoalRow[] = [
		...weights(builds),
		...(await starts(builds, small, rounds * 5, sink)),
		await latency(builds, small, sink),
		await peak(builds, sink),
	];
	console.log(`${goalTable(builds, rows)}\n`);
}
if (values.only !== 'job') {
	const all = packers(builds, scratch);
	const compared: [ComparedTree, Result[]][] = [];
	for (const tree of trees) compared.push([tree, await compare(tree, all, rounds, sink)]);
	console.log(treesTable(builds, compared));
}
sink.close();
rmSync(scratch, { recursive: true });
