// npm run test:all -- portability [-- word]: one commit, deployed through the built action by every Node that a runner may
// have. Package, outputs and log must be the same; so must be what only Windows has. `word`: only machines with it in
// their name (npm run test:all -- windows).
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startEmulator } from '../../../src/emulator/emulator.ts';
import { runAction } from '../../support/action-runner/start-action.ts';
import { makeOrigin, type Origin } from './checkout.ts';
import { MACHINES, type Machine, withConsole } from './machines.ts';
import { type Deployer, runCancel, runWindowsCases } from './windows-cases.ts';

/** What a deploy must not owe to the machine that it ran on. */
interface Result {
	readonly digest: string;
	readonly log: readonly string[];
	readonly outputs: Readonly<Record<string, string>>;
	readonly summary: string;
	readonly by: Deployer;
}

if (process.platform !== 'linux') {
	console.log(
		'skipped: npm run test:all -- portability: it needs Linux; at GitHub the workflow "portability" compares systems',
	);
	process.exit();
}
const word = process.argv[2] ?? '';
const [reference, ...others] = MACHINES as [Machine, ...Machine[]];
const asked = others.filter(({ name }) => name.includes(word));
const origin = makeOrigin();
const emulator = await startEmulator({ startGraceMs: 20, queuedMs: 1 });
const rows: string[][] = [];
try {
	const expected = (await tried(reference)) as Result;
	for (const machine of asked) {
		const result = await tried(machine);
		if (result === undefined) continue;
		compare(machine, result, expected);
		if (result.by.node.pathOf !== undefined) await onlyOnWindows(expected.by, result.by);
	}
} finally {
	await emulator.close();
	origin.remove();
}
const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));

/** Deploys on a machine; undefined where there is none here, which is told. */
async function tried(machine: Machine): Promise<Result | undefined> {
	const node = machine.prepare();
	if (typeof node === 'string') {
		rows.push([machine.name, `skipped: ${node}`]);
		return undefined;
	}
	const workspace = checkOut(origin, machine);
	const began = performance.now();
	const isWindows = node.pathOf !== undefined;
	const { code, stdout, stderr, outputs, summary } = await runAction({
		workspace,
		node,
		with: {
			'api-key': emulator.apiKey,
			'base-url': emulator.url,
			directory: isWindows ? '.\\' : './',
			entrypoint: isWindows ? 'src\\app.js' : 'src/app.js',
			exclude: 'large/*.txt\n!large/prose.txt',
			// What follows is the app's own time, and no machine's.
			'wait-until': 'created',
			'report-to': '',
		},
	});
	if (code !== 0 || stderr !== '') throw new Error(`${machine.name} ended with ${code}:\n${stdout}\n${stderr}`);
	const digest = outputs['package-digest'] as string;
	const seconds = ((performance.now() - began) / 1_000).toFixed(1);
	rows.push([machine.name, digest, `${seconds} s`]);
	return {
		digest,
		log: linesOf(stdout),
		outputs: withoutOwn(outputs),
		summary: plain(summary),
		by: { workspace, node },
	};
}

async function onlyOnWindows(linux: Deployer, windows: Deployer): Promise<void> {
	rows.push(...(await runWindowsCases(emulator, linux, windows)));
	const interrupt = path.join(origin.folder, 'interrupt');
	const node = withConsole(windows.node, interrupt);
	rows.push(await runCancel(emulator, linux, { ...windows, node }, interrupt));
}

/** The print of each index stands beside its checkout, for where git cannot be started; .gitignore leaves it out. */
function checkOut({ checkOut: make }: Origin, { name, checkout }: Machine): string {
	const at = make(name.replaceAll(/\W+/g, '-'), checkout);
	for (const folder of [at, path.join(at, 'module')]) {
		const listing = execFileSync('git', ['ls-files', '-s', '-z'], { cwd: folder });
		writeFileSync(`${folder}.listing.log`, listing);
	}
	return at;
}

/** @throws Error that says what differs. */
function compare({ name }: Machine, result: Result, expected: Result): void {
	for (const part of ['digest', 'log', 'outputs', 'summary'] as const) {
		const [is, should] = [result[part], expected[part]].map((value) => JSON.stringify(value, null, 1));
		if (is !== should) throw new Error(`${name}: its ${part} is\n${is}\nand not\n${should}`);
	}
}

/** The log without what is the machine's own: times, ids, how long packing took, and where modes came from. */
function linesOf(stdout: string): string[] {
	return plain(stdout)
		.split(/\r?\n/)
		.filter((line) => !/^(?:Modes|Packing and sending): /.test(line));
}

function withoutOwn(outputs: Readonly<Record<string, string>>): Record<string, string> {
	return Object.fromEntries(Object.entries(outputs).map(([name, value]) => [name, plain(value)]));
}

function plain(text: string): string {
	return text
		.replaceAll(/\r\n/g, '\n')
		.replaceAll(/\b[a-z0-9]{24}\b/g, 'ID')
		.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
		.replaceAll(/\b[\d.]+ m?s\b/g, 'DURATION');
}
