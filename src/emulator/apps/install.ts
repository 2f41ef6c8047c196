import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Lines, ProcessGroup, type ProcessOptions } from '../processes/process-group.ts';
import { complaintOf, planOf, type Step } from './install-plan.ts';
import { reasonOf } from './launch-failure.ts';
import { exists, findManifest } from './manifest.ts';

export interface InstallSettings {
	/** Install what the app's manifest names. */
	enabled: boolean;
	/** How long that may take, in milliseconds. */
	limitMs: number;
	/** For virtual environments of Python. */
	folder: string;
}

export interface InstallOptions extends Pick<ProcessOptions, 'leash' | 'owner'> {
	/** The unpacked archive. */
	folder: string;
	entrypoint: string;
	settings: InstallSettings;
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

/**
 * What the package managers need of the emulator's own environment: their settings and caches, proxies, certificates. The
 * caches are those of the user who runs the emulator, so that what was downloaded once is there for every deployment.
 */
const PASSED =
	/^(?:PATH|HOME|USER|LANG|LC_\w+|TZ|TMPDIR|XDG_\w+|npm_config_\w+|PIP_\w+|UV_\w+|PYENV_\w+|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|REQUESTS_CA_BUNDLE|(?:https?|no|all)_proxy)$/i;

function environment(): Record<string, string> {
	const passed = Object.entries(process.env).filter(([name, value]) => PASSED.test(name) && value !== undefined);
	return Object.fromEntries(passed) as Record<string, string>;
}

/** Installs the dependencies that an app names, as the live service does after the upload. */
export async function install(options: InstallOptions): Promise<Installation> {
	const { folder, entrypoint, settings, onLine } = options;
	const manifest = await findManifest(folder, entrypoint);
	if (!manifest) return { summary: 'no dependencies were installed: no manifest names any' };
	for (const sentence of manifest.lenient) onLine(`Warning: ${sentence}`);
	const { kind } = manifest;
	const file = path.relative(folder, path.join(manifest.folder, manifest.file));
	if (!settings.enabled) return { summary: `the dependencies of ${file} were not installed: that is switched off` };
	if (kind === 'node' && (await exists(path.join(manifest.folder, 'node_modules')))) {
		return { summary: `the dependencies of ${file} were not installed: the package brought its own node_modules` };
	}
	const venv = path.join(settings.folder, randomBytes(12).toString('hex'));
	await mkdir(settings.folder, { recursive: true });
	const { by, steps } = await planOf(manifest, venv);
	onLine(`Installing the dependencies: ${by}`);
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
	const { settings, leash, owner, onLine, onProcess } = options;
	const deadline = Date.now() + settings.limitMs;
	for (const { command, env } of steps) {
		const written: string[] = [];
		const lines = new Lines((line) => {
			written.push(line);
			if (line.trim() !== '') onLine(line);
		});
		const run = new ProcessGroup(command, {
			cwd,
			env: { ...environment(), ...env },
			leash,
			owner,
			onOutput: (_, data) => lines.write(data),
		});
		onProcess(run);
		let isLate = false;
		const timer = setTimeout(() => {
			isLate = true;
			void run.kill();
		}, deadline - Date.now());
		const end = await run.ended;
		clearTimeout(timer);
		lines.end();
		if (isLate) return `it took longer than ${settings.limitMs / 1000} s`;
		const failure = reasonOf(command[0] ?? '', end, written);
		if (failure !== undefined) return complaintOf(written, failure);
	}
	return undefined;
}
