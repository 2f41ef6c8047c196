import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Leash } from '../processes/leash.ts';
import { Lines, ProcessGroup } from '../processes/process-group.ts';
import type { Activity, App, AppEvents } from './app.ts';
import { commandFor } from './command.ts';
import { type Installation, type InstallSettings, install } from './install.ts';
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
	install: InstallSettings;
	/** How long the import of an entrypoint may take before it is taken for a script that stays up, in milliseconds. */
	importLimitMs: number;
	leash: Leash;
}

/** Lines of stderr among which the reason of a failure is looked for. */
const KEPT_LINES = 200;
/** Below the ports that systems give away: by the time that an app listens, nobody was given its port. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

/** A port that is free, for an app that listens on `PORT`. */
async function freePort(): Promise<number> {
	for (;;) {
		const server = createServer().listen(randomInt(FIRST_PORT, LAST_PORT), '127.0.0.1');
		const isFree = await once(server, 'listening').catch(() => undefined);
		if (isFree === undefined) continue;
		const { port } = server.address() as { port: number };
		await new Promise((resolve) => server.close(resolve));
		return port;
	}
}

/** An app that is a process: its dependencies are installed, then it is started. */
export class Launch implements App {
	readonly #options: LaunchOptions;
	readonly #events: AppEvents;
	readonly #ended: Promise<void>;
	#process: ProcessGroup | undefined;
	#runtime: ProcessRuntime | undefined;
	#isStopped = false;
	#isOver = false;

	constructor(options: LaunchOptions, events: AppEvents) {
		this.#options = options;
		this.#events = events;
		this.#ended = this.#run()
			.catch((error: unknown) => events.onEnd(`the app cannot be started: ${String(error)}`))
			.finally(() => {
				this.#isOver = true;
			});
	}

	get activity(): Activity {
		if (this.#isOver) return 'ended';
		return this.#process === undefined || this.#process.isBusy ? 'busy' : 'idle';
	}

	get runtime(): ProcessRuntime | undefined {
		return this.#runtime;
	}

	async #run(): Promise<void> {
		const { folder, entrypoint, leash, owner, install: settings } = this.#options;
		const { onLine, onEnd } = this.#events;
		const onProcess = (process: ProcessGroup) => {
			this.#process = process;
			if (this.#isStopped) void process.kill();
		};
		const installation = await install({ folder, entrypoint, settings, leash, owner, onLine, onProcess });
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
		const env = await this.#environment(python);
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
		const timer = setTimeout(onScript, this.#options.importLimitMs);
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

	async #environment(python: string | undefined): Promise<Record<string, string>> {
		const { folder, entrypoint, envVars, serviceVars } = this.#options;
		const { PATH = '/usr/local/bin:/usr/bin:/bin' } = process.env;
		return {
			PATH: python === undefined ? PATH : `${path.dirname(python)}${path.delimiter}${PATH}`,
			HOME: folder,
			PORT: String(await freePort()),
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
