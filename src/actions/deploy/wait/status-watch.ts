import { type DeploymentRecord, judgeStatus } from '../../../domain/records/deployment.ts';
import { formatDuration } from '../../../domain/text/format.ts';
import type { Tone } from '../../../runner/log.ts';
import type { DeployEdges, Update } from '../edges.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import { endedFailure } from './wait-failure.ts';

const TONES: Readonly<Record<string, Tone>> = { running: 'good', failed: 'bad', stopped: 'bad' };

/** Where the watch writes what it sees. */
export interface WatchEdges {
	readonly elapsed: () => number;
	readonly log: DeployEdges['log'];
	readonly update: Update;
}

/** Follows the status from record to record, with one log line per transition. */
export class StatusWatch {
	readonly #inputs: DeployInputs;
	readonly #edges: WatchEdges;
	#status: string | undefined;
	#queueMs: number | undefined;
	#warned = false;

	constructor(inputs: DeployInputs, edges: WatchEdges) {
		this.#inputs = inputs;
		this.#edges = edges;
	}

	get #entrypoint(): string | undefined {
		const { app } = this.#inputs;
		return app.kind === 'directory' ? app.entrypoint : undefined;
	}

	/**
	 * Processes a record.
	 * @returns whether `wait-until` has been reached.
	 * @throws StepFailure if the deployment has failed or was stopped.
	 */
	isOver(record: DeploymentRecord): boolean {
		this.#note(record);
		switch (judgeStatus(record.status, this.#inputs.waitUntil)) {
			case 'reached':
				return true;
			case 'failed':
				throw endedFailure('failed', record, this.#entrypoint);
			case 'stopped':
				throw endedFailure('stopped', record, this.#entrypoint);
			default:
				return false;
		}
	}

	heartbeat(): void {
		const { log, elapsed } = this.#edges;
		log.info(`Still ${this.#status || 'waiting for a status'} after ${formatDuration(elapsed())}`, 'quiet');
	}

	#note(record: DeploymentRecord): void {
		const { log, elapsed, update } = this.#edges;
		const at = elapsed();
		const hasLeftQueue = record.status !== '' && record.status !== 'queued';
		if (hasLeftQueue && this.#queueMs === undefined) this.#queueMs = at;
		const queue = this.#queueMs;
		update({ record, timings: queue === undefined ? {} : { queue, ...(at > queue ? { start: at - queue } : {}) } });
		if (record.status === this.#status || record.status === '') return;
		const reason = record.statusReason === '' ? '' : `: ${record.statusReason}`;
		const from = this.#status === undefined ? '' : `${this.#status} → `;
		log.info(`${from}${record.status} after ${formatDuration(at)}${reason}`, TONES[record.status]);
		this.#status = record.status;
		if (judgeStatus(record.status, this.#inputs.waitUntil) === 'unknown-status' && !this.#warned) {
			this.#warned = true;
			log.warning(
				`The service reports a status that this action does not know: "${record.status}". It goes on polling until "timeout".`,
			);
		}
	}
}
