// npm run test:all -- portability: one commit, deployed through the built action by every Node of Linux that a runner may have,
// under several umasks. Package, outputs, log and summary must be the same. The workflow "portability" compares systems.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { startEmulator } from '../../../src/emulator/emulator.ts';
import { runAction } from '../../support/action-runner/start-action.ts';
import { makeOrigin } from './checkout.ts';

/** A Node, by its major version, and the umask that git has checked the commit out under. */
interface Machine {
	readonly node: 22 | 24 | 26;
	readonly umask: number;
}

/** The first one is what the others are compared with. */
const MACHINES: readonly Machine[] = [
	{ node: 24, umask: 0o022 },
	{ node: 24, umask: 0o002 },
	{ node: 24, umask: 0o077 },
	{ node: 22, umask: 0o022 },
	{ node: 26, umask: 0o022 },
];

/** Nodes are kept between runs. */
const CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/machines');

if (process.platform !== 'linux') {
	console.log('skipped: npm run test:all -- portability: it needs Linux, for which the Nodes to try are');
	process.exit();
}
const origin = makeOrigin();
const emulator = await startEmulator({ startGraceMs: 20, queuedMs: 1 });
try {
	let expected: Result | undefined;
	for (const machine of MACHINES) {
		const result = await deployOn(machine);
		console.log(`${nameOf(machine)}: ${result.digest}`);
		expected ??= result;
		compare(machine, result, expected);
	}
} finally {
	await emulator.close();
	origin.remove();
}

/** What a deploy must not owe to the machine that it ran on. */
interface Result {
	readonly digest: string;
	readonly log: string;
	readonly outputs: string;
	readonly summary: string;
}

function nameOf({ node, umask }: Machine): string {
	return `Node ${node}, umask ${umask.toString(8).padStart(3, '0')}`;
}

async function deployOn(machine: Machine): Promise<Result> {
	const { code, stdout, stderr, outputs, summary } = await runAction({
		workspace: origin.checkOut(nameOf(machine).replaceAll(/\W+/g, '-'), machine.umask),
		node: [path.join(installed(`node-linux-${process.arch}@${machine.node}`), 'bin/node')],
		with: {
			'api-key': emulator.apiKey,
			'base-url': emulator.url,
			entrypoint: 'src/app.js',
			exclude: 'large/*.txt\n!large/prose.txt',
			// What follows is the app's own time, and no machine's.
			'wait-until': 'created',
			'report-to': '',
		},
	});
	if (code !== 0 || stderr !== '') throw new Error(`${nameOf(machine)} ended with ${code}:\n${stdout}\n${stderr}`);
	return {
		digest: outputs['package-digest'] as string,
		log: plain(stdout),
		outputs: plain(JSON.stringify(outputs, null, 1)),
		summary: plain(summary),
	};
}

/** @throws Error that says what differs. */
function compare(machine: Machine, result: Result, expected: Result): void {
	for (const part of ['digest', 'log', 'outputs', 'summary'] as const)
		if (result[part] !== expected[part])
			throw new Error(`${nameOf(machine)}: its ${part} is\n${result[part]}\nand not\n${expected[part]}`);
}

/** Without what is the machine's own: times, ids, and how long packing took. */
function plain(text: string): string {
	return text
		.replaceAll(/^Packing and sending: .*$/gm, '')
		.replaceAll(/\b[a-z0-9]{24}\b/g, 'ID')
		.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
		.replaceAll(/\b[\d.]+ m?s\b/g, 'DURATION');
}

/** A package of npm, installed into a folder of its own. */
function installed(name: string): string {
	const folder = path.join(CACHE, name);
	const at = path.join(folder, 'node_modules', name.split('@')[0] as string);
	if (!existsSync(at)) {
		mkdirSync(folder, { recursive: true });
		const flags = ['--prefix', folder, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund'];
		execFileSync('npm', ['install', ...flags, name], { stdio: ['ignore', 'ignore', 'inherit'] });
	}
	return at;
}
