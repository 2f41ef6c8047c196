import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { Emulator } from '../../src/emulator/emulator.ts';

/** Between two looks, in milliseconds. */
const LOOK_MS = 300;
/** Looks in a row without a new line after which an app that stays up is quiet. */
const MOST_SILENT_LOOKS = 3;
/** Looks at most: an app that never stops writing is cut. */
const MOST_LOOKS = 100;
/** Lines at most, fewer than the emulator keeps. */
const MOST_LINES = 150_000;

/** How many lines of the app's log a step has printed: it stops reading them when the app is running. */
export function linesShown(stdout: string): number {
	const groups = stdout.matchAll(/^::group::Log of the app(?: \(continued\))?$\n([\s\S]*?)^::endgroup::$/gm);
	const lines = [...groups].flatMap(([, text = '']) => text.split('\n').slice(0, -1));
	return lines.filter((line) => !/^… only the first .* lines are shown$/.test(line)).length;
}

/**
 * The lines that an app wrote after the first `shown`, as they come, until it is quiet; where that takes too long the
 * last line says where the log was cut.
 */
export async function* restOfLog(
	emulator: Emulator,
	id: string,
	shown: number,
	signal: AbortSignal,
): AsyncGenerator<string> {
	let at = shown;
	let silent = 0;
	for (let look = 0; look < MOST_LOOKS && at < MOST_LINES; look += 1) {
		const hasEnded = emulator.hasEnded(id);
		const lines = emulator.logs(id);
		silent = lines.length > at ? 0 : silent + 1;
		if (silent > MOST_SILENT_LOOKS) return;
		yield* lines.slice(at, MOST_LINES);
		if (hasEnded && lines.length < MOST_LINES) return;
		at = Math.min(MOST_LINES, Math.max(at, lines.length));
		await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
		await turn(); // whatever came while this process was held up is read first
		if (signal.aborted) break;
	}
	yield `[the app goes on writing: its log is cut here, after line ${at}]`;
}
