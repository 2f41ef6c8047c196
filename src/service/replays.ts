import { parseReplays, type ReplayRecord } from '../domain/records/replay.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { send } from '../http/request.ts';
import { unusableResponse } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';

/**
 * GET /browsers/{id}/replays (API §4.4): all of them, there are no pages.
 * @param browserId validated by the caller.
 * @throws StepFailure `network`, or `rejected`, also for a response that is not a list of replays; Interrupted.
 */
export async function listReplays(
	connection: Connection,
	browserId: string,
	options: CallOptions,
): Promise<readonly ReplayRecord[]> {
	const path = `/browsers/${browserId}/replays`;
	const response = await send(connection, { doing: 'Listing the replays', method: 'GET', path, ...options });
	const read = readJson(response);
	const replays = read.ok ? parseReplays(read.record) : read;
	if (!replays.ok) throw unusableResponse(response, replays.why);
	return replays.record;
}
