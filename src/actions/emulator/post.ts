import { rmSync } from 'node:fs';
import type { RawInputs } from '../../domain/inputs/parsers.ts';
import { type Runner, stepOf } from '../../runner/runner.ts';
import { endProgram, readLog } from './background.ts';

/** Runs after the job, also where the main step or the job was ended from outside. */
export const main = stepOf(() => ({ keys: [] }), endEmulator);

/** Milliseconds: it needs 2,000 for apps that take no SIGTERM, and ends itself after 10,000. */
const END_MS = 12_000;

/** Ends the emulator with all that it has started, and prints its log. @returns true: nothing of it fails the job. */
async function endEmulator(_raw: RawInputs, { log, state, clock }: Runner): Promise<boolean> {
	const folder = state.read('folder');
	if (folder === '') return true;
	const overdue = clock.deadline(END_MS);
	const wasThere = await endProgram(folder, overdue);
	if (overdue.aborted)
		log.notice(`The emulator did not end within ${END_MS / 1_000} s: the runner ends it with the job`);
	else log.info(wasThere ? 'The emulator and its apps were stopped' : 'The emulator had already stopped');
	const lines = readLog(folder);
	if (lines.length > 0) log.group('Log of the emulator', lines);
	try {
		rmSync(folder, { recursive: true, force: true });
	} catch {
		// The runner empties its folder for temporary files: an app may have left what nobody else may delete.
	}
	return true;
}
