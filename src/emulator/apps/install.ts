import path from 'node:path';
import type { Leash } from '../state/leash.ts';
import type { Environments } from './environments.ts';
import { complaintOf, planOf, type Step } from './install-plan.ts';
import { exists, findManifest } from './manifest.ts';
import { ProcessGroup } from './process-group.ts';

export interface InstallSettings {
	/** Install what the app's manifest names. */
	enabled: boolean;
	/** How long that may take, in milliseconds. */
	limitMs: number;
	environments: Environments;
}

export interface InstallOptions {
	/** The unpacked archive. */
	folder: string;
	entrypoint: string;
	settings: InstallSettings;
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
	const { enabled, environments } = settings;
	const manifest = await findManifest(folder, entrypoint);
	if (!manifest) return { summary: 'no dependencies were installed: no manifest names any' };
	const { kind } = manifest;
	const file = path.relative(folder, path.join(manifest.folder, manifest.file));
	if (!enabled) return { summary: `the dependencies of ${file} were not installed: that is switched off` };
	if (kind === 'node' && (await exists(path.join(manifest.folder, 'node_modules')))) {
		return { summary: `the dependencies of ${file} were not installed: the package brought its own node_modules` };
	}
	const known = kind === 'python' ? await environments.find(manifest) : undefined;
	if (known !== undefined) {
		onLine(`The dependencies of ${file} are those of an earlier deployment`);
		return { summary: `the dependencies of ${file} were installed for an earlier deployment`, python: pythonOf(known) };
	}
	const environment = await environments.reserve();
	const { by, steps } = await planOf(manifest, environment);
	onLine(`Installing the dependencies: ${by}`);
	const failure = await runSteps(steps, manifest.folder, options);
	if (failure !== undefined) {
		const summary = 'the dependencies could not be installed';
		return { summary, failure: `${summary} (${by}): ${failure}` };
	}
	const summary = `the dependencies were installed by ${by}`;
	if (kind === 'node') return { summary };
	await environments.keep(manifest, environment);
	return { summary, python: pythonOf(environment) };
}

const pythonOf = (environment: string): string => path.join(environment, 'bin/python');

/** Runs them one after the other, and returns the reason of the first failure. */
async function runSteps(steps: readonly Step[], cwd: string, options: InstallOptions): Promise<string | undefined> {
	const { settings, leash, onLine, onProcess } = options;
	const { limitMs } = settings;
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
		if (failure !== undefined) return complaintOf(lines, failure.replace(/^the app/, command[0] ?? ''));
	}
	return undefined;
}
