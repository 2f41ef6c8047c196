import * as background from '../../runner/background.ts';
import type { Host } from '../../runner/process.ts';
import { startRunner } from '../../runner/runner.ts';
import { endEmulator } from './end-emulator.ts';

/** Runs after the job, also where the main step or the job was ended from outside. */
export async function main(host?: Host): Promise<void> {
	const runner = startRunner(() => ({ keys: [] }), host);
	await runner.run(
		() => undefined,
		async () => {},
		() => endEmulator({ ...runner, background }),
	);
}
