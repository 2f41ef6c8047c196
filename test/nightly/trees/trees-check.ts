// npm run test:all -- trees [trees] [seed]: trees that nobody thought of, a thousand of them, tried by a
// process for each core. On a failure it prints the smallest tree that fails; the seed finds it again.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { TreeTally } from './tree-property.ts';
import { tryTrees } from './tree-run.ts';

/** A disk in memory, where there is one, spares the real one thousands of files. */
const MEMORY = '/dev/shm';

const [trees = 1000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
const send = process.send?.bind(process);
if (send === undefined) await tryInProcesses();
else {
	// When another process has found something, nobody waits for this one.
	process.on('disconnect', () => process.exit());
	send(await tryTrees(trees, seed), () => process.disconnect());
}

async function tryInProcesses(): Promise<void> {
	const began = performance.now();
	const count = Math.min(availableParallelism(), 8);
	const shares = Array.from(
		{ length: count },
		(_, n) => Math.floor(((n + 1) * trees) / count) - Math.floor((n * trees) / count),
	);
	console.log(`${trees} trees; seeds ${shares.map((_, n) => seed + n).join(', ')}`);
	const tallies = await Promise.all(shares.map((share, n) => tryInProcess(share, seed + n)));
	const sum = (key: 'packed' | 'refused' | 'passedOver' | 'entries' | 'bytes') =>
		tallies.reduce((total, tally) => total + tally[key], 0);
	const readBy: Record<string, number> = {};
	for (const tally of tallies)
		for (const [name, times] of Object.entries(tally.readBy)) readBy[name] = (readBy[name] ?? 0) + times;
	const took = ((performance.now() - began) / 1000).toFixed(1);
	console.log(
		`${sum('packed')} packed, ${sum('refused')} refused, ${sum('passedOver')} passed over, 0 failures, ${took} s`,
	);
	console.log(`${sum('entries')} entries compared, ${(sum('bytes') / 1e6).toFixed(1)} MB`);
	console.log(
		`archives read by ${Object.entries(readBy)
			.map(([name, times]) => `${name}: ${times}`)
			.join(', ')}`,
	);
}

function tryInProcess(share: number, own: number): Promise<TreeTally> {
	const env = { ...process.env, ...(existsSync(MEMORY) ? { TMPDIR: MEMORY } : {}) };
	const child = fork(import.meta.filename, [String(share), String(own)], { env });
	return new Promise((resolve, reject) => {
		child.on('message', resolve);
		child.on('exit', (code) => {
			if (code !== 0) reject(new Error(`seed ${own}: the process ended with ${code}`));
		});
	});
}
