// The emulator in the background of a job, started by the action `emulator` as a process of its own. Whoever starts it
// holds it by the IPC channel until it says `keep`. From then on it lives until somebody connects to its control socket,
// or until the process that runs the job has ended.
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Emulator, startEmulator } from '../emulator.ts';
import { addRules } from '../http/fault-rule.ts';

/** The first message of the channel. */
interface Settings {
	readonly port: number;
	readonly apiKey: string;
	readonly faults: readonly unknown[];
	/** Path of the control socket: it is there as long as the emulator, and a connection to it ends both. */
	readonly control: string;
	/** Id of the process that runs the job; 0 where it is not to be seen, as from inside a container. */
	readonly job: number;
}

/** What is said of them. `input` is the setting to blame. */
type Reply = { readonly url: string } | Problem;

interface Problem {
	readonly problem: string;
	readonly input?: 'port' | 'faults';
}

/** Milliseconds that the end may take, whatever hangs. The apps then end by their leash. */
const END_MS = 10_000;

/** Milliseconds between two looks at a process: no operating system tells the end of a stranger's process to Node. */
const LOOK_MS = 500;

// Its working directory is the folder for all that it writes, which the post step removes.
process.env.TMPDIR = process.cwd();

const stop = new AbortController();
const end = () => stop.abort();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
// A full disk costs lines of the log, and not the emulator.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.on('disconnect', end);
if (!process.connected) end(); // while this file was loaded
process.on('message', (message) => {
	if (message === 'keep') process.off('disconnect', end);
});
const stopped = new Promise<undefined>((resolve) => {
	if (stop.signal.aborted) resolve(undefined);
	stop.signal.addEventListener('abort', () => resolve(undefined));
});

const settings = await Promise.race([once(process, 'message').then(([first]) => first as Settings), stopped]);
if (settings !== undefined && !stop.signal.aborted) await serve(settings);
process.exit();

async function serve({ port, apiKey, faults, control, job }: Settings): Promise<void> {
	const options = { port, apiKey, chrome: true, keepRequests: false, log: console.log };
	const emulator = await startEmulator(options).catch(async (error: NodeJS.ErrnoException) => {
		const isPort = error.syscall === 'listen';
		const problem = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used: ${error.message}`;
		await reply({ problem: isPort ? problem : error.message, ...(isPort ? { input: 'port' } : {}) });
	});
	if (emulator === undefined) return;
	const problem = misbehave(emulator, faults) ?? (await listen(control));
	await reply(problem ?? { url: emulator.url });
	if (job !== 0) void ended(job).then(end);
	if (problem === undefined) await stopped;
	setTimeout(() => process.exit(1), END_MS).unref();
	await emulator.close();
}

/** Adds what is to go wrong. */
function misbehave(emulator: Emulator, rules: readonly unknown[]): Problem | undefined {
	try {
		addRules(emulator, rules);
		return undefined;
	} catch (error) {
		return { problem: (error as Error).message, input: 'faults' };
	}
}

/** Opens the control socket. */
async function listen(control: string): Promise<Problem | undefined> {
	try {
		await once(createServer(end).listen(control), 'listening');
		return undefined;
	} catch (error) {
		return { problem: `its control socket could not be created: ${(error as Error).message}` };
	}
}

/** Resolves when it is sent, or cannot be: whoever asked may have ended. */
function reply(text: Reply): Promise<void> {
	return new Promise((resolve) => {
		if (process.connected) process.send?.(text, () => resolve());
		else resolve();
	});
}

/** Resolves when a process has ended. */
async function ended(pid: number): Promise<void> {
	while (lives(pid)) await sleep(LOOK_MS, undefined, { ref: false });
}

/** One that has ended, and that nobody has asked for (a zombie), still has its id, as Linux tells. */
function lives(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return !existsSync('/proc/self') || !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
	} catch (error) {
		// A process of another user takes no signal from here.
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}
