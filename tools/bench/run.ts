// npm run bench [-- --quick] [--only <part of a title>]: packs and sends some trees with us, with `zip -qr` and curl, and
// with whatever else the machine has; prints the tables, and with neither option writes docs/performance.md. Build first:
// it runs dist/.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from './compare.ts';
import { packers } from './packers.ts';
import { growth, probes } from './probes.ts';
import { redaction } from './redaction.ts';
import { goalTable, page, probeTable, treeRow, treeTable } from './report.ts';
import { openSink } from './sink.ts';
import { starts } from './starts.ts';
import { benchTrees } from './trees.ts';
import { unchanged } from './unchanged.ts';
import { weights } from './weights.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
	options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const { quick, only } = values;
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
const ours = all.find(({ name }) => name === 'its packer alone') as (typeof all)[number];
const counts = quick ? [1000, 10_000] : [1000, 10_000, 100_000];
const rows: string[][] = [];
const sections: readonly (readonly [title: string, table: (title: string) => Promise<string>])[] = [
	[
		'Weight and start',
		async (title) => goalTable(title, [...weights(root), ...(await starts(trees, quick ? 5 : 25, sink))]),
	],
	...trees.map((tree) => [tree.name, () => compared(tree)] as const),
	[
		'By themselves',
		async (title) => probeTable(title, [...(await probes(lib, trees, sink)), ...(await redaction(lib))]),
	],
	['An app that has not changed', async (title) => probeTable(title, await unchanged(trees.slice(0, 2), rounds, sink))],
	['How its packer grows', async (title) => probeTable(title, await growth(counts, ours, sink))],
];
const tables: string[] = [];
for (const [title, table] of sections.filter(([title]) => title.toLowerCase().includes(only.toLowerCase()))) {
	const text = await table(title);
	console.log(`${text}\n`);
	if (!trees.some(({ name }) => name === title)) tables.push(text);
}
sink.close();
if (!quick && only === '') {
	mkdirSync(path.join(root, 'docs'), { recursive: true });
	writeFileSync(path.join(root, 'docs/performance.md'), page(rounds, rows, tables));
}
rmSync(scratch, { recursive: true, force: true });

/** The table of one tree; its row goes into the page. */
async function compared(tree: (typeof trees)[number]): Promise<string> {
	const results = await compare(tree, all, rounds, sink);
	rows.push(treeRow(tree, results));
	return treeTable(tree, results);
}
