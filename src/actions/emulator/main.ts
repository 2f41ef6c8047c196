import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { logOf, startBackground } from '../../runner/background.ts';
import { writing } from '../../runner/files.ts';
import type { Host } from '../../runner/process.ts';
import { startRunner } from '../../runner/runner.ts';
import { refuseStep } from '../step/end.ts';
import { STARTING, startEmulator } from './emulator.ts';
import { parseEmulatorInputs } from './inputs.ts';

/** The emulator's own bundle, beside this one: it is a product of its own (src/emulator/bin/background.ts). */
const NAME = 'background.js';
const PROGRAM = new URL(`./${NAME}`, import.meta.url);

export async function main(host?: Host): Promise<void> {
	const runner = startRunner(() => ({ keys: [] }), host);
	/** The beginning of its path. */
	const folder = path.join(runner.environment.temp || tmpdir(), 'emulator-');

	await runner.run(
		parseEmulatorInputs,
		(thrown) => refuseStep(STARTING, thrown, runner),
		(inputs) =>
			startEmulator(inputs, {
				...runner,
				background: {
					makeFolder: () => writing(folder, () => mkdtempSync(folder)),
					logOf,
					start: (folder, settings, signal) => startBackground({ file: PROGRAM, folder, settings }, signal),
				},
			}),
	);
}
