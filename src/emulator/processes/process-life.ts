import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two looks at a process: no operating system tells the end of a stranger's process to Node. */
const LOOK_MS = 500;

/** Resolves when a process has ended. */
export async function ended(pid: number): Promise<void> {
	const started = startOf(pid);
	while (lives(pid) && startOf(pid) === started) await sleep(LOOK_MS, undefined, { ref: false });
}

/** A process of another user lives too, although it takes no signal from here. */
function lives(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}

/**
 * When a process was started, in ticks of the kernel since its own start: another process with the same id was started
 * later. One that has ended and that nobody has asked for (a zombie) has no start. Where there is no /proc, always the
 * same.
 */
function startOf(pid: number): string | undefined {
	try {
		// proc(5): the command is in round brackets, and may hold any character.
		const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		return fields[0] === 'Z' ? 'ended' : fields[19];
	} catch {
		return undefined;
	}
}
