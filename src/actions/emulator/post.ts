import { rmSync } from 'node:fs';
import { endBackground, readBackgroundLog } from '../../runner/background.ts';
import type { Host } from '../../runner/process.ts';
import { startRunner } from '../../runner/runner.ts';
import { endEmulator } from './end-emulator.ts';

/** Runs after the job, also where the main step or the job was ended from outside. */
export async function main(host?: Host): Promise<void> {
	const runner = startRunner(() => ({ keys: [] }), host);

	await runner.run(
		() => undefined,
		async () => {},
		async () => {
			await endEmulator({
				...runner,
				background: {
					end: endBackground,
					readLog: readBackgroundLog,
					remove: (folder) => rmSync(folder, { recursive: true, force: true }),
				},
			});
			return true;
		},
	);
}
