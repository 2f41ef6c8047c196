import { formatDuration } from '../../domain/text/format.ts';
import type { Log } from '../../runner/log.ts';

export interface StatusEdges {
	readonly log: Pick<Log, 'info' | 'warning'>;
	/** Milliseconds since the wait began. */
	readonly elapsed: () => number;
}

/** Tells a status from record to record: one line of the log a transition, and one warning for unknown ones. */
export class StatusLines {
	readonly #isUnknown: (status: string) => boolean;
	readonly #edges: StatusEdges;
	#status = '';
	#hasWarned = false;

	/** @param isUnknown whether nobody knows what a status means, so that only the deadline ends the wait. */
	constructor(isUnknown: (status: string) => boolean, edges: StatusEdges) {
		this.#isUnknown = isUnknown;
		this.#edges = edges;
	}

	note({ status, statusReason }: { readonly status: string; readonly statusReason: string }): void {
		if (status === this.#status || status === '') return;
		const { log, elapsed } = this.#edges;
		const from = this.#status === '' ? '' : `${this.#status} → `;
		const reason = statusReason === '' ? '' : `: ${statusReason}`;
		log.info(`${from}${status} after ${formatDuration(elapsed())}${reason}`);
		this.#status = status;
		if (this.#hasWarned || !this.#isUnknown(status)) return;
		this.#hasWarned = true;
		log.warning(`The service reports an unknown status, "${status}". The step keeps waiting until "timeout".`);
	}

	heartbeat(): void {
		const { log, elapsed } = this.#edges;
		log.info(`Still ${this.#status || 'waiting for a status'} after ${formatDuration(elapsed())}`);
	}
}
