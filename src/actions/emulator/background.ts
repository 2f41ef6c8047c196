import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

// The emulator as a program of its own, which goes on after the step. All that it writes is in one folder.

export const logOf = (folder: string): string => path.join(folder, 'log.txt');
/** A socket that is there as long as the program; a connection to it ends both. */
const controlOf = (folder: string): string => path.join(folder, 'control');

/**
 * Starts the program, and waits for its first word. Until then it is held by a channel: it ends where this process does.
 * @param settings what it is told first: must survive JSON. Not in its arguments or variables, which others can read.
 * @param signal ends the wait, and the program.
 * @returns its first word, as JSON; undefined where it ended before.
 */
export async function startProgram(file: URL, folder: string, settings: object, signal: AbortSignal): Promise<unknown> {
	signal.throwIfAborted();
	const log = openSync(logOf(folder), 'a');
	// A session of its own: what ends the step's processes does not reach it.
	const child = fork(file, { cwd: folder, detached: true, execArgv: [], stdio: ['ignore', log, log, 'ipc'] });
	closeSync(log);
	try {
		child.send({ ...settings, control: controlOf(folder), job: process.ppid }, () => {});
		const ended = once(child, 'exit', { signal }).then(() => []);
		const [reply] = await Promise.race([once(child, 'message', { signal }), ended]);
		await new Promise((resolve) => child.send('keep', resolve));
		return reply;
	} catch (thrown) {
		throw signal.aborted ? signal.reason : thrown;
	} finally {
		if (child.connected) child.disconnect();
		child.unref();
	}
}

/**
 * Ends the program and waits for that: the operating system closes its socket at its end at the latest.
 * @param overdue ends the wait.
 * @returns false where it had ended before.
 */
export async function endProgram(folder: string, overdue: AbortSignal): Promise<boolean> {
	const socket = connect({ path: controlOf(folder), signal: overdue }).on('error', () => {});
	let wasThere = false;
	socket.resume().on('connect', () => {
		wasThere = true;
	});
	await new Promise((resolve) => socket.on('close', resolve));
	return wasThere;
}

/** Lines of the log that are shown at most. */
const SHOWN = 2_000;

/** The last lines of the program's log; none where it did not come so far. */
export function readLog(folder: string): string[] {
	const log = logOf(folder);
	const text = existsSync(log) ? readFileSync(log, 'utf8').trimEnd() : '';
	const lines = text === '' ? [] : text.split('\n');
	return lines.length > SHOWN ? [`(only the last ${SHOWN} lines are shown)`, ...lines.slice(-SHOWN)] : lines;
}
