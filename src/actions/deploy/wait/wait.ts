import { StepFailure } from '../../../domain/failures/failure.ts';
import { type DeploymentRecord, judgeStatus } from '../../../domain/records/deployment.ts';
import { formatDuration } from '../../../domain/text/format.ts';
import type { Tone } from '../../../runner/log.ts';
import type { SeenRecord } from '../../../service/deployments.ts';
import { FollowedLog } from '../../step/follow-log.ts';
import { isTolerable, NO_POLLS, pollDelay, recordPoll, UNSEEN_GRACE_MS } from '../../step/polling.ts';
import { startTimeLimit } from '../../step/time-limit.ts';
import type { DeployEdges, Update } from '../edges.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import { endedFailure, lostFailure, senselessFailure, unreadFailure } from './wait-failure.ts';

/** Milliseconds between two signs of life in the log. */
const HEARTBEAT_MS = 30_000;

/**
 * Polls the record until `wait-until` is reached.
 * @throws StepFailure `failed`, `stopped`, or what made polling useless; the signal's reason at the deadline or a cancel.
 */
export async function waitForDeployment(
	created: DeploymentRecord,
	inputs: DeployInputs,
	edges: DeployEdges,
	update: Update,
): Promise<void> {
	const { clock, deployments, log } = edges;
	const { elapsed, leftMs, signal } = startTimeLimit(edges, inputs.timeoutMs);
	const watch = new StatusWatch(inputs, { elapsed, log, update });
	const stopHeartbeat = clock.every(HEARTBEAT_MS, () => watch.heartbeat());
	const appLog = isStreamed(inputs) ? new FollowedLog(created.id, edges, { signal, leftMs }) : undefined;
	try {
		if (watch.isOver(created)) return;
		let history = NO_POLLS;
		let last: SeenRecord | undefined;
		let isToldUnseen = false;
		for (;;) {
			const asking = deployments.get(created.id, { signal, leftMs, last, patience: 'to-deadline' });
			appLog?.begin(); // beside the first poll, which goes out first
			const response = await asking.catch((thrown: unknown) => {
				throw thrown instanceof StepFailure ? unreadFailure(thrown) : thrown;
			});
			history = recordPoll(history, response.kind);
			if (response.kind === 'record') {
				last = response;
				if (watch.isOver(response.record)) return;
			} else {
				if (!isTolerable(history, elapsed()))
					throw response.kind === 'missing'
						? lostFailure(response.failure)
						: senselessFailure(created.id, response.why);
				if (response.kind === 'missing' && !history.everSeen && !isToldUnseen) {
					isToldUnseen = true;
					log.info(`The service does not know the deployment yet: asking for up to ${UNSEEN_GRACE_MS / 1_000} s`);
				}
				log.debug(
					`The status could not be read: ${response.kind === 'malformed' ? response.why : 'no such deployment (yet)'}`,
				);
			}
			await clock.sleep(pollDelay(elapsed(), inputs.pollIntervalMs, clock.random()), signal);
		}
	} catch (thrown) {
		if (isEnd(thrown)) await appLog?.drain();
		if (appLog !== undefined) update({ appLog: appLog.lastLines });
		throw thrown;
	} finally {
		stopHeartbeat();
		await appLog?.end();
	}
}

/** Without a wait there is nobody to show it to. */
function isStreamed({ streamLogs, waitUntil }: DeployInputs): boolean {
	return streamLogs === 'auto' && waitUntil !== 'created';
}

/** Whether the record said so: any other end of the wait is one of this side alone. */
function isEnd(thrown: unknown): boolean {
	return thrown instanceof StepFailure && (thrown.kind === 'failed' || thrown.kind === 'stopped');
}

const TONES: Readonly<Record<string, Tone>> = { running: 'good', failed: 'bad', stopped: 'bad' };

interface Surroundings {
	readonly elapsed: () => number;
	readonly log: DeployEdges['log'];
	readonly update: Update;
}

/** Follows the status from record to record: one log line a transition. */
class StatusWatch {
	readonly #inputs: DeployInputs;
	readonly #around: Surroundings;
	#status: string | undefined;
	#queueMs: number | undefined;
	#warned = false;

	constructor(inputs: DeployInputs, around: Surroundings) {
		this.#inputs = inputs;
		this.#around = around;
	}

	get #entrypoint(): string | undefined {
		const { app } = this.#inputs;
		return app.kind === 'directory' ? app.entrypoint : undefined;
	}

	/**
	 * Takes in a record.
	 * @returns whether what is waited for has been reached.
	 * @throws StepFailure where the deployment has failed or was stopped.
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
		const { log, elapsed } = this.#around;
		log.info(`Still ${this.#status || 'waiting for a status'} after ${formatDuration(elapsed())}`, 'quiet');
	}

	#note(record: DeploymentRecord): void {
		const { log, elapsed, update } = this.#around;
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
