import type * as background from '../../runner/background.ts';
import type { State } from '../../runner/sinks.ts';
import type { RunnerEdges } from '../step/edges.ts';

export interface EndEdges extends Pick<RunnerEdges, 'log' | 'clock'> {
	readonly state: State;
	readonly background: typeof background;
}

/** Milliseconds: it needs 2,000 for apps that take no SIGTERM, and ends itself after 10,000. */
const END_MS = 12_000;

/** Ends the emulator with all that it has started, and prints its log. @returns true: nothing of it fails the job. */
export async function endEmulator({ log, state, clock, background }: EndEdges): Promise<boolean> {
	const folder = state.read('folder');
	if (folder === '') return true;
	const overdue = clock.deadline(END_MS);
	const wasThere = await background.endBackground(folder, overdue);
	if (overdue.aborted)
		log.notice(`The emulator did not end within ${END_MS / 1_000} s: the runner ends it with the job`);
	else log.info(wasThere ? 'The emulator and its apps were stopped' : 'The emulator had already stopped');
	const lines = background.readBackgroundLog(folder);
	if (lines.length > 0) log.group('Log of the emulator', lines);
	try {
		background.removeFolder(folder);
	} catch {
		// The runner empties its folder for temporary files.
	}
	return true;
}
