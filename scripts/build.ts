// Builds every entry: tsc takes the types out (ncc's own loader needs the JavaScript API that TypeScript 7 does
// not have), ncc bundles each into dist/<name>/. Not minified: a stack trace stays readable.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const run = (script: string, ...args: string[]) =>
	execFileSync(process.execPath, [path.join(root, 'node_modules', script), ...args], { cwd: root, stdio: 'inherit' });
const bundle = (file: string, out: string) =>
	run('@vercel/ncc/dist/ncc/cli.js', 'build', file, '-o', out, '--license', 'licenses.txt', '--quiet');

/** A thread loads its own file, found beside the bundle that starts it (src/workspace/crew.ts). */
const WORKER = 'pack-worker.js';

for (const folder of ['lib', 'dist']) rmSync(path.join(root, folder), { recursive: true, force: true });
run('typescript/bin/tsc', '-p', 'tsconfig.build.json');
shadowCore();
bundle(`lib/workspace/${WORKER}`, 'lib/worker');
for (const entry of readdirSync(path.join(root, 'lib/entries'))) {
	const out = `dist/${path.basename(entry, '.js')}`;
	bundle(`lib/entries/${entry}`, out);
	if (readFileSync(path.join(root, out, 'index.js'), 'utf8').includes('./pack-worker'))
		copyFileSync(path.join(root, 'lib/worker/index.js'), path.join(root, out, WORKER));
}

/**
 * Puts a copy of @actions/core before the real one that has no OIDC client: nothing here uses it, and it alone loads
 * an HTTP client with all of undici, which more than doubles the time to start.
 */
function shadowCore(): void {
	const copy = path.join(root, 'lib/node_modules/@actions/core');
	cpSync(path.join(root, 'node_modules/@actions/core'), copy, { recursive: true });
	writeFileSync(path.join(copy, 'lib/oidc-utils.js'), 'export class OidcClient {}\n');
}
