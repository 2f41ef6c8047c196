// npm run test:all -- portability: the last commit of this repository, packed by the built action with every Node of Linux that a
// runner may have, under several umasks. Package, outputs, log and summary must be the same. The workflow "portability" compares
// systems.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runAction } from '../../support/action-runner/start-action.ts';
import { ROOT } from '../../support/action-runner/step.ts';
import { binOf, installMachines } from '../machines/machine.ts';

/** The umask that git has checked the commit out under, and the Node; the first pair is what the others are compared with. */
const NODES = [24, 22, 26].map((node) => ({ node: `${node}`, npm: '11' }));
const [FIRST] = NODES as [(typeof NODES)[number]];
const RUNS = [
	...[0o022, 0o002, 0o077].map((umask) => ({ umask, machine: FIRST })),
	...NODES.slice(1).map((machine) => ({ umask: 0o022, machine })),
];

if (process.platform !== 'linux') {
	console.log('skipped: npm run test:all -- portability: it needs Linux, for which the Nodes to try are');
	process.exit();
}
const folder = mkdtempSync(path.join(tmpdir(), 'portability-'));
try {
	installMachines(NODES, folder);
	let expected: Result | undefined;
	for (const { umask, machine } of RUNS) {
		const name = `Node ${machine.node}, umask ${umask.toString(8).padStart(3, '0')}`;
		const result = await packWith(path.join(binOf(machine, folder), 'node'), umask);
		console.log(`${name}: ${result.digest}`);
		expected ??= result;
		for (const part of ['digest', 'log', 'outputs', 'summary'] as const)
			if (result[part] !== expected[part])
				throw new Error(`${name}: its ${part} is\n${result[part]}\nand not\n${expected[part]}`);
	}
} finally {
	rmSync(folder, { recursive: true, force: true });
}

/** What a deploy must not owe to the machine that it ran on. */
interface Result {
	readonly digest: string | undefined;
	readonly log: string;
	readonly outputs: string;
	readonly summary: string;
}

async function packWith(node: string, umask: number): Promise<Result> {
	const workspace = path.join(folder, 'checkout');
	rmSync(workspace, { recursive: true, force: true });
	const before = process.umask(umask);
	execFileSync('git', ['clone', '-q', ROOT, workspace]);
	process.umask(before);
	const inputs = { entrypoint: 'src/actions/deploy/main.ts', 'dry-run': 'true' };
	const { code, stdout, stderr, outputs, summary } = await runAction({ workspace, node: [node], with: inputs });
	if (code !== 0 || stderr !== '') throw new Error(`${node} ended with ${code}:\n${stdout}\n${stderr}`);
	/** Without what is the machine's own: how long packing took, and where temporary files are. */
	const plain = (text: string) =>
		text.replaceAll(/\b[\d.]+ m?s\b/g, 'DURATION').replaceAll(/[^\s"`]*\/browser-deploy-\w+/g, 'TEMP');
	return {
		digest: outputs['package-digest'],
		log: plain(stdout),
		outputs: plain(JSON.stringify(outputs, null, 1)),
		summary: plain(summary),
	};
}
