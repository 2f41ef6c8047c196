import type { Emulator } from '../../emulator/emulator.ts';
import { type Ended, start } from '../emulator/started.ts';

/** Runs a client as a process of its own, which finds the emulator where its vendor's documents say: the environment. */
export const runClient = (
	{ url, apiKey }: Emulator,
	command: readonly string[],
	{ cwd, env = {} }: { cwd: string; env?: Readonly<Record<string, string>> },
): Promise<Ended> =>
	start(command, { cwd, env: { HOME: cwd, KERNEL_API_KEY: apiKey, KERNEL_BASE_URL: url, ...env } }).ended;
