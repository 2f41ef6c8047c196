import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Leash } from '../state/leash.ts';
import { commandFor } from './command.ts';
import { type Installation, type InstallSettings, install } from './install.ts';
import { ProcessGroup } from './process-group.ts';
import { type RegisteredApp, Runtime } from './runtime.ts';

export interface LaunchOptions {
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
	onLine(line: string): void;
	/** The app's code was imported, and has registered these apps. */
	onRegistered(apps: RegisteredApp[]): void;
	/** A script that registers nothing was started. */
	onScript(): void;
	/** Called once: without a reason where the app ended with 0, or was stopped before it was started. */
	onEnd(failure: string | undefined): void;
}

/** What an app does: `ended` once all that it wrote was read, `busy` while it is started or computes, or would if it could. */
export type Activity = 'busy' | 'idle' | 'ended';

const MODULE_MISSING = /Cannot find (?:module|package)|No module named/;

/** What Node says of a module that is named by its path. */
const MISSING_FILE = /Cannot find module '(\/[^']+)'/;

/**
 * Why the app ended, without the way to the temporary folder, which says nothing to whoever reads it.
 * @param installed what became of the dependencies.
 */
function explain(failure: string, folder: string, installed: string): string {
	const [, missing = folder] = MISSING_FILE.exec(failure) ?? [];
	const fromFolder = path.relative(folder, missing);
	const said = failure.replace(missing, fromFolder).replaceAll(`${folder}/`, '');
	if (fromFolder.startsWith('../'))
		return `${said} (${fromFolder} is outside of what was deployed: set "directory" to a folder that holds both)`;
	return MODULE_MISSING.test(failure) ? `${said} (${installed})` : said;
}

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

/** An app on its way from the unpacked archive to its end: its dependencies are installed, then it is started. */
export class Launch {
	readonly #options: LaunchOptions;
	#process: ProcessGroup | undefined;
	#runtime: Runtime | undefined;
	#stopped = false;
	readonly ended: Promise<void>;
	#isOver = false;

	constructor(options: LaunchOptions) {
		this.#options = options;
		this.ended = this.#run()
			.catch((error: unknown) => options.onEnd(`the app cannot be started: ${String(error)}`))
			.finally(() => {
				this.#isOver = true;
			});
	}

	get activity(): Activity {
		if (this.#isOver) return 'ended';
		return this.#process === undefined || this.#process.isBusy ? 'busy' : 'idle';
	}

	/** The registered app's handlers are called through it. */
	get runtime(): Runtime | undefined {
		return this.#runtime;
	}

	async #run(): Promise<void> {
		const { folder, entrypoint, leash, onLine, onEnd } = this.#options;
		const onProcess = (process: ProcessGroup) => {
			this.#process = process;
			if (this.#stopped) process.kill();
		};
		const settings = this.#options.install;
		const installation = await install({ folder, entrypoint, settings, leash, onLine, onProcess });
		if (this.#stopped || installation.failure !== undefined) {
			onEnd(installation.failure);
			return;
		}
		const ended = await this.#start(installation);
		const failure = ended === undefined ? undefined : explain(ended, folder, installation.summary);
		this.#runtime?.end(this.#stopped ? 'the deployment was stopped' : (failure ?? 'the app ended with 0'));
		onEnd(failure);
	}

	async #start({ python }: Installation): Promise<string | undefined> {
		const { folder, entrypoint, leash, onLine, onScript, onRegistered } = this.#options;
		const found = await commandFor(folder, entrypoint, python);
		if (!found) return `${entrypoint} cannot be started: its extension is unknown and it is not executable`;
		const env = await this.#environment(python);
		if (this.#stopped) return undefined;
		const started = new ProcessGroup(found.command, { cwd: folder, env, leash, onLine, channel: found.runner });
		this.#process = started;
		if (!started.channel) {
			onScript();
			return started.ended;
		}
		const timer = setTimeout(onScript, this.#options.importLimitMs);
		const known =
			<Args extends unknown[]>(act: (...args: Args) => void) =>
			(...args: Args) => {
				clearTimeout(timer);
				act(...args);
			};
		this.#runtime = new Runtime(started.channel, {
			onRegistered: known(onRegistered),
			onScript: known(onScript),
			onLine,
		});
		return started.ended.finally(known(() => undefined));
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

	kill(): void {
		this.#stopped = true;
		this.#process?.kill();
	}

	/** Resolves when all that was started is gone. */
	async stop(): Promise<void> {
		this.#stopped = true;
		await this.#process?.stop();
		await this.ended;
	}
}
