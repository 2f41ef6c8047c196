import path from 'node:path';
import { exists, type Manifest } from './manifest.ts';

export interface Step {
	command: string[];
	env?: Record<string, string>;
}

export interface Plan {
	/** Who installs, and from which file, in words. */
	by: string;
	steps: Step[];
}

/** Prints the dependencies of a pyproject.toml, which pip does not install without building the app as a package. */
const READ_PYPROJECT = `import sys
try:
    import tomllib
except ImportError:
    from pip._vendor import tomli as tomllib
with open(sys.argv[1], 'rb') as file:
    dependencies = tomllib.load(file).get('project', {}).get('dependencies', [])
with open(sys.argv[2], 'w') as file:
    file.write(''.join(line + '\\n' for line in dependencies))`;

function npmSteps({ lock }: Manifest): Step[] {
	return [
		{
			command: ['npm', lock ? 'ci' : 'install', '--no-audit', '--no-fund', '--no-update-notifier', '--prefer-offline'],
		},
	];
}

function uvSteps({ file, lock }: Manifest, venv: string): Step[] {
	if (lock) {
		const command = ['uv', 'sync', '--frozen', '--no-install-project', '--no-progress'];
		return [{ command, env: { UV_PROJECT_ENVIRONMENT: venv } }];
	}
	return [
		{ command: ['uv', 'venv', '--no-progress', venv] },
		{ command: ['uv', 'pip', 'install', '--no-progress', '--python', venv, '-r', file] },
	];
}

function pipSteps({ file }: Manifest, venv: string): Step[] {
	const requirements = file === 'pyproject.toml' ? `${venv}.requirements.txt` : file;
	const read = { command: ['python3', '-c', READ_PYPROJECT, file, requirements] };
	return [
		...(file === requirements ? [] : [read]),
		{ command: ['python3', '-m', 'venv', '--without-pip', venv] },
		{
			command: ['python3', '-m', 'pip', '--python', path.join(venv, 'bin/python'), 'install'].concat([
				'--disable-pip-version-check',
				'--no-input',
				'--quiet',
				'-r',
				requirements,
			]),
		},
	];
}

async function isOnPath(program: string): Promise<boolean> {
	for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
		if (folder !== '' && (await exists(path.join(folder, program)))) return true;
	}
	return false;
}

/**
 * How the dependencies of a manifest are installed.
 *
 * @param environment where the virtual environment of Python goes.
 */
export async function planOf(manifest: Manifest, environment: string): Promise<Plan> {
	const { kind, file, lock } = manifest;
	if (kind === 'node') return { by: `npm ${lock ? 'ci' : 'install'} from ${lock ?? file}`, steps: npmSteps(manifest) };
	if (await isOnPath('uv')) return { by: `uv from ${lock ?? file}`, steps: uvSteps(manifest, environment) };
	return { by: `pip from ${file}`, steps: pipSteps(manifest, environment) };
}

/** What npm, pip and uv say of a failure, the most telling line first. */
const COMPLAINTS: readonly { pattern: RegExp; last?: boolean }[] = [
	{ pattern: /^npm (?:error|ERR!) (?!code |errno |syscall |path |command |dest |A complete log)(\S.*)$/ },
	{ pattern: /^ERROR: (.+)$/, last: true },
	{ pattern: /^\s*(?:×|error:) (.+)$/ },
];

/** The line in which a package manager says why it failed. */
export function complaintOf(lines: readonly string[], otherwise: string): string {
	for (const { pattern, last } of COMPLAINTS) {
		const found = lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);
		const line = last ? found.at(-1) : found[0];
		if (line !== undefined) return line;
	}
	return otherwise;
}
