import { anySignal } from 'any-signal';
import { Interrupted } from '../../domain/failures/interruption.ts';
import type { AppNames } from '../../domain/records/app.ts';
import type { DeploymentEvent } from '../../domain/records/deployment-event.ts';
import type { Redact } from '../../domain/secrets/redact.ts';
import { count } from '../../domain/text/format.ts';
import type { CallOptions } from '../../http/connection.ts';
import type { DeploymentEventsRequest } from '../../service/events/log-events.ts';
import { LAST_LINES, linesOf, MOST_CHARACTERS, MOST_LINES, redactLines, SEARCHED_LINES } from './app-log.ts';
import type { RunnerEdges } from './edges.ts';

const LOG_TITLE = 'Log of the app';

/** Statuses after which nothing is written any more: of a deployment, and of an invocation. */
const FINAL = ['failed', 'stopped', 'succeeded'];

/** Milliseconds from the end of a failed deployment until its stream is open … */
const OPENING_MS = 10_000;
/** … from then until its last lines have arrived in all … */
const DRAIN_MS = 3_000;
/** … and of that without any new line. */
const QUIET_MS = 1_000;

export interface LogEdges extends Pick<RunnerEdges, 'clock' | 'log'> {
	readonly deployments: { follow(id: string, request: DeploymentEventsRequest): Promise<void> };
	readonly redact: Redact;
}

/** Who else is told of what the stream brings. */
export interface LogReaders {
	/** Called with the text of each event, whole and as it came. */
	readonly text?: (text: string) => void;
	readonly app?: (app: AppNames) => void;
	/** Called with each status that it tells. */
	readonly state?: (status: string) => void;
}

/** Prints the app's log during the wait. It has no influence on the result, never throws, and runs until `end()`. */
export class FollowedLog {
	readonly #id: string;
	readonly #edges: LogEdges;
	readonly #bounds: CallOptions;
	readonly #stop = new AbortController();
	#following: Promise<void> | undefined;
	readonly #readers: LogReaders;
	/** The lines of the last events, one array per event, and how many lines that are. */
	#last: string[][] = [];
	#lastCount = 0;
	#printed = 0;
	#characters = 0;
	/** Whether the limit of printed lines is reached. The last lines are still collected. */
	#isFull = false;
	#isOpen = false;
	#arrived = () => {};

	constructor(id: string, edges: LogEdges, bounds: CallOptions, readers: LogReaders = {}) {
		this.#id = id;
		this.#edges = edges;
		this.#bounds = bounds;
		this.#readers = readers;
	}

	/**
	 * The last lines, redacted as a whole, because a secret may span several lines and several events. Then once more those
	 * that are left: a shorter text is searched deeper.
	 */
	get lastLines(): readonly string[] {
		const { redact } = this.#edges;
		const lines = redactLines(this.#last.slice(-LAST_LINES).flat(), redact).slice(-LAST_LINES);
		return redactLines(lines, redact);
	}

	/** More of the last lines, not redacted: for a search, never to be shown. */
	get searchedLines(): readonly string[] {
		return this.#last.flat();
	}

	/** Starts following the log; further calls do nothing. */
	begin(): void {
		this.#following ??= this.#follow();
	}

	/** Waits for the last lines of an ended deployment: until the stream ends, is silent, or takes too long. */
	async drain(): Promise<void> {
		this.begin();
		const { clock } = this.#edges;
		const over = new AbortController();
		const end = () => over.abort();
		let stopLimit = clock.watchdog(OPENING_MS, end);
		let stopQuiet: (() => void) | undefined;
		this.#arrived = () => {
			if (stopQuiet === undefined) {
				stopLimit();
				stopLimit = clock.watchdog(DRAIN_MS, end);
			}
			stopQuiet?.();
			stopQuiet = clock.watchdog(QUIET_MS, end);
		};
		if (this.#isOpen) this.#arrived();
		await Promise.race([this.#following, clock.sleep(OPENING_MS + DRAIN_MS, over.signal).catch(() => {})]);
		for (const stop of [stopLimit, stopQuiet]) stop?.();
		end();
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
				signal: anySignal([signal, this.#stop.signal]),
				leftMs,
				opened: () => {
					this.#isOpen = true;
					this.#arrived();
				},
				note: (line) => log.debug(line),
				take: (event) => this.#take(event),
			});
		} catch (thrown) {
			if (thrown instanceof Interrupted) return;
			log.debug(`The app's log is not followed any more: ${thrown instanceof Error ? thrown.message : typeof thrown}`);
		}
	}

	#take(event: DeploymentEvent): boolean {
		if (event.kind === 'log') {
			this.#show(linesOf(event.line));
			this.#readers.text?.(event.line);
		}
		if (event.kind === 'app') this.#readers.app?.(event.app);
		if (event.kind === 'state') this.#readers.state?.(event.status);
		if (event.kind !== 'other') this.#arrived();
		// Final on the server: the log is all there.
		return event.kind === 'state' && FINAL.includes(event.status);
	}

	#remember(lines: string[]): void {
		this.#last.push(lines);
		this.#lastCount += lines.length;
		for (let first = this.#last[0]; first !== undefined; first = this.#last[0]) {
			if (this.#lastCount - first.length < SEARCHED_LINES) return;
			this.#last.shift();
			this.#lastCount -= first.length;
		}
	}

	#show(lines: string[]): void {
		this.#remember(lines);
		if (this.#isFull) return;
		const { log, redact } = this.#edges;
		for (const line of redactLines(lines, redact)) {
			this.#printed += 1;
			this.#characters += line.length;
			this.#isFull = this.#printed > MOST_LINES || this.#characters > MOST_CHARACTERS;
			if (this.#isFull) {
				const shown = `${count(this.#printed - 1, 'line')} (${count(this.#characters - line.length, 'character')})`;
				log.groupLine(LOG_TITLE, `… the lines after the first ${shown} are not shown`);
				return;
			}
			log.groupLine(LOG_TITLE, line);
		}
	}
}
