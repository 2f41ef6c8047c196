import { type DeploymentRecord, judgeStatus } from '../../../domain/records/deployment.ts';
import type { Tone } from '../../../runner/log.ts';
import { type StatusEdges, StatusLines } from '../../step/status-lines.ts';
import type { Update } from '../edges.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import { endedFailure } from './ended-failure.ts';

const TONES: Readonly<Record<string, Tone>> = { running: 'good', failed: 'bad', stopped: 'bad' };

/** Where the watch writes what it sees. */
export interface WatchEdges extends StatusEdges {
	readonly update: Update;
}

/** Follows the status from record to record, until it is what the step waits for. */
export class StatusWatch {
	readonly #inputs: DeployInputs;
	readonly #edges: WatchEdges;
	readonly #lines: StatusLines;
	#queueMs: number | undefined;

	constructor(inputs: DeployInputs, edges: WatchEdges) {
		this.#inputs = inputs;
		this.#edges = edges;
		const isUnknown = (status: string) => judgeStatus(status, inputs.waitUntil) === 'unknown-status';
		this.#lines = new StatusLines({ isUnknown, tones: TONES }, edges);
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
		this.#report(record);
		this.#lines.note(record);
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
		this.#lines.heartbeat();
	}

	#report(record: DeploymentRecord): void {
		const { elapsed, update } = this.#edges;
		const at = elapsed();
		const hasLeftQueue = record.status !== '' && record.status !== 'queued';
		if (hasLeftQueue && this.#queueMs === undefined) this.#queueMs = at;
		const queue = this.#queueMs;
		update({ record, timings: queue === undefined ? {} : { queue, ...(at > queue ? { start: at - queue } : {}) } });
	}
}
