// Shared by the tests of the emulator: a fresh one for each test, with the plainest client of it.
import { afterEach, beforeEach } from '@jest/globals';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../src/emulator/emulator.ts';
import { Client } from './client.ts';

export interface Emulated {
	emulator: Emulator;
	client: Client;
	/** Replaces the emulator of this test by one with other options. */
	begin(options: EmulatorOptions): Promise<void>;
	/** Opens a browser session. */
	open(): Promise<{ readonly id: string; readonly at: string; readonly folder: string }>;
}

/** To be called at the top of a test file. */
export function emulated(options: EmulatorOptions = {}): Emulated {
	const here = {} as Emulated;
	here.begin = async (more) => {
		await here.emulator?.close();
		here.emulator = await startEmulator(more);
		here.client = new Client(here.emulator);
	};
	here.open = async () => {
		const { session_id: id } = await here.client.json<{ session_id: string }>('POST', '/browsers', {});
		return { id, at: `/browsers/${id}`, folder: here.emulator.browserFolder(id) };
	};
	beforeEach(() => here.begin(options));
	afterEach(() => here.emulator.close());
	return here;
}
