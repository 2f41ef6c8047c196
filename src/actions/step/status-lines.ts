import { formatDuration, withoutStop } from '../../domain/text/format.ts';
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
		const reason = statusReason === '' ? '' : `: ${causeOf(statusReason)}`;
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

/**
 * What is known of a status when the time is over, as part of a sentence.
 * @param since what came of the last poll, where none could be read since that status.
 */
export function statusAtTimeout(status: string, since: string | undefined, time: string): string {
	const shown = `"${status || 'unknown'}"`;
	return since === undefined
		? `is still ${shown} after ${time} ("timeout")`
		: `was last seen as ${shown}; its status could not be read again before "timeout" (${time}) ended: ${since}`;
}

/** The same at a cancel. */
export function statusAtCancel(status: string, since: string | undefined): string {
	const shown = `"${status || 'unknown'}"`;
	return since === undefined ? `was ${shown}` : `was last seen as ${shown} (since then: ${since})`;
}

/** The service's reason for a status, as a sentence: the line of it that names the cause. */
export function describeReason(statusReason: string): string {
	return statusReason === '' ? 'The service gave no reason.' : `Reason: ${withoutStop(causeOf(statusReason))}.`;
}

/** `KeyError: 'PORT'`, `Uncaught TypeError [ERR_X]: no database` */
const ERROR_LINE = /^(?:Uncaught )?[\w.$]*(?:Error|Exception)(?: \[\w+\])?(?::|$)/;

/** The line of a reason that names the cause. Above it, Python writes the stack, and Node.js the line of code. */
export function causeOf(reason: string): string {
	const lines = reason.split(/\r?\n/).filter((line) => line.trim() !== '');
	return lines.findLast((line) => ERROR_LINE.test(line)) ?? lines[0] ?? '';
}
