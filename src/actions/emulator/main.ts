import * as background from '../../runner/background.ts';
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
	await runner.run(
		parseEmulatorInputs,
		(thrown) => refuseStep(STARTING, thrown, runner),
		(inputs) => startEmulator(inputs, { ...runner, background, program: PROGRAM }),
	);
}
