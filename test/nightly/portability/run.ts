// npm run test:all -- portability: one commit, with all that checkouts treat differently, deployed through the built action by
// every Node of Linux that a runner may have, under several umasks. Package, outputs, log and summary must be the same. The
// workflow "portability" compares systems.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmulator } from '../../../src/emulator/emulator.ts';
import { runAction } from '../../support/action-runner/start-action.ts';
import { noise, prose } from '../../support/planted-trees/tree.ts';
import { binOf, installMachines } from '../machines/machine.ts';

/** The umask that git has checked the commit out under, and the Node; the first pair is what the others are compared with. */
const NODES = [24, 22, 26].map((node) => ({ node: `${node}`, npm: '11' }));
const [FIRST] = NODES as [(typeof NODES)[number]];
const RUNS = [
	...[0o022, 0o002, 0o077].map((umask) => ({ umask, machine: FIRST })),
	...NODES.slice(1).map((machine) => ({ umask: 0o022, machine })),
];
const CONFIG = ['user.name=test', 'user.email=test@example.test', 'protocol.file.allow=always'];

if (process.platform !== 'linux') {
	console.log('skipped: npm run test:all -- portability: it needs Linux, for which the Nodes to try are');
	process.exit();
}
const folder = mkdtempSync(path.join(tmpdir(), 'portability-'));
installMachines(NODES, folder);
const origin = makeOrigin();
const emulator = await startEmulator({ startGraceMs: 20, queuedMs: 1 });
try {
	let expected: Result | undefined;
	for (const [at, { umask, machine }] of RUNS.entries()) {
		const name = `Node ${machine.node}, umask ${umask.toString(8).padStart(3, '0')}`;
		const result = await deployWith(path.join(binOf(machine, folder), 'node'), checkOut(`checkout-${at}`, umask));
		console.log(`${name}: ${result.digest}`);
		expected ??= result;
		for (const part of ['digest', 'log', 'outputs', 'summary'] as const)
			if (result[part] !== expected[part])
				throw new Error(`${name}: its ${part} is\n${result[part]}\nand not\n${expected[part]}`);
	}
} finally {
	await emulator.close();
	rmSync(folder, { recursive: true, force: true });
}

/** What a deploy must not owe to the machine that it ran on. */
interface Result {
	readonly digest: string;
	readonly log: string;
	readonly outputs: string;
	readonly summary: string;
}

async function deployWith(node: string, workspace: string): Promise<Result> {
	const { code, stdout, stderr, outputs, summary } = await runAction({
		workspace,
		node: [node],
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
	if (code !== 0 || stderr !== '') throw new Error(`${node} ended with ${code}:\n${stdout}\n${stderr}`);
	return {
		digest: outputs['package-digest'] as string,
		log: plain(stdout),
		outputs: plain(JSON.stringify(outputs, null, 1)),
		summary: plain(summary),
	};
}

/** Without what is the machine's own: times, ids, and how long packing took. */
function plain(text: string): string {
	return text
		.replaceAll(/^Packing and sending: .*$/gm, '')
		.replaceAll(/\b[a-z0-9]{24}\b/g, 'ID')
		.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
		.replaceAll(/\b[\d.]+ m?s\b/g, 'DURATION');
}

/** A repository with links and a submodule. */
function makeOrigin(): string {
	commit(path.join(folder, 'inner'), { '.gitignore': '*.tmp\n', 'kept.log': 'kept, for the rules above end here\n' }, [
		'tool.sh',
	]);
	const files = {
		'.gitignore': '*.log\ncaf?.txt\nbuild/\n',
		'src/app.js': "console.log('up'); setInterval(() => {}, 1_000);\n",
		'src/page[id].js': 'export {};\n',
		'café.txt': 'a ? is one byte, and é has two\n',
		'日本語/readme.md': prose(3_000),
		'large/prose.txt': prose(3_000_000),
		'large/noise.bin': noise(2_500_000),
		empty: '',
		'日本語/inner/readme.md': 'left out, if the link above held rules\n',
	};
	const outer = commit(path.join(folder, 'outer'), files, ['bin/start']);
	symlinkSync('bin/start', path.join(outer, 'start'));
	symlinkSync('日本語', path.join(outer, 'docs'));
	symlinkSync('docs/readme.md', path.join(outer, 'read-me-first'));
	symlinkSync('readme.md', path.join(outer, '日本語/.gitignore')); // git follows no such link
	git(outer, 'submodule', 'add', '-q', '../inner', 'module');
	git(outer, 'add', '-A');
	git(outer, 'commit', '-qm', 'links and a submodule');
	return outer;
}

/** Makes a checkout of the commit, with files that its rules leave out. */
function checkOut(name: string, umask: number): string {
	const at = path.join(folder, name);
	const before = process.umask(umask);
	try {
		git(folder, 'clone', '-q', '--recurse-submodules', origin, at);
	} finally {
		process.umask(before);
	}
	writeFileSync(path.join(at, 'left-out.log'), 'by .gitignore');
	mkdirSync(path.join(at, 'build'));
	writeFileSync(path.join(at, 'build/out.js'), 'by .gitignore');
	return at;
}

/** Commits files, and scripts that may be executed. */
function commit(at: string, files: Readonly<Record<string, string | Buffer>>, scripts: readonly string[]): string {
	mkdirSync(at);
	git(at, 'init', '-q');
	const all = { ...files, ...Object.fromEntries(scripts.map((name) => [name, '#!/bin/sh\n'])) };
	for (const [name, content] of Object.entries(all)) {
		mkdirSync(path.dirname(path.join(at, name)), { recursive: true });
		writeFileSync(path.join(at, name), content);
		if (scripts.includes(name)) chmodSync(path.join(at, name), 0o755);
	}
	git(at, 'add', '-A');
	git(at, 'commit', '-qm', 'files');
	return at;
}

function git(cwd: string, ...args: readonly string[]): string {
	const config = CONFIG.flatMap((one) => ['-c', one]);
	return execFileSync('git', [...config, ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
