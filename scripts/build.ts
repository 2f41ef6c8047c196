// Builds every entry: tsc takes the types out (ncc's own loader needs the JavaScript API that TypeScript 7 does
// not have), ncc bundles each into dist/<name>/. Not minified: a stack trace stays readable.
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const run = (script: string, ...args: string[]) =>
	execFileSync(process.execPath, [path.join(root, 'node_modules', script), ...args], { cwd: root, stdio: 'inherit' });

for (const folder of ['lib', 'dist']) rmSync(path.join(root, folder), { recursive: true, force: true });
run('typescript/bin/tsc', '-p', 'tsconfig.build.json');
for (const entry of readdirSync(path.join(root, 'lib/entries'))) {
	const name = path.basename(entry, '.js');
	const licenses = ['--license', 'licenses.txt'];
	run('@vercel/ncc/dist/ncc/cli.js', 'build', `lib/entries/${entry}`, '-o', `dist/${name}`, ...licenses, '--quiet');
}
