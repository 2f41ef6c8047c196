import { anySignal } from 'any-signal';
import { Interrupted } from '../../domain/failures/interruption.ts';
import type { DeploymentEvent } from '../../domain/records/deployment-event.ts';
import type { Redact } from '../../domain/secrets/redact.ts';
import { count } from '../../domain/text/format.ts';
import { withoutColours } from '../../domain/text/sanitize.ts';
import { shorten } from '../../domain/text/shorten.ts';
import type { CallOptions } from '../../http/connection.ts';
import type { DeploymentEventsRequest } from '../../service/events/log-events.ts';
import type { RunnerEdges } from './edges.ts';
import { atMost } from './time-limit.ts';

const TITLE = 'Log of the app';
/** Characters that are shown of one line, and of all lines of one event. */
const LONGEST_LINE = 2_000;
const LONGEST_MESSAGE = 16_000;
/** Lines that a step prints. */
const MOST_PRINTED = 10_000;
/** Of the last lines, how many the summary of a failure shows, and how many are searched for the place of an error. */
export const MOST_SHOWN = 20;
const MOST_SEARCHED = 400;
/** Milliseconds that the last lines of what has failed are waited for. */
const DRAIN_MS = 3_000;
/** Statuses after which nothing is written any more: of a deployment, and of an invocation. */
const FINAL = ['failed', 'stopped', 'succeeded'];

export interface AppLogEdges extends Pick<RunnerEdges, 'clock' | 'log'> {
	readonly redact: Redact;
}

/** Prints the app's log during the wait. It has no influence on the result, never throws, and runs until `end()`. */
export class AppLog {
	/** The last lines, redacted: more than are shown. */
	lastLines: readonly string[] = [];
	readonly #follow: () => Promise<void>;
	readonly #edges: AppLogEdges;
	readonly #stop = new AbortController();
	#following: Promise<void> | undefined;
	#printed = 0;

	/**
	 * @param follow follows the stream of what was made.
	 * @param tell called with each event that the stream brings.
	 */
	constructor(
		follow: (request: DeploymentEventsRequest) => Promise<void>,
		edges: AppLogEdges,
		{ signal, leftMs }: CallOptions,
		tell: (event: DeploymentEvent) => void = () => {},
	) {
		this.#edges = edges;
		const debug = (line: string) => edges.log.debug(line);
		const take = (event: DeploymentEvent) => {
			if (event.kind === 'log') this.#show(linesOf(event.line));
			tell(event);
			return event.kind === 'state' && FINAL.includes(event.status);
		};
		this.#follow = () =>
			follow({ signal: anySignal([signal, this.#stop.signal]), leftMs, note: debug, take }).catch((thrown: unknown) => {
				if (thrown instanceof Interrupted) return;
				debug(`The step no longer follows the app's log: ${thrown instanceof Error ? thrown.message : typeof thrown}`);
			});
	}

	/** Starts following the log; further calls do nothing. */
	begin(): void {
		this.#following ??= this.#follow();
	}

	/** Waits for the last lines of what has ended. */
	async drain(): Promise<void> {
		this.begin();
		await atMost(DRAIN_MS, this.#following, { clock: this.#edges.clock, cancel: this.#stop.signal });
	}

	async end(): Promise<void> {
		this.#stop.abort();
		await this.#following;
	}

	#show(lines: readonly string[]): void {
		const { log, redact } = this.#edges;
		const shown = redactLines(lines, redact);
		this.lastLines = [...this.lastLines, ...shown].slice(-MOST_SEARCHED);
		for (const line of shown) {
			this.#printed += 1;
			if (this.#printed <= MOST_PRINTED) log.groupLine(TITLE, line);
			if (this.#printed === MOST_PRINTED)
				log.groupLine(TITLE, `… only the first ${count(MOST_PRINTED, 'line')} are shown`);
		}
	}
}

/** Splits a log event into lines, without colours and other terminal control sequences. */
export function linesOf(message: string): string[] {
	const lines = withoutColours(shorten(message, LONGEST_MESSAGE)).split(/\r\n|\r|\n/);
	const end = lines.findLastIndex((line) => line !== '');
	return lines.slice(0, Math.max(1, end + 1)).map((line) => shorten(line, LONGEST_LINE));
}

/** Redacts lines, including secrets that span several lines; the result may then have fewer lines. */
export function redactLines(lines: readonly string[], redact: Redact): string[] {
	return lines.length === 0 ? [] : redact(lines.join('\n')).split('\n');
}
