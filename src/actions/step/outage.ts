import type { StepFailure } from '../../domain/failures/failure.ts';
import { formatDuration } from '../../domain/text/format.ts';
import type { RunnerEdges } from './edges.ts';

/** Milliseconds between two lines about one outage. */
const LINE_EVERY_MS = 30_000;

/** Tells in the log, now and then, that the service cannot be asked at present. */
export class OutageLog {
	readonly #edges: Pick<RunnerEdges, 'clock' | 'log'>;
	#beganAt: number | undefined;
	#toldAt = Number.NEGATIVE_INFINITY;

	constructor(edges: Pick<RunnerEdges, 'clock' | 'log'>) {
		this.#edges = edges;
	}

	/** A request has failed with what may pass. */
	failed(failure: StepFailure): void {
		const { clock, log } = this.#edges;
		const now = clock.now();
		this.#beganAt ??= now;
		if (now - this.#toldAt < LINE_EVERY_MS) return;
		const since = now - this.#beganAt;
		this.#toldAt = now;
		log.info(`${failure.message} Asking again${since === 0 ? '' : `, for ${formatDuration(since)} now`}.`, 'odd');
	}

	/** The service has responded: the next outage is another one. */
	ended(): void {
		this.#beganAt = undefined;
		this.#toldAt = Number.NEGATIVE_INFINITY;
	}
}
