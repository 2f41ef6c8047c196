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
	const what = { doing: 'Listing the replays', request: `GET ${path}` };
	const response = await send(connection, { what, method: 'GET', path, retry: 'idempotent', ...options });
	const read = readJson(response);
	if (!read.ok) throw unusableResponse(what, response, read.why);
	const parsed = parseReplays(read.json);
	if (!parsed.ok) throw unusableResponse(what, response, parsed.why);
	return parsed.record;
}
