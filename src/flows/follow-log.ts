import { KEPT_LINES, linesOf, MOST_LINES, redactLines } from '../domain/app-log.ts';
import type { DeploymentEvent } from '../domain/deployment-event.ts';
import { Interrupted } from '../domain/interruption.ts';
import { count } from '../domain/units.ts';
import type { CallOptions } from '../service/call-options.ts';
import type { DeployEdges } from './edges.ts';

export const LOG_TITLE = 'Log of the app';

/** Milliseconds that a failed deployment's last lines may take to arrive, in all and without any coming. */
const DRAIN_MS = 1_000;
const QUIET_MS = 300;

type LogEdges = Pick<DeployEdges, 'clock' | 'deployments' | 'log' | 'redact'>;

/** The app's log, printed beside the wait: it decides nothing, cannot fail, and ends when it is told to. */
export class FollowedLog {
	readonly #id: string;
	readonly #edges: LogEdges;
	readonly #bounds: CallOptions;
	readonly #stop = new AbortController();
	#following: Promise<void> | undefined;
	#lines: string[] = [];
	#printed = 0;
	#arrived = () => {};

	constructor(id: string, edges: LogEdges, bounds: CallOptions) {
		this.#id = id;
		this.#edges = edges;
		this.#bounds = bounds;
	}

	/** The last lines, with whatever secrets they hold. */
	get lastLines(): readonly string[] {
		return this.#lines.slice(-KEPT_LINES);
	}

	/** Asks for the log, the first time. */
	begin(): void {
		this.#following ??= this.#follow();
	}

	/** Waits for the lines that explain an end: until the stream says that this is all, or is silent, or takes too long. */
	async drain(): Promise<void> {
		this.begin();
		const { clock } = this.#edges;
		const over = new AbortController();
		const quiet = clock.watchdog(QUIET_MS, () => over.abort());
		this.#arrived = quiet.feed;
		await Promise.race([this.#following, clock.sleep(DRAIN_MS, over.signal).catch(() => {})]);
		quiet.stop();
		over.abort();
	}

	async end(): Promise<void> {
		this.#stop.abort();
		await this.#following;
	}

	async #follow(): Promise<void> {
		const { deployments, log } = this.#edges;
		const { signal, leftMs } = this.#bounds;
		try {
			await deployments.follow(this.#id, {
				signal: AbortSignal.any([signal, this.#stop.signal]),
				leftMs,
				note: (line) => log.debug(line),
				take: (event) => this.#take(event),
			});
		} catch (thrown) {
			if (thrown instanceof Interrupted) return;
			log.debug(`The app's log is not followed any more: ${thrown instanceof Error ? thrown.message : typeof thrown}`);
		}
	}

	#take(event: DeploymentEvent): boolean {
		if (event.kind === 'log') this.#show(linesOf(event.line));
		if (event.kind !== 'other') this.#arrived();
		// Final on the server: the log is all there.
		return event.kind === 'state' && (event.status === 'failed' || event.status === 'stopped');
	}

	#show(lines: readonly string[]): void {
		this.#lines.push(...lines);
		if (this.#lines.length > 10 * KEPT_LINES) this.#lines = this.#lines.slice(-KEPT_LINES);
		if (this.#printed >= MOST_LINES) return;
		const { log, redact } = this.#edges;
		for (const line of redactLines(lines, redact)) {
			log.groupLine(LOG_TITLE, line);
			if (++this.#printed < MOST_LINES) continue;
			log.groupLine(LOG_TITLE, `… the lines after the first ${count(MOST_LINES, 'line')} are not shown`);
			return;
		}
	}
}
