import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import type { Emulator } from '../../emulator/emulator.ts';

export interface ClientRun {
	code: number | null;
	/** What it wrote to both streams, without colours. */
	told: string;
}

/** Runs a client as a process of its own, which finds the emulator where its vendor's documents say: the environment. */
export async function runClient(
	{ url, apiKey }: Emulator,
	command: readonly string[],
	{ cwd, env = {} }: { cwd: string; env?: Readonly<Record<string, string>> },
): Promise<ClientRun> {
	const [file = '', ...args] = command;
	const child = spawn(file, args, {
		cwd,
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { PATH: process.env.PATH, HOME: cwd, KERNEL_API_KEY: apiKey, KERNEL_BASE_URL: url, ...env },
	});
	let told = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (text: string) => {
			told += text;
		});
	}
	const [code] = (await once(child, 'close')) as [number | null];
	return { code, told: stripVTControlCharacters(told) };
}
