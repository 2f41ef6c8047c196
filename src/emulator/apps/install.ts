import path from 'node:path';
import { Lines, ProcessGroup, type ProcessOptions } from '../processes/process-group.ts';
import { reasonOf } from './launch-failure.ts';
import { exists, findManifest, type Manifest } from './manifest.ts';

export interface InstallOptions extends Pick<ProcessOptions, 'leash' | 'owner'> {
	/** The unpacked archive. */
	folder: string;
	entrypoint: string;
	/** Where the virtual environment of a Python app is made. */
	environment: string;
	onLine(line: string): void;
	/** Called with each process that is started. */
	onProcess(process: ProcessGroup): void;
}

export interface Installation {
	/** Why they could not be installed. */
	failure?: string;
	/** The Python that has them. */
	python?: string;
}

/**
 * What the package managers need of the emulator's own environment: their settings and caches, proxies, certificates. The
 * caches are those of the user who runs the emulator, so that what was downloaded once is there for every deployment.
 */
const PASSED =
	/^(?:PATH|HOME|USER|LANG|LC_\w+|TZ|TMPDIR|XDG_\w+|npm_config_\w+|PIP_\w+|PYENV_\w+|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|REQUESTS_CA_BUNDLE|(?:https?|no|all)_proxy)$/i;

function passedOn(): Record<string, string> {
	const passed = Object.entries(process.env).filter(([name, value]) => PASSED.test(name) && value !== undefined);
	return Object.fromEntries(passed) as Record<string, string>;
}

/** As npm itself does it: by the lockfile where that fits the manifest, as those of the vendor's samples do not all. */
const NPM = ['npm', 'install', '--no-audit', '--no-fund', '--no-update-notifier', '--prefer-offline'];

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

function pipCommands(file: string, venv: string): string[][] {
	const isProject = file === 'pyproject.toml';
	const requirements = isProject ? `${venv}.requirements.txt` : file;
	const pip = ['python3', '-m', 'pip', '--python', path.join(venv, 'bin/python'), 'install'];
	return [
		...(isProject ? [['python3', '-c', READ_PYPROJECT, file, requirements]] : []),
		['python3', '-m', 'venv', '--without-pip', venv],
		[...pip, '--disable-pip-version-check', '--no-input', '--quiet', '-r', requirements],
	];
}

/** Installs the dependencies that an app names, as the live service does after the upload. */
export async function install(options: InstallOptions): Promise<Installation> {
	const { folder, entrypoint, onLine } = options;
	const manifest = await findManifest(folder, entrypoint);
	if (!manifest) return {};
	for (const sentence of manifest.lenient) onLine(`Warning: ${sentence}`);
	if (!manifest.namesDependencies) return {};
	if (manifest.kind === 'node' && (await exists(path.join(manifest.folder, 'node_modules')))) return {};
	return run(manifest, options);
}

async function run({ kind, file, folder }: Manifest, options: InstallOptions): Promise<Installation> {
	const { environment: venv, onLine } = options;
	const by = `${kind === 'node' ? 'npm' : 'pip'} from ${file}`;
	onLine(`Installing the dependencies: ${by}`);
	for (const command of kind === 'node' ? [NPM] : pipCommands(file, venv)) {
		const failure = await runCommand(command, folder, options);
		if (failure !== undefined) return { failure: `the dependencies could not be installed (${by}): ${failure}` };
	}
	return kind === 'node' ? {} : { python: path.join(venv, 'bin/python') };
}

/** What npm, pip and Python say of a failure. */
const COMPLAINT = /^(?:npm error (?!code |errno |syscall |path |command |dest )|ERROR: |error: )(\S.*)$/;

/** @returns why it failed. */
async function runCommand(
	command: readonly string[],
	cwd: string,
	{ leash, owner, onLine, onProcess }: InstallOptions,
): Promise<string | undefined> {
	const written: string[] = [];
	const lines = new Lines((line) => {
		written.push(line);
		if (line.trim() !== '') onLine(line);
	});
	const onOutput = (_: string, data: Buffer) => lines.write(data);
	const started = new ProcessGroup(command, { cwd, env: passedOn(), leash, owner, onOutput });
	onProcess(started);
	const end = await started.ended;
	lines.end();
	const failure = reasonOf(command[0] ?? '', end, written);
	const complaint = written.map((line) => COMPLAINT.exec(line)?.[1]).find((line) => line !== undefined);
	return failure === undefined ? undefined : (complaint ?? failure);
}
