import path from 'node:path';
import type { Leash } from '../state/leash.ts';
import { exists, findManifest, type Manifest } from './manifest.ts';
import { ProcessGroup } from './process-group.ts';

export interface InstallOptions {
	/** The unpacked archive. */
	folder: string;
	entrypoint: string;
	/** Where a virtual environment of Python goes. */
	venv: string;
	/** Installs nothing where it is false. */
	enabled: boolean;
	/** How long it may take, in milliseconds. */
	limitMs: number;
	leash: Leash;
	onLine(line: string): void;
	/** Called with each process that is started. */
	onProcess(process: ProcessGroup): void;
}

export interface Installation {
	/** What became of the dependencies, for whoever reads that a module is missing. */
	summary: string;
	/** Why they could not be installed. */
	failure?: string;
	/** The Python that has them. */
	python?: string;
}

interface Step {
	command: string[];
	env?: Record<string, string>;
}

/**
 * What the package managers need of the emulator's own environment: their settings and caches, proxies, certificates. The
 * caches are those of the user who runs the emulator, so that what was downloaded once is there for every deployment.
 */
const PASSED =
	/^(?:PATH|HOME|USER|LANG|LC_\w+|TZ|TMPDIR|XDG_\w+|npm_config_\w+|PIP_\w+|UV_\w+|PYENV_\w+|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|REQUESTS_CA_BUNDLE|(?:https?|no|all)_proxy)$/i;

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

/** What npm, pip and uv say of a failure, the most telling line first. */
const COMPLAINTS: readonly { pattern: RegExp; last?: boolean }[] = [
	{ pattern: /^npm (?:error|ERR!) (?!code |errno |syscall |path |command |dest |A complete log)(\S.*)$/ },
	{ pattern: /^ERROR: (.+)$/, last: true },
	{ pattern: /^\s*(?:×|error:) (.+)$/ },
];

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

function environment(): Record<string, string> {
	const passed = Object.entries(process.env).filter(([name, value]) => PASSED.test(name) && value !== undefined);
	return Object.fromEntries(passed) as Record<string, string>;
}

function complaintOf(lines: readonly string[], otherwise: string): string {
	for (const { pattern, last } of COMPLAINTS) {
		const found = lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);
		const line = last ? found.at(-1) : found[0];
		if (line !== undefined) return line;
	}
	return otherwise;
}

/** Installs the dependencies that an app names, as the live service does after the upload. */
export async function install(options: InstallOptions): Promise<Installation> {
	const { folder, entrypoint, venv, enabled } = options;
	const manifest = await findManifest(folder, entrypoint);
	if (!manifest) return { summary: 'no dependencies were installed: no manifest names any' };
	const { kind, lock } = manifest;
	const file = path.relative(folder, path.join(manifest.folder, manifest.file));
	if (!enabled) return { summary: `the dependencies of ${file} were not installed: that is switched off` };
	if (kind === 'node' && (await exists(path.join(manifest.folder, 'node_modules')))) {
		return { summary: `the dependencies of ${file} were not installed: the package brought its own node_modules` };
	}
	const withUv = kind === 'python' && (await isOnPath('uv'));
	const steps = kind === 'node' ? npmSteps(manifest) : withUv ? uvSteps(manifest, venv) : pipSteps(manifest, venv);
	const by = `${kind === 'node' ? steps[0]?.command.slice(0, 2).join(' ') : withUv ? 'uv' : 'pip'} from ${lock && (kind === 'node' || withUv) ? lock : file}`;
	options.onLine(`Installing the dependencies: ${by}`);
	const failure = await runSteps(steps, manifest.folder, options);
	if (failure !== undefined) {
		const summary = 'the dependencies could not be installed';
		return { summary, failure: `${summary} (${by}): ${failure}` };
	}
	const summary = `the dependencies were installed by ${by}`;
	return kind === 'node' ? { summary } : { summary, python: path.join(venv, 'bin/python') };
}

/** Runs them one after the other, and returns the reason of the first failure. */
async function runSteps(steps: readonly Step[], cwd: string, options: InstallOptions): Promise<string | undefined> {
	const { limitMs, leash, onLine, onProcess } = options;
	const deadline = Date.now() + limitMs;
	for (const { command, env } of steps) {
		const lines: string[] = [];
		const run = new ProcessGroup(command, {
			cwd,
			env: { ...environment(), ...env },
			leash,
			onLine: (line) => {
				lines.push(line);
				if (line.trim() !== '') onLine(line);
			},
		});
		onProcess(run);
		let late = false;
		const timer = setTimeout(() => {
			late = true;
			run.kill();
		}, deadline - Date.now());
		const failure = await run.ended;
		clearTimeout(timer);
		if (late) return `it took longer than ${limitMs / 1000} s`;
		if (failure !== undefined) return complaintOf(lines, failure);
	}
	return undefined;
}
