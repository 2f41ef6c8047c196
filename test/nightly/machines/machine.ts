import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** A Node and the npm that it ships with, as ranges of their versions. */
export interface Machine {
	readonly node: string;
	readonly npm: string;
}

/** What a command printed, and how long it took. */
export interface Ran {
	readonly ok: boolean;
	readonly text: string;
	readonly seconds: number;
}

/** Settings of the npm that runs this are not those of a fresh shell; where packages come from is. */
const INHERITED = /^npm_(?!config_(?:registry|cache)$)|^(?:NODE|INIT_CWD|NODE_OPTIONS)$/i;

/** Puts the Nodes and npms of the machines, which the registry has as packages, into a folder for each. */
export function installMachines(machines: readonly Machine[], folder: string): void {
	const packages = machines.flatMap(({ node, npm }) => [
		`node${node}@npm:node-linux-${process.arch}@${node}`,
		`npm${node}@npm:npm@${npm}`,
	]);
	const args = ['install', '--prefix', folder, '--no-save', '--no-package-lock', '--loglevel=error', ...packages];
	const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], env: freshEnvironment() });
	if (status !== 0) throw new Error('npm could not install the Nodes to try');
	const modules = path.join(folder, 'node_modules');
	for (const machine of machines) {
		const bin = binOf(machine, folder);
		mkdirSync(bin);
		symlinkSync(path.join(modules, `node${machine.node}`, 'bin/node'), path.join(bin, 'node'));
		for (const name of ['npm', 'npx'])
			symlinkSync(path.join(modules, `npm${machine.node}`, `bin/${name}-cli.js`), path.join(bin, name));
	}
}

/** The folder that such a machine has on its PATH. */
export function binOf(machine: Machine, folder: string): string {
	return path.join(folder, `bin${machine.node}`);
}

/** Runs a command with the programs of `bin`, as a fresh shell in `cwd` would. */
export function runOn(bin: string, cwd: string, argv: readonly string[], env: NodeJS.ProcessEnv = {}): Ran {
	const [command = '', ...args] = argv;
	const { PATH, ...rest } = freshEnvironment();
	const started = process.hrtime.bigint();
	const { status, signal, stdout, stderr, error } = spawnSync(command, args, {
		cwd,
		encoding: 'utf8',
		maxBuffer: 64 * 1024 * 1024, // bytes
		env: { ...rest, ...env, PATH: `${bin}${path.delimiter}${PATH}` },
	});
	if (error !== undefined) throw error;
	if (signal !== null) throw new Error(`${argv.join(' ')} was ended by ${signal}`);
	const seconds = Number(process.hrtime.bigint() - started) / 1e9;
	return { ok: status === 0, text: stdout + stderr, seconds };
}

function freshEnvironment(): NodeJS.ProcessEnv {
	const kept = Object.entries(process.env).filter(([name]) => !INHERITED.test(name));
	const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
	return { ...Object.fromEntries(kept), PATH: folders.join(path.delimiter) };
}
