import { formatDuration } from '../../domain/text/format.ts';
import type { Log, Tone } from '../../runner/log.ts';

export interface StatusEdges {
	readonly log: Pick<Log, 'info' | 'warning'>;
	/** Milliseconds since the wait began. */
	readonly elapsed: () => number;
}

/** What is known of the statuses that may come. */
export interface KnownStatuses {
	/** Whether nobody knows what it means, so that only the deadline ends the wait. */
	readonly isUnknown: (status: string) => boolean;
	readonly tones: Readonly<Record<string, Tone>>;
}

/** Tells a status from record to record: one line of the log a transition, and one warning for unknown ones. */
export class StatusLines {
	readonly #known: KnownStatuses;
	readonly #edges: StatusEdges;
	#status = '';
	#hasWarned = false;

	constructor(known: KnownStatuses, edges: StatusEdges) {
		this.#known = known;
		this.#edges = edges;
	}

	note({ status, statusReason }: { readonly status: string; readonly statusReason: string }): void {
		if (status === this.#status || status === '') return;
		const { log, elapsed } = this.#edges;
		const from = this.#status === '' ? '' : `${this.#status} → `;
		const reason = statusReason === '' ? '' : `: ${statusReason}`;
		const tone = Object.hasOwn(this.#known.tones, status) ? this.#known.tones[status] : undefined;
		log.info(`${from}${status} after ${formatDuration(elapsed())}${reason}`, tone);
		this.#status = status;
		if (this.#hasWarned || !this.#known.isUnknown(status)) return;
		this.#hasWarned = true;
		log.warning(`The service reports an unknown status, "${status}". The step keeps waiting until "timeout".`);
	}

	heartbeat(): void {
		const { log, elapsed } = this.#edges;
		log.info(`Still ${this.#status || 'waiting for a status'} after ${formatDuration(elapsed())}`, 'quiet');
	}
}
