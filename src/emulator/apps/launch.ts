import path from 'node:path';
import type { Leash } from '../processes/leash.ts';
import { Lines, ProcessGroup } from '../processes/process-group.ts';
import type { App, AppEvents } from './app.ts';
import { commandFor } from './command.ts';
import { type Installation, install } from './install.ts';
import { explain, reasonOf } from './launch-failure.ts';
import { ProcessRuntime } from './runtime.ts';

export interface LaunchOptions {
	/** Id of the deployment. */
	owner: string;
	/** The unpacked archive: the app's working directory and its HOME. */
	folder: string;
	entrypoint: string;
	envVars: Record<string, string>;
	/** What the service itself sets, over what the user gave. */
	serviceVars: Record<string, string>;
	/** Where a virtual environment of Python is made. */
	environment: string;
	leash: Leash;
}

/** How long the import of an entrypoint may take before it is taken for a script that stays up, in milliseconds. */
const IMPORT_LIMIT_MS = 60_000;
/** Lines of stderr among which the reason of a failure is looked for. */
const KEPT_LINES = 200;
/** An app that is a process: its dependencies are installed, then it is started. */
export class Launch implements App {
	readonly #options: LaunchOptions;
	readonly #events: AppEvents;
	readonly #ended: Promise<void>;
	#process: ProcessGroup | undefined;
	#runtime: ProcessRuntime | undefined;
	#isStopped = false;
	hasEnded = false;

	constructor(options: LaunchOptions, events: AppEvents) {
		this.#options = options;
		this.#events = events;
		this.#ended = this.#run()
			.catch((error: unknown) => events.onEnd(`the app cannot be started: ${String(error)}`))
			.finally(() => {
				this.hasEnded = true;
			});
	}

	get runtime(): ProcessRuntime | undefined {
		return this.#runtime;
	}

	async #run(): Promise<void> {
		const { folder, entrypoint, leash, owner, environment } = this.#options;
		const { onLine, onEnd } = this.#events;
		const onProcess = (process: ProcessGroup) => {
			this.#process = process;
			if (this.#isStopped) void process.kill();
		};
		const installation = await install({ folder, entrypoint, environment, leash, owner, onLine, onProcess });
		if (this.#isStopped || installation.failure !== undefined) return onEnd(installation.failure);
		const ended = await this.#start(installation);
		const failure = ended === undefined ? undefined : explain(ended, folder, installation.summary);
		this.#runtime?.end(this.#isStopped ? 'the deployment was stopped' : (failure ?? 'the app ended with 0'));
		onEnd(failure);
	}

	async #start({ python }: Installation): Promise<string | undefined> {
		const { folder, entrypoint, leash, owner } = this.#options;
		const { onLine, onScript } = this.#events;
		const found = await commandFor(folder, entrypoint, python);
		if (!found) return `${entrypoint} cannot be started: its extension is unknown and it is not executable`;
		const env = this.#env(python);
		if (this.#isStopped) return undefined;
		const complaints: string[] = [];
		const complain = (line: string) => {
			onLine(line);
			if (complaints.push(line) > KEPT_LINES) complaints.shift();
		};
		const lines = { stdout: new Lines(onLine), stderr: new Lines(complain) };
		const started = new ProcessGroup(found.command, {
			cwd: folder,
			env,
			leash,
			owner,
			channel: found.runner,
			onOutput: (stream, data) => lines[stream].write(data),
		});
		this.#process = started;
		const known = started.channel ? this.#listen(started.channel) : onScript;
		if (!started.channel) known();
		const end = await started.ended;
		for (const one of Object.values(lines)) one.end();
		if (started.channel) known();
		return reasonOf('the app', end, complaints);
	}

	/**
	 * Hears what the runner in the app's process tells.
	 * @returns called when the app has ended: it is no script that takes long to import any more.
	 */
	#listen(channel: NonNullable<ProcessGroup['channel']>): () => void {
		const { onLine, onScript, onRegistered } = this.#events;
		const timer = setTimeout(onScript, IMPORT_LIMIT_MS);
		const known = () => clearTimeout(timer);
		this.#runtime = new ProcessRuntime(channel, {
			onRegistered: (apps) => {
				known();
				onRegistered(apps);
			},
			onScript: () => {
				known();
				onScript();
			},
			onLine,
		});
		return known;
	}

	#env(python: string | undefined): Record<string, string> {
		const { folder, entrypoint, envVars, serviceVars } = this.#options;
		const { PATH = '/usr/local/bin:/usr/bin:/bin' } = process.env;
		return {
			PATH: python === undefined ? PATH : `${path.dirname(python)}${path.delimiter}${PATH}`,
			HOME: folder,
			PYTHONUNBUFFERED: '1',
			...envVars,
			...serviceVars,
			ENTRYPOINT_RELPATH: entrypoint,
		};
	}

	async kill(): Promise<void> {
		this.#isStopped = true;
		await this.#process?.kill();
		await this.#ended;
	}

	async stop(): Promise<void> {
		this.#isStopped = true;
		await this.#process?.stop();
		await this.#ended;
	}
}
