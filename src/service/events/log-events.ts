import { type DeploymentEvent, parseDeploymentEvent } from '../../domain/records/deployment-event.ts';
import type { CallOptions, Connection } from '../../http/connection.ts';
import { Cursor } from './cursor.ts';
import { followEvents } from './event-stream.ts';

export interface DeploymentEventsRequest extends CallOptions {
	/** Called with each event once, even if the service repeats it; returns whether no more are needed. */
	readonly take: (event: DeploymentEvent) => boolean;
	/** Called with one line about each problem. None of them affects the deploy. */
	readonly note: (line: string) => void;
}

/**
 * GET /deployments/{id}/events or /invocations/{id}/events: not in the specification, but offered by similar services. A
 * broken connection is opened again with `since` set to the last event. Only log lines count as progress.
 * @throws StepFailure `network` or `rejected`, also if the service has no such operation; Interrupted.
 */
export async function followLog(
	connection: Connection,
	resource: 'deployment' | 'invocation',
	id: string,
	{ take, note, signal, leftMs }: DeploymentEventsRequest,
): Promise<void> {
	const path = `/${resource}s/${id}/events`;
	const cursor = new Cursor();
	let malformed = 0;
	await followEvents(
		{ ...connection, note },
		{
			what: { doing: "Following the app's log", request: `GET ${path}` },
			path: () => (cursor.since === undefined ? path : `${path}?${new URLSearchParams({ since: cursor.since })}`),
			resumes: true,
			signal,
			leftMs,
			opened: () => cursor.reopen(),
			take(data) {
				const parsed = parseDeploymentEvent(data, resource);
				if (!parsed.ok) {
					if (++malformed === 1) note(`An event of the ${resource} was skipped: ${parsed.why}`);
					return 'skipped';
				}
				const { event } = parsed;
				if ('timestamp' in event && !cursor.isNew(event.timestamp, event.kind === 'log' ? event.line : event.status))
					return 'skipped';
				if (take(event)) return 'enough';
				return event.kind === 'log' ? 'counted' : 'skipped';
			},
		},
	);
}
