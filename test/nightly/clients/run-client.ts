import type { Emulator } from '../../../src/emulator/emulator.ts';
import { type Ended, type Started, start } from '../../emulator/started.ts';

interface Surroundings {
	readonly cwd: string;
	readonly env?: Readonly<Record<string, string>>;
}

/** Starts a client as a process of its own, which finds the emulator where its vendor's documents say: the environment. */
export const startClient = (
	{ url, apiKey }: Pick<Emulator, 'url' | 'apiKey'>,
	command: readonly string[],
	{ cwd, env = {} }: Surroundings,
): Started => start(command, { cwd, env: { HOME: cwd, KERNEL_API_KEY: apiKey, KERNEL_BASE_URL: url, ...env } });

export const runClient = (
	emulator: Pick<Emulator, 'url' | 'apiKey'>,
	command: readonly string[],
	surroundings: Surroundings,
): Promise<Ended> => startClient(emulator, command, surroundings).ended;
