import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A program of Node that goes on after the step. */
export interface Program {
	/** Its file. */
	readonly file: URL;
	/** The folder for its log and its temporary files. */
	readonly folder: string;
	/** What it is told first: must survive JSON. Not in its arguments or variables, which others can read. */
	readonly settings: object;
}

/** A program that was started, and that ends with this step unless it is kept. */
export interface Background {
	/** The first thing that it said, as JSON; undefined where it ended before. */
	readonly reply: unknown;
	/** Lets it go on after the step. */
	keep(): Promise<void>;
}

/** Makes the folder of such a program. @param temp where; '' for the system's folder for temporary files. */
export function makeFolder(temp: string, name: string): string {
	return mkdtempSync(path.join(temp || tmpdir(), `${name}-`));
}

/** Throws what the file system throws: a program may have left what nobody else may delete. */
export function removeFolder(folder: string): void {
	rmSync(folder, { recursive: true, force: true });
}

/** Names of what is in the folder of such a program. */
export const logOf = (folder: string): string => path.join(folder, 'log.txt');
/** A socket that is there as long as the program; a connection to it ends both. */
const controlOf = (folder: string): string => path.join(folder, 'control');

/**
 * Starts a program and waits for its first word. It is held by a channel: it ends where this process does.
 * @param signal ends the wait, and the program.
 */
export async function startBackground({ file, folder, settings }: Program, signal: AbortSignal): Promise<Background> {
	signal.throwIfAborted();
	const log = openSync(logOf(folder), 'a');
	// A session of its own: what ends the step's processes does not reach it.
	const child = fork(file, {
		cwd: folder,
		detached: true,
		execArgv: [],
		stdio: ['ignore', log, log, 'ipc'],
		env: { ...process.env, TMPDIR: folder },
	});
	closeSync(log);
	try {
		child.send({ ...settings, control: controlOf(folder), job: process.ppid }, () => {});
		const ended = once(child, 'exit', { signal }).then(() => []);
		const [reply] = await Promise.race([once(child, 'message', { signal }), ended]);
		if (reply === undefined) letGo(child);
		const keep = async () => {
			await new Promise((resolve) => child.send('keep', resolve));
			letGo(child);
		};
		return { reply, keep };
	} catch (thrown) {
		letGo(child);
		throw signal.aborted ? signal.reason : thrown;
	}
}

/** A program that was not told to go on ends here. */
function letGo(child: ChildProcess): void {
	if (child.connected) child.disconnect();
	child.unref();
}

/**
 * Ends a program and waits for that: the operating system closes its socket at its end at the latest.
 * @param overdue ends the wait.
 * @returns false where it had ended before.
 */
export async function endBackground(folder: string, overdue: AbortSignal): Promise<boolean> {
	const socket = connect({ path: controlOf(folder), signal: overdue }).on('error', () => {});
	let wasThere = false;
	socket.resume().on('connect', () => {
		wasThere = true;
	});
	await new Promise((resolve) => socket.on('close', resolve));
	return wasThere;
}

/** Lines of a log that are shown at most. */
const SHOWN = 2_000;

/** The last lines of a program's log; none where it did not come so far. */
export function readBackgroundLog(folder: string): string[] {
	const log = logOf(folder);
	const text = existsSync(log) ? readFileSync(log, 'utf8').trimEnd() : '';
	const lines = text === '' ? [] : text.split('\n');
	return lines.length > SHOWN ? [`(only the last ${SHOWN} lines are shown)`, ...lines.slice(-SHOWN)] : lines;
}
