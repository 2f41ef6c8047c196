// Runs its arguments on Node 24, whatever Node npm itself runs on: every script of package.json starts by it. On Linux
// that Node is an optional package. Not by node_modules/.bin/node: npm 10 does not link it, because two packages claim
// the name. Plain JavaScript, for any Node from 14.18 on.
import { spawn, spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MAJOR = 24;
const machine = `${process.platform}-${process.arch}`;
const pinned = fileURLToPath(new URL(`../node_modules/node-${machine}/bin/node`, import.meta.url));
/** A Node that is not there, or does not start here (Alpine's C library is another one), prints no version. */
const fits = (node) =>
	Number(/^v(\d+)/.exec(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout)?.[1]) >= MAJOR;

const node = [pinned, process.execPath].find(fits);
if (node === undefined) {
	console.error(
		`This needs Node ${MAJOR} or newer, and here is ${process.version} on ${machine}: on Linux (x64 and arm64, with ` +
			`glibc) "npm ci" brings it along; elsewhere install it from https://nodejs.org.`,
	);
	process.exit(1);
}
// What is started below by the name "node" finds the same one.
process.env.PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
const child = spawn(node, process.argv.slice(2), { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// A shell says 128 and the signal's number of a process that a signal ended.
child.on('exit', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal]));
