import { readdirSync, readFileSync } from 'node:fs';

/** Ids of the processes that have a folder in their command or environment: those of a browser have its profile. */
export function processesOf(folder: string, files: readonly string[] = ['cmdline', 'environ']): number[] {
	const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
	return pids.filter((pid) => files.some((file) => textOf(pid, file).includes(folder))).map(Number);
}

/** Empty for a process that has ended. */
function textOf(pid: string, file: string): string {
	try {
		return readFileSync(`/proc/${pid}/${file}`, 'latin1');
	} catch {
		return '';
	}
}
