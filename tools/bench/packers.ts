import path from 'node:path';
import type { Command } from './measure.ts';

/** A way to pack a folder and post it. */
export interface Packer {
	readonly name: string;
	/** Whether it is run in every round, or in the first only. */
	readonly paired: boolean;
	command(tree: string, url: string): Command;
}

/** The reference that all ratios are to, and this action. */
export const ZIP = 'zip -qr, curl';
export const OURS = 'this action';
export const ARCHIVER = 'archiver, directory()';

/** An action that is built: the checkout that it is in, and what it is called in the tables. */
export interface Build {
	readonly name: string;
	readonly root: string;
}

/**
 * The packers.
 * @param builds this action, as it is and as it was.
 * @param scratch a folder for the archive of zip.
 */
export function packers(builds: readonly Build[], scratch: string): Packer[] {
	const file = path.join(scratch, 'app.zip');
	const pack = 'rm -f "$0" && zip -qr "$0" . && curl -sSf -o "$0.answer" -F "file=@$0" "$1/deployments"';
	const archiver = path.join(import.meta.dirname, 'archiver.js');
	return [
		{ name: ZIP, paired: true, command: (tree, url) => ({ argv: ['sh', '-c', pack, file, url], cwd: tree }) },
		...builds.map((build) => ({
			name: build.name,
			paired: true,
			command: (tree: string, url: string) => action(build, tree, url),
		})),
		{ name: ARCHIVER, paired: false, command: (tree, url) => ({ argv: [process.execPath, archiver, tree, url] }) },
	];
}

/** A built action, started as the runner starts it. */
export function subAction(
	{ root }: Build,
	name: string,
	url: string,
	inputs: Readonly<Record<string, string>>,
): Command {
	const given = { 'api-key': 'bench-key', 'base-url': url, ...inputs };
	return { argv: [process.execPath, path.join(root, 'dist', name, 'index.js')], env: inputVariables(given) };
}

function inputVariables(inputs: Readonly<Record<string, string>>): Record<string, string> {
	return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
}

/** The built deploy action. */
export function action(
	build: Build,
	tree: string,
	url: string,
	inputs: Readonly<Record<string, string>> = {},
): Command {
	const { argv, env = {} } = subAction(build, 'deploy', url, { ...DEFAULTS, ...inputs });
	const runner = { GITHUB_WORKSPACE: tree, GITHUB_OUTPUT: '', GITHUB_STEP_SUMMARY: '', NODE_OPTIONS: '' };
	return { argv, env: { ...env, ...runner } };
}

/** As action.yml has them, but for what is reported and waited for. */
const DEFAULTS = {
	entrypoint: 'index.js',
	directory: '.',
	'report-to': '',
	'wait-until': 'created',
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
