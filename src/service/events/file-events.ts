import { StepFailure } from '../../domain/failures/failure.ts';
import { type FileEvent, parseFileEvent } from '../../domain/records/file-event.ts';
import type { Connection } from '../../http/connection.ts';
import { followEvents, type StreamSpec } from './event-stream.ts';

export interface FileEventsRequest extends Pick<StreamSpec, 'signal' | 'leftMs' | 'opened'> {
	/** Both ids are validated by the caller. */
	readonly browserId: string;
	readonly watchId: string;
	/** Called with each event; returns whether no more are needed. A StepFailure that it throws ends the watch. */
	readonly take: (event: FileEvent) => boolean;
	/** Called for each malformed event, with the reason. */
	readonly malformed: (why: string) => void;
}

/**
 * GET /browsers/{id}/fs/watch/{watch_id}/events (API §4.1): follows the events of a watch until `take` returns true.
 * @throws StepFailure `network`, `rejected`, or `stopped` if the watch has ended; Interrupted.
 */
export async function followFileEvents(
	connection: Connection,
	{ browserId, watchId, take, malformed, ...options }: FileEventsRequest,
): Promise<void> {
	await followEvents(connection, {
		doing: 'Watching the files',
		path: () => `/browsers/${browserId}/fs/watch/${watchId}/events`,
		take(data) {
			const parsed = parseFileEvent(data);
			if (parsed.ok) return take(parsed.record) ? 'enough' : 'counted';
			malformed(parsed.why);
			return 'skipped';
		},
		ended: new StepFailure({
			kind: 'stopped',
			message: `Watch ${watchId} was stopped: its stream ended, and the service responded with 404 to the reconnect.`,
			advice: 'Find out what stopped the watch or ended the browser session, then start both again.',
		}),
		...options,
	});
}
