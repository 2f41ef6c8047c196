import path from 'node:path';
import type { Leash } from '../processes/leash.ts';
import { Lines, ProcessGroup } from '../processes/process-group.ts';
import type { App, AppEvents } from './app.ts';
import { commandFor } from './command.ts';
import { type Installation, install } from './install.ts';
import { reasonOf } from './launch-failure.ts';
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

/** Lines of stderr among which the reason of a failure is looked for. */
const KEPT_LINES = 200;

/** An app that is a process: its dependencies are installed, then it is started. */
export class Launch implements App {
	readonly #options: LaunchOptions;
	readonly #events: AppEvents;
	readonly #ended: Promise<void>;
	#process: ProcessGroup | undefined;
	#isStopped = false;
	runtime: ProcessRuntime | undefined;
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
		const failure = ended?.replaceAll(`${folder}${path.sep}`, '');
		this.runtime?.end(this.#isStopped ? 'the deployment was stopped' : (failure ?? 'the app exited with 0'));
		onEnd(failure);
	}

	async #start({ python }: Installation): Promise<string | undefined> {
		const { folder, entrypoint, leash, owner } = this.#options;
		const { onLine, onScript } = this.#events;
		const found = await commandFor(folder, entrypoint, python);
		if (!found) return `${entrypoint} cannot be started: it is neither JavaScript nor TypeScript nor Python`;
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
		if (started.channel) this.runtime = new ProcessRuntime(started.channel, this.#events);
		else onScript();
		const end = await started.ended;
		for (const one of Object.values(lines)) one.end();
		return reasonOf('the app', end, complaints);
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
}
