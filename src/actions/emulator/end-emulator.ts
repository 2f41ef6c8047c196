import type { Clock } from '../../runner/clock.ts';
import type { Log } from '../../runner/log.ts';
import type { State } from '../../runner/sinks.ts';

export interface EndEdges {
	readonly log: Log;
	readonly state: State;
	readonly clock: Clock;
	readonly background: {
		/** @returns false where it had ended before. */
		end(folder: string, pid: number, overdue: AbortSignal): Promise<boolean>;
		/** The end of its log, and how many bytes before that are left out; no lines where there is none. */
		readLog(folder: string): { readonly lines: readonly string[]; readonly leftOut: number };
		/** Throws what the file system throws: an app may have left what nobody else may delete. */
		remove(folder: string): void;
	};
}

/** Milliseconds: it needs 2,000 for apps that take no SIGTERM, and ends itself after 10,000. */
const END_MS = 12_000;

/** Ends the emulator with all that it has started, and prints its log. */
export async function endEmulator({ log, state, clock, background }: EndEdges): Promise<void> {
	const folder = state.read('folder');
	if (folder === '') return;
	const wasThere = await background.end(folder, Number(state.read('pid')), clock.deadline(END_MS));
	log.info(wasThere ? 'The emulator and its apps were stopped' : 'The emulator had already stopped');
	const { lines, leftOut } = background.readLog(folder);
	const cut = leftOut === 0 ? [] : [`(the first ${leftOut} bytes are left out)`];
	if (lines.length > 0) log.group('Log of the emulator', [...cut, ...lines]);
	try {
		background.remove(folder);
	} catch (thrown) {
		const { code = 'no code' } = thrown as NodeJS.ErrnoException;
		log.notice(`The emulator's folder could not be removed completely (${code}): ${folder}`);
	}
}
