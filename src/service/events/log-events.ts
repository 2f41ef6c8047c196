import { type DeploymentEvent, parseDeploymentEvent } from '../../domain/records/deployment-event.ts';
import type { Made } from '../../domain/records/id.ts';
import { parseTime } from '../../domain/text/time.ts';
import { type CallOptions, type Connection, quietly } from '../../http/connection.ts';
import { followEvents } from './event-stream.ts';

export interface DeploymentEventsRequest extends CallOptions {
	/** Called with each event once, even if the service repeats it; returns whether no more are needed. */
	readonly take: (event: DeploymentEvent) => boolean;
}

/**
 * GET /deployments/{id}/events or /invocations/{id}/events: not in the specification, but offered by similar services. A
 * broken connection is opened again with `since` set to the last event. Only log lines count as progress. Problems are for the
 * debug log: none of them affects the deploy.
 * @throws StepFailure `network` or `rejected`, also if the service has no such operation; Interrupted.
 */
export async function followLog(
	connection: Connection,
	made: Made,
	id: string,
	{ take, ...options }: DeploymentEventsRequest,
): Promise<void> {
	const path = `/${made}s/${id}/events`;
	const cursor = new Cursor();
	let malformed = 0;
	await followEvents(quietly(connection), {
		doing: "Following the app's log",
		path() {
			const since = cursor.reopen();
			return since === undefined ? path : `${path}?${new URLSearchParams({ since })}`;
		},
		take(data) {
			const parsed = parseDeploymentEvent(data, made);
			if (!parsed.ok) {
				if (++malformed === 1) connection.debug(`An event of the ${made} was skipped: ${parsed.why}`);
				return 'skipped';
			}
			const { record: event } = parsed;
			const isLog = event.kind === 'log';
			const isKnown = 'timestamp' in event && !cursor.isNew(event.timestamp, isLog ? event.line : event.status);
			if (isKnown) return 'skipped';
			if (take(event)) return 'enough';
			return isLog ? 'counted' : 'skipped';
		},
		...options,
	});
}

/** Events of one time that are remembered, and characters of each; any more of them may be shown twice. */
const MOST_REMEMBERED = 1_000;
const LONGEST_KEY = 200;

/** The position in a stream: from when to ask for more, and which events of a new connection are repeats. */
export class Cursor {
	/** The time of the latest event as the service wrote it; undefined before the first event. */
	#since: string | undefined;
	/** That time, and the events of it; and the same when the connection was opened. */
	#latest = { at: Number.NEGATIVE_INFINITY, texts: [] as readonly string[] };
	#known = this.#latest;

	/** Must be called before each connection. @returns the time from which to ask; undefined for all. */
	reopen(): string | undefined {
		this.#known = this.#latest;
		return this.#since;
	}

	/** Records an event. @param timestamp a time, validated by the caller. @returns whether it comes for the first time. */
	isNew(timestamp: string, text: string): boolean {
		const at = parseTime(timestamp);
		const key = text.slice(0, LONGEST_KEY);
		if (at < this.#known.at || (at === this.#known.at && this.#known.texts.includes(key))) return false;
		if (at > this.#latest.at) {
			this.#since = timestamp;
			this.#latest = { at, texts: [key] };
		} else if (at === this.#latest.at && this.#latest.texts.length < MOST_REMEMBERED) {
			this.#latest = { at, texts: [...this.#latest.texts, key] };
		}
		return true;
	}
}
