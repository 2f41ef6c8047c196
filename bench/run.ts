// npm run bench [-- --quick] [table ...]: packs and sends four trees with us, with `zip -qr` and curl, and with whatever
// else the machine has; prints the tables (start, trees, probes, redaction, unchanged, growth: all, or those that are
// named), and writes docs/performance.md where they are all and not --quick. Build first: it runs dist/.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare } from './compare.ts';
import { packers } from './packers.ts';
import { growth, probes } from './probes.ts';
import { redaction } from './redaction.ts';
import { goalTable, page, probeTable, treeTable } from './report.ts';
import { openSink } from './sink.ts';
import { starts } from './starts.ts';
import { benchTrees } from './trees.ts';
import { unchanged } from './unchanged.ts';
import { weights } from './weights.ts';

const root = path.dirname(import.meta.dirname);
const quick = process.argv.includes('--quick');
const named = process.argv.slice(2).filter((argument) => argument !== '--quick');
const wants = (table: string) => named.length === 0 || named.includes(table);
const rounds = quick ? 3 : 5;

if (!existsSync(path.join(root, 'dist/deploy/index.js'))) throw new Error('npm run build comes first');
// In node_modules, so that the compiled sources find their packages, and git does not find them.
const scratch = path.join(root, 'node_modules/.cache/bench');
rmSync(scratch, { recursive: true, force: true });
mkdirSync(scratch, { recursive: true });
const lib = path.join(scratch, 'lib');
const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [tsc, '-p', path.join(root, 'tsconfig.build.json'), '--outDir', lib]);

const sink = await openSink();
const all = packers(lib, scratch);
const trees = benchTrees(quick);
const tables: string[] = [];
const show = (table: string) => {
	tables.push(table);
	console.log(`${table}\n`);
};
if (wants('start'))
	show(goalTable('Weight and start', [...weights(root), ...(await starts(trees, quick ? 5 : 25, sink))]));
if (wants('trees')) for (const tree of trees) show(treeTable(tree, await compare(tree, all, rounds, sink)));
if (wants('probes')) show(probeTable('By themselves', await probes(lib, trees, sink)));
if (wants('redaction')) show(probeTable('Redaction', await redaction(lib)));
if (wants('unchanged'))
	show(probeTable('An app that has not changed', await unchanged(trees.slice(0, 2), rounds, sink)));
if (wants('growth')) {
	const ours = all.find(({ name }) => name === 'its packer alone') as (typeof all)[number];
	const counts = quick ? [1000, 10_000] : [1000, 10_000, 100_000];
	show(probeTable('How its packer grows', await growth(counts, ours, sink)));
}
sink.close();
if (!quick && named.length === 0) {
	mkdirSync(path.join(root, 'docs'), { recursive: true });
	writeFileSync(path.join(root, 'docs/performance.md'), page('npm run bench', rounds, tables));
}
rmSync(scratch, { recursive: true, force: true });
