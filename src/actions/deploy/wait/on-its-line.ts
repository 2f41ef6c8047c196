import type { StepFailure } from '../../../domain/failures/failure.ts';
import { findFrame } from '../../step/stack-frames.ts';
import type { SelectedApp } from '../run.ts';

/**
 * Puts the failure of an app on the line of a packaged file that the last stack names, in the reason or else in the log;
 * it stays as it is where none does.
 * @param lines the last lines of the app's log.
 */
export function onItsLine(
	failure: StepFailure,
	app: SelectedApp,
	reason: string,
	lines: readonly string[],
): StepFailure {
	if (app.kind !== 'directory') return failure;
	const packaged = new Set(app.files.map(({ path }) => path));
	const frame = findFrame([...lines, ...reason.split('\n')], (path) => packaged.has(path));
	return frame === undefined ? failure : failure.with(frame);
}
