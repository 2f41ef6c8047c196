import { spawn } from 'node:child_process';
import path from 'node:path';

/** What one run of a command took, its children included. */
export interface Run {
	/** Seconds. */
	readonly wall: number;
	readonly cpu: number;
	/** Of its largest process. */
	readonly peakKiB: number;
	/** Milliseconds since 1970. */
	readonly startedAt: number;
}

/** A command as execve takes it. */
export interface Command {
	readonly argv: readonly string[];
	readonly cwd?: string;
	readonly env?: Readonly<Record<string, string>>;
	/** The exit code that counts as success. Default: 0. */
	readonly code?: number;
}

/** Runs a command to its end. Async, for the sink it may be sending to lives in this process. */
export async function measure({ argv, cwd, env, code = 0 }: Command): Promise<Run & { readonly out: string }> {
	const wrapper = path.join(import.meta.dirname, 'rusage.py');
	const child = spawn('python3', [wrapper, ...argv], {
		...(cwd === undefined ? {} : { cwd }),
		env: { ...process.env, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
	const lines = out.trim().split('\n');
	const run = JSON.parse(lines.pop() as string) as Run & { code: number };
	if (run.code !== code) throw new Error(`${argv.join(' ')}: exit ${run.code}\n${lines.join('\n')}\n${errors}`);
	return { ...run, out: lines.join('\n') };
}

async function text(stream: AsyncIterable<Buffer>): Promise<string> {
	return Buffer.concat(await Array.fromAsync(stream)).toString();
}

/** The middle value; of an even number of them, the lower middle. */
export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
}
