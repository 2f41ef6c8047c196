import type { Clock } from '../../runner/clock.ts';
import type { Log } from '../../runner/log.ts';
import type { Outputs, Summary } from '../../runner/sinks.ts';

/** What every action needs from the runner. */
export interface RunnerEdges {
	readonly log: Log;
	readonly outputs: Outputs;
	readonly summary: Summary;
	readonly clock: Clock;
	/** Aborted when the runner cancels the job. */
	readonly cancel: AbortSignal;
}
