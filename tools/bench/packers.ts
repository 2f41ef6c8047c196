import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Command } from './measure.ts';

/** A way to pack a folder and post it. */
export interface Packer {
	readonly name: string;
	/** Whether it is run in every round, or in the first only. */
	readonly paired: boolean;
	command(tree: string, url: string): Command;
}

const root = path.resolve(import.meta.dirname, '../..');
const subject = (name: string) => path.join(import.meta.dirname, 'subjects', name);

/** The reference that all ratios are to. */
export const ZIP = 'zip -qr, curl';

/**
 * The packers that this machine has.
 * @param lib our compiled sources.
 * @param scratch a folder for the archives of those that need one.
 */
export function packers(lib: string, scratch: string): Packer[] {
	const file = path.join(scratch, 'app.zip');
	const has = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
	const thenCurl = (name: string, pack: string, paired = false): Packer => ({
		name: paired ? name : `${name}, curl`,
		paired,
		command: (tree, url) => ({
			argv: ['sh', '-c', `rm -f "$0" && ${pack} && curl -sSf -o "$0.answer" -F "file=@$0" "$1/deployments"`, file, url],
			cwd: tree,
		}),
	});
	const all: Packer[] = [
		thenCurl(ZIP, 'zip -qr "$0" .', true),
		{ name: 'this action', paired: true, command: action },
		{
			name: 'its packer alone',
			paired: true,
			command: (tree, url) => ({ argv: [process.execPath, subject('stream.js'), lib, tree, url] }),
		},
		{
			name: 'archiver, directory()',
			paired: false,
			command: (tree, url) => ({ argv: [process.execPath, subject('archiver.js'), tree, url] }),
		},
	];
	if (has('python3', '-V')) all.push(thenCurl('Python zipfile', 'python3 -m zipfile -c "$0" .'));
	if (has('bsdtar', '--version')) all.push(thenCurl('bsdtar', 'bsdtar --format zip -cf "$0" .'));
	for (const seven of ['7zz', '7z']) if (has(seven, 'i')) all.push(thenCurl(seven, `${seven} a -bso0 "$0" .`));
	const go = ['go', '/usr/local/go/bin/go'].find((command) => has(command, 'version'));
	if (go === undefined)
		console.log('skipped, because there is no Go here: its archive/zip, and the program that posts\n');
	else {
		const [zip, zipAndPost] = ['archive_zip', 'zip_post'].map((name) => {
			execFileSync(go, ['build', '-o', path.join(scratch, name), subject(`${name}.go`)]);
			return path.join(scratch, name);
		}) as [string, string];
		all.push(thenCurl('Go archive/zip', `${zip} . "$0"`));
		const command = (tree: string, url: string) => ({ argv: [zipAndPost, tree, url, scratch] });
		all.push({ name: 'Go, zips and posts', paired: true, command });
	}
	return all;
}

/** A built action, started as the runner starts it. */
export function subAction(name: string, url: string, inputs: Readonly<Record<string, string>>): Command {
	const given = { 'api-key': 'bench-key', 'base-url': url, ...inputs };
	return { argv: [process.execPath, path.join(root, 'dist', name, 'index.js')], env: inputVariables(given) };
}

function inputVariables(inputs: Readonly<Record<string, string>>): Record<string, string> {
	return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
}

/** The built deploy action. */
export function action(tree: string, url: string, inputs: Readonly<Record<string, string>> = {}): Command {
	const given = {
		'api-key': 'bench-key',
		'base-url': url,
		entrypoint: 'index.js',
		directory: '.',
		'report-to': '',
		'wait-until': 'created',
		...DEFAULTS,
		...inputs,
	};
	return {
		argv: [process.execPath, path.join(root, 'dist/deploy/index.js')],
		env: {
			...inputVariables(given),
			GITHUB_WORKSPACE: tree,
			GITHUB_OUTPUT: '',
			GITHUB_STEP_SUMMARY: '',
			NODE_OPTIONS: '',
		},
	};
}

/** As action.yml has them. */
const DEFAULTS = {
	region: 'aws.us-east-1a',
	force: 'false',
	'env-vars-encoding': 'json',
	'compression-level': '6',
	timeout: '600',
	'poll-interval': '2',
	'report-name': '',
	environment: 'production',
	'allow-fork': 'false',
	'dry-run': 'false',
};
