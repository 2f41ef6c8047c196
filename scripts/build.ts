// Builds every entry: tsc takes the types out (ncc's own loader needs the JavaScript API that TypeScript 7 does
// not have), ncc bundles each into dist/<name>/. Not minified: a stack trace stays readable.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { licensesOf, type Stats } from './licenses.ts';

const root = path.dirname(import.meta.dirname);
const run = (script: string, ...args: string[]) =>
	execFileSync(process.execPath, [path.join(root, 'node_modules', script), ...args], { cwd: root, stdio: 'inherit' });
/** Returns what the bundler took in. */
const bundle = (file: string, out: string): Stats => {
	const stats = path.join(root, 'lib/stats.json');
	run('@vercel/ncc/dist/ncc/cli.js', 'build', file, '-o', out, '--stats-out', stats, '--quiet');
	return JSON.parse(readFileSync(stats, 'utf8')) as Stats;
};

/** A thread loads its own file, found beside the bundle that starts it (src/workspace/compress/worker-pool.ts). */
const WORKER = 'pack-worker.js';

/** The emulator is a program of its own beside the action that starts it, and its runners are started as they are. */
const EMULATOR = 'background.js';
const RUNNERS = ['runner.ts', 'runner.py'];

/**
 * Parts of packages that nothing here uses, but that are loaded at every start with much below them: together they
 * cost a sub-action a third of its start. The tests run the bundles, so a part that is needed after all is noticed.
 */
const UNUSED = [
	{
		name: '@actions/core',
		parts: {
			'lib/oidc-utils.js': 'export class OidcClient {}', // loads an HTTP client, and that all of undici
			'lib/platform.js': 'export {};', // loads what starts processes
		},
	},
	{
		name: 'undici',
		parts: {
			// HTTP/2 is switched off (src/http/transport.ts); Node's own http2 is slow to load
			'lib/dispatcher/client-h2.js': "module.exports = () => { throw new Error('HTTP/2 is switched off'); };",
		},
	},
];

for (const folder of ['lib', 'dist']) rmSync(path.join(root, folder), { recursive: true, force: true });
run('typescript/bin/tsc', '-p', 'tsconfig.build.json');
shadowPackages();
const worker = bundle(`lib/src/workspace/compress/${WORKER}`, 'lib/worker');
for (const { file, name } of entries()) {
	const out = `dist/${name}`;
	const bundles = [bundle(file, out)];
	if (readFileSync(path.join(root, out, 'index.js'), 'utf8').includes('./pack-worker')) {
		copyFileSync(path.join(root, 'lib/worker/index.js'), path.join(root, out, WORKER));
		bundles.push(worker);
	}
	if (name === 'emulator') bundles.push(addEmulator(out));
	writeFileSync(path.join(root, out, 'licenses.txt'), licensesOf(bundles));
}

/** Each action's main step, and the post steps. */
function entries(): { file: string; name: string }[] {
	const actions = readdirSync(path.join(root, 'lib/src/actions'));
	return actions
		.flatMap((name) => [
			{ file: `lib/src/actions/${name}/main.js`, name },
			{ file: `lib/src/actions/${name}/post.js`, name: name === 'deploy' ? 'post' : `${name}-post` },
		])
		.filter(({ file }) => existsSync(path.join(root, file)));
}

/** Puts the emulator, and the files that it starts, beside the action of that name. */
function addEmulator(out: string): Stats {
	const stats = bundle(`lib/emulator/bin/${EMULATOR}`, 'lib/background');
	copyFileSync(path.join(root, 'lib/background/index.js'), path.join(root, out, EMULATOR));
	for (const file of RUNNERS) copyFileSync(path.join(root, 'emulator/apps', file), path.join(root, out, file));
	return stats;
}

/** Copies the packages of `UNUSED` to where lib looks first, with those parts emptied. */
function shadowPackages(): void {
	for (const { name, parts } of UNUSED) {
		const copy = path.join(root, 'lib/node_modules', name);
		cpSync(path.join(root, 'node_modules', name), copy, { recursive: true });
		for (const [file, text] of Object.entries(parts)) writeFileSync(path.join(copy, file), `${text}\n`);
	}
}
