// Builds dist: tsc takes the types out (ncc's own loader needs the JavaScript API that TypeScript 7 does not have), ncc
// bundles the actions as one program that loads the step it is started for. Not minified: a stack trace stays readable. As
// CommonJS modules: Node's loader of ES modules takes some milliseconds of each step.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { licensesOf, type Stats } from './licenses.ts';
import { stepsIn, writeAlone, writeProgram, writeStarts } from './steps.ts';
import { copyUsedParts } from './used-parts.ts';

const root = path.dirname(import.meta.dirname);
const lib = path.join(root, 'lib');
const dist = path.join(root, 'dist');
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
const run = (script: string, ...args: string[]) =>
	execFileSync(process.execPath, [path.join(root, 'node_modules', script), ...args], { cwd: root, stdio: 'inherit' });
/** Returns what the bundler took in. */
const bundle = (file: string, out: string): Stats => {
	const stats = path.join(lib, 'stats.json');
	// Without ncc's cache, which does not know that it has kept ES modules where CommonJS modules are asked for.
	run('@vercel/ncc/dist/ncc/cli.js', 'build', file, '-o', out, '--stats-out', stats, '--quiet', '--no-cache');
	return JSON.parse(readFileSync(stats, 'utf8')) as Stats;
};
/** Bundles a program that is started by its path, as one file beside the one that starts it. */
const bundleBeside = (file: string, at: string): Stats => {
	const out = path.join(lib, 'bundled', path.basename(at));
	const stats = bundle(file, out);
	copyFileSync(path.join(out, 'index.js'), path.join(dist, at));
	return stats;
};

for (const folder of [lib, dist]) rmSync(folder, { recursive: true, force: true });
run('typescript/bin/tsc', '-p', 'tsconfig.build.json');
writeFileSync(path.join(lib, 'package.json'), '{}\n'); // without `type`, for which ncc makes CommonJS modules
const replaced = copyUsedParts(root, lib);
const { program, alone } = stepsIn(lib);
const bundles = [
	bundle(writeProgram(program, lib), dist),
	...alone.map((step) => bundle(writeAlone(step, lib), path.join(dist, step.folder))),
	bundleBeside('lib/src/workspace/pack/worker.js', 'worker.js'), // see src/workspace/pack/pool.ts
	bundleBeside('lib/src/emulator/bin/background.js', 'emulator/background.js'), // see src/actions/emulator/main.ts
];
writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify({ type: 'commonjs' })}\n`); // the project's says `module`
writeStarts(program, dist);
// The emulator starts its runners as they are (src/emulator/apps/command.ts).
for (const file of ['runner.mjs', 'runner.py'])
	copyFileSync(path.join(root, 'src/emulator/apps', file), path.join(dist, 'emulator', file));
slim();
for (const file of programs(dist)) writeFileSync(file, inAscii(lazy(readFileSync(file, 'utf8'))));
writeFileSync(path.join(dist, 'licenses.txt'), licensesOf(bundles, replaced));

/**
 * Takes the comments out of the bundles, and indents by tabs: they are as readable, and a third smaller to download and to
 * read. What a package's license asks for stands in licenses.txt.
 */
function slim(): void {
	const out = path.join(lib, 'slim');
	const options = { allowJs: true, noCheck: true, noResolve: true, removeComments: true, rootDir: dist, outDir: out };
	const compilerOptions = { ...options, target: 'esnext', module: 'commonjs', moduleDetection: 'legacy', types: [] };
	const project = path.join(lib, 'slim.json');
	writeFileSync(project, JSON.stringify({ compilerOptions, files: programs(dist) }));
	run('typescript/bin/tsc', '-p', project);
	const style = path.join(lib, 'biome.json'); // found because Biome is run in lib
	writeFileSync(style, JSON.stringify({ formatter: { lineWidth: 320 }, files: { maxSize: 2 ** 24 } }));
	execFileSync(process.execPath, [biome, 'format', '--write', '--log-level=error', out], {
		cwd: lib,
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	rmSync(style);
	for (const file of programs(dist)) {
		const slimmed = readFileSync(path.join(out, path.relative(dist, file)), 'utf8');
		// tsc makes every program strict; some packages are not.
		const isStrict = readFileSync(file, 'utf8').startsWith('"use strict"');
		writeFileSync(file, readAtOnce(isStrict ? slimmed : slimmed.replace(/^"use strict";\n/, '')));
	}
}

/**
 * The same program with each module in parentheses again, which the formatter took away: V8 reads such a function at once, and
 * any other one twice. It takes a quarter of an empty Node off a start.
 */
function readAtOnce(program: string): string {
	return program.replace(/^(\t+)(\d+): ((?:\([^)]*\)|\w+) => \{\n[\s\S]*?^\1\})/gm, '$1$2: ($3)');
}

/** The programs in a folder. */
function programs(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.js'))
		.map((file) => path.join(folder, file));
}

/** The same program in ASCII: of any other text V8 makes two bytes a character, and takes longer to read it. */
function inAscii(program: string): string {
	const odd = /\\[^\0-\x7f]|String\.raw/.exec(program);
	if (odd !== null) throw new Error(`"${odd[0]}" would mean something else in ASCII`);
	return program.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * The same program, which loads Node's slow modules when it first reads a name of them: each takes up to 3 ms, and a step
 * needs few of them. The bundler reads `__esModule` of each, which Node's modules do not have, before it is needed.
 */
function lazy(program: string): string {
	return program.replaceAll(
		/require\(("node:(?:child_process|crypto|fs\/promises|v8|worker_threads|zlib)")\)/g,
		'(() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule($1))[name] }); })()',
	);
}
